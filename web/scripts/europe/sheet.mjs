// The sheet on which Europe is drawn: where a place of the globe lies on it.

export const SHEET = { width: 1220, height: 860 };
// What is drawn beyond its edges, under the frame.
const MARGIN = 6;

// Lambert's conic with two true parallels, in degrees from its middle.
const rad = Math.PI / 180;
const [SOUTH, NORTH, MIDDLE] = [40 * rad, 55 * rad, { lon: 10.5 * rad, lat: 47.3 * rad }];
const cone = (lat) => Math.tan(Math.PI / 4 + lat / 2);
const n = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(cone(NORTH) / cone(SOUTH));
const radius = (lat) => (Math.cos(SOUTH) * cone(SOUTH) ** n) / n / cone(lat) ** n / rad;
function conic([lon, lat]) {
  const turn = n * (lon * rad - MIDDLE.lon);
  const r = radius(lat * rad);
  return [r * Math.sin(turn), r * Math.cos(turn) - radius(MIDDLE.lat)];
}

// Where many towns lie close together the map is larger than life: round a place, up to about `reach` degrees, things
// are drawn larger by `more` and moved.
const LENSES = [
  { at: [-2.2, 53], reach: 2.2, more: 0.5, move: [0, -0.75] }, // England
  { at: [-7.6, 53.2], reach: 1.9, more: 0.42, move: [-1, -0.5] }, // Ireland
  { at: [-4.5, 50.6], reach: 1.2, more: 0.2, move: [-0.1, -0.15] }, // Cornwall
  { at: [2.5, 49.3], reach: 1.6, more: 0.25, move: [-0.1, 0.4] }, // Normandy
  { at: [10.5, 48.4], reach: 4.6, more: 0.36, move: [0.3, 0] }, // Rhine and Alps
  { at: [13, 52.5], reach: 2.5, more: 0.2, move: [0.6, -0.4] }, // Prussia
  { at: [10, 44.6], reach: 2.2, more: 0.12, move: [0, 0] }, // Lombardy
  { at: [13, 41.5], reach: 2, more: 0.28, move: [-0.2, 0.15] }, // Rome
  { at: [16.4, 42.6], reach: 1.5, more: 0.25, move: [0, 0] }, // the Adriatic
  { at: [19.5, 46.5], reach: 2.6, more: 0.2, move: [0.3, 0] }, // Hungary
  { at: [26, 45.4], reach: 3, more: 0.45, move: [0.4, 0] }, // Transylvania and Wallachia
  { at: [21, 41.5], reach: 2.5, more: 0.2, move: [0.4, 0.1] }, // Macedonia
].map((lens) => ({ ...lens, at: conic(lens.at) }));
// The part that is shown, in stretched degrees from the middle.
const WINDOW = { west: -18.2, east: 18.8, north: -13.15, south: 12.25 };

function project(place) {
  const [x0, y0] = conic(place);
  let [x, y] = [x0, y0];
  for (const { at, reach, more, move } of LENSES) {
    const [dx, dy] = [x0 - at[0], y0 - at[1]];
    const near = Math.exp(-(dx * dx + dy * dy) / (2 * reach * reach));
    x += (dx * more + move[0]) * near;
    y += (dy * more + move[1]) * near;
  }
  return [
    ((x - WINDOW.west) / (WINDOW.east - WINDOW.west)) * SHEET.width,
    ((y - WINDOW.north) / (WINDOW.south - WINDOW.north)) * SHEET.height,
  ];
}

// Points lie on a grid of whole units, so that lines which meet meet exactly.
export const onGrid = (place) => project(place).map(Math.round);
const [LEFT, TOP, RIGHT, BOTTOM] = [-MARGIN, -MARGIN, SHEET.width + MARGIN, SHEET.height + MARGIN];
export const isOnSheet = ([x, y]) => x >= LEFT && x <= RIGHT && y >= TOP && y <= BOTTOM;

// What lies off the sheet is pressed to its rim.
const between = (low, v, high) => Math.min(Math.max(v, low), high);
export function pressed(place) {
  const [x, y] = onGrid(place);
  return [between(LEFT, x, RIGHT), between(TOP, y, BOTTOM)];
}
export const isOnRim = ([x, y]) => x === LEFT || x === RIGHT || y === TOP || y === BOTTOM;
export const runsAlongRim = ([ax, ay], [bx, by]) =>
  (ax === bx && (ax === LEFT || ax === RIGHT)) || (ay === by && (ay === TOP || ay === BOTTOM));
export const inward = ([x, y]) => [between(LEFT + 1, x, RIGHT - 1), between(TOP + 1, y, BOTTOM - 1)];
// How far round the sheet a point of its rim lies, from the top left corner.
export const CORNERS = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
];
export function aroundRim([x, y]) {
  const [width, height] = [RIGHT - LEFT, BOTTOM - TOP];
  if (y === TOP) return x - LEFT;
  if (x === RIGHT) return width + y - TOP;
  if (y === BOTTOM) return width + height + RIGHT - x;
  return 2 * width + height + BOTTOM - y;
}
