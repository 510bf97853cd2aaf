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
  const said = lines.map((line) => line.trim().replace(/\$(block|label)\$?\d+/, '')).filter((line) => line !== ')');
  return new Set(said.slice(2).map((line, i) => `${said[i + 1]} ${line}`));
};
const pairs = functions.map(pairsOf);
const having = new Map(); // a pair: in which functions it is
pairs.forEach((own, i) => {
  for (const pair of own) {
    if (!having.has(pair)) having.set(pair, []);
    having.get(pair).push(i);
  }
});
const tooMany = 500; // functions have such a pair, for it to say anything

// The one left that has most in common with that one; if there is none, the next.
const left = new Set(functions.keys());
const nearest = (to) => {
  const common = new Map();
  for (const pair of pairs[to]) {
    const others = having.get(pair);
    if (others.length >= tooMany) continue;
    for (const i of others) if (left.has(i)) common.set(i, (common.get(i) ?? 0) + 1);
  }
  let [best, most] = [left.values().next().value, 0];
  for (const [i, number] of common) {
    const share = number / (pairs[i].size + pairs[to].size);
    if (share > most || (share === most && i < best)) [best, most] = [i, share];
  }
  return best;
};
const order = [];
for (let i = 0; left.size > 0; i = nearest(i)) {
  order.push(i);
  left.delete(i);
}
writeFileSync(file, [...before, ...order.flatMap((i) => functions[i]), ...after].join('\n'));
