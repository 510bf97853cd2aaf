// Europe as it is drawn: one sheet, where its places are, the ways between them, and the ground of each.
export { SHEET } from '../../../generated/europe.ts';
export { LINE_MIDDLE, LINES, PLACES, SEA_ROUTES, type SeaRoute, type Spot } from './lines.ts';
export { GROUNDS } from './cells.ts';
