// The two sides of a card as signs, for the hand: "#outpost", "+2", "#vp". What begins with # is a symbol of the icon
// sprite. Who it takes from or harms is "#rivals"; "#fell": when it falls in a raid; "#over": at the end of the game.
interface Signs {
  crew: string;
  hall: string | null; // heroes have none
}

const SIGNS: Record<string, Signs> = {
  archer: { crew: '#outpost +2 #vp', hall: '#rivals ⇄ #worker' },
  armourer: { crew: '#monastery +2 #strength', hall: '+1 #armour' },
  avenger: { crew: '#fell #rivals −1 #crew', hall: '#rivals −1 #silver' },
  barbarian: { crew: '#fortress +2 #strength', hall: '#rivals → 1 #spoils' },
  berserker: { crew: '#fell → #hand', hall: '#rivals −1 #armour' },
  brawler: { crew: '#die ↻ #die', hall: '−1 #crew → 1 #spoils' },
  brynjar: { crew: '3 #armour +1 #strength', hall: null },
  cartographer: { crew: '#fortress −1 #gold', hall: '1 #provisions → 1 #gold' },
  champion: { crew: '#over +3 #vp', hall: '#rivals −1 #provisions' },
  folke: { crew: '1 #crew +1 #strength', hall: null },
  forager: { crew: '#mill +1 #provisions', hall: '+2 #provisions' },
  gatekeeper: { crew: '#gate_house +1 #cards', hall: '+3 #cards' },
  gravedigger: { crew: '#fell +1 #gold', hall: '#crew ⇄ #hand' },
  huntsman: { crew: '#outpost −1 #provisions', hall: '+1 #provisions +1 #silver' },
  jeweller: { crew: '#silversmith +1 #silver', hall: '2 #silver → 1 #gold' },
  marauder: { crew: '#outpost +1 #vp', hall: '1 #livestock → 1 #gold' },
  mercenary: { crew: '#fell +1 #vp', hall: '#rivals → #silver / #provisions' },
  merchant: { crew: '#over 1 #livestock +1 #vp', hall: '→ #village' },
  ragnhildr: { crew: '2 #valkyrie +1 #strength', hall: null },
  recruiter: { crew: '#barracks −1 #silver', hall: '2 #silver → #crew' },
  sage: { crew: '#long_house +1', hall: '↻ 3 #tile' },
  scout: { crew: '#monastery −1 #provisions', hall: '#hand ⇄ #rivals' },
  shieldmaiden: { crew: '#monastery +1 #vp', hall: '1 #livestock → 1 #iron' },
  trader: { crew: '#over 1 #tile +1 #vp', hall: '#tile −1' },
  warlord: { crew: '#over +2 #vp', hall: '#rivals → 2 #silver' },
  warmonger: { crew: '#harbour +1 #vp', hall: '#rivals → 1 #provisions' },
};

// Where the older printing differs.
const OLDER_HALLS: Record<string, string> = {
  cartographer: '2 #provisions → 1 #gold',
  gatekeeper: '+1–3 #cards',
  warmonger: '#rivals → 2 #provisions',
};

export interface Sign {
  icon?: string;
  text?: string;
}

const split = (signs: string): Sign[] =>
  signs.split(' ').map((s) => (s.startsWith('#') ? { icon: s.slice(1) } : { text: s }));

export function signsOf(card: string, older: boolean): { crew: Sign[]; hall: Sign[] | null } {
  const signs = SIGNS[card];
  const hall = (older ? OLDER_HALLS[card] : undefined) ?? signs?.hall;
  return { crew: split(signs?.crew ?? ''), hall: hall ? split(hall) : null };
}
