// node tools/order_functions.mjs MODULE.wat: writes the functions of a module anew, in an order in which each stands
// beside those that are most like it. What repeats what has just been is what compresses best.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2];
const before = [];
const functions = []; // the lines of each
const after = [];
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const inside = line.startsWith('  ') || line === ' )';
  if (line.startsWith(' (func ')) functions.push([line]);
  else if (inside && functions.length > 0 && after.length === 0) functions.at(-1).push(line);
  else (functions.length === 0 ? before : after).push(line);
}

// What a function is made of: instructions in pairs, whatever the labels of blocks are.
const pairsOf = (lines) => {
  const bare = lines.map((line) => line.trim().replace(/\$(block|label)\$?\d+/, ''));
  const instructions = bare.filter((line) => line !== ')');
  return new Set(instructions.slice(2).map((line, i) => `${instructions[i + 1]} ${line}`));
};
const pairs = functions.map(pairsOf);
const having = new Map(); // a pair: in which functions it is
pairs.forEach((own, i) => {
  for (const pair of own) {
    if (!having.has(pair)) having.set(pair, []);
    having.get(pair).push(i);
  }
});
const tooMany = 2000; // functions have such a pair, for it to say anything
const said = (pair) => Math.log(functions.length / having.get(pair).length); // the rarer, the more
const allSaid = pairs.map((own) => [...own].reduce((sum, pair) => sum + said(pair), 0));

// The one left that has most in common with the last ones, the very last above all; if there is none, the next.
const left = new Set(functions.keys());
const nearest = (last) => {
  const common = new Map();
  last.forEach((to, ago) => {
    for (const pair of pairs[to]) {
      const others = having.get(pair);
      if (others.length >= tooMany) continue;
      for (const i of others) if (left.has(i)) common.set(i, (common.get(i) ?? 0) + said(pair) * 0.7 ** ago);
    }
  });
  let [best, most] = [left.values().next().value, 0];
  for (const [i, number] of common) {
    const share = number / (allSaid[i] + allSaid[last[0]]);
    if (share > most || (share === most && i < best)) [best, most] = [i, share];
  }
  return best;
};
const order = [];
for (let i = 0; left.size > 0; i = nearest(order.slice(-8).reverse())) {
  order.push(i);
  left.delete(i);
}
writeFileSync(file, [...before, ...order.flatMap((i) => functions[i]), ...after].join('\n'));
