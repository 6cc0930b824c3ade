import type { MapFeature, MapKind } from '@guide/contracts/city/map';
import { type GlyphId, glyphs } from '../glyphs';
import { digits } from './digits';
import type { Palette } from './palettes';
import { HEIGHT, pathOf, project, visible, WIDTH } from './view';

/** A numbered place: a red disc. */
export interface Marker {
  rank: number;
  at: [lng: number, lat: number];
}

const paths = (features: MapFeature[]): string => features.map(pathOf).join('');

/** The whole picture as SVG without lettering. */
export function still(features: MapFeature[], markers: Marker[], colours: Palette): string {
  const of = (kind: MapKind): MapFeature[] => features.filter((feature) => feature.kind === kind);
  const fill = (kind: MapKind, colour: string, edge: string): string =>
    `<path d="${paths(of(kind))}" fill="${colour}" stroke="${edge}" stroke-width="1.2"/>`;
  const line = (d: string, colour: string, width: number, more = ''): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`;
  const rail = paths(of('rail'));
  const bridges = (use: MapFeature['use']): string =>
    paths(of('bridge').filter((bridge) => bridge.use === use));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${colours.land}"/>`,
    ...of('area').map((area, index) => {
      const tint = colours.tints[index % colours.tints.length];
      return `<path d="${pathOf(area)}" fill="${tint}" stroke="${colours.areaEdge}" stroke-width=".8" stroke-dasharray="3 3"/>`;
    }),
    fill('park', colours.park, colours.parkEdge),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    line(trees(of('park')), colours.tree, 5.5),
    line(paths(of('canal')), colours.water, 2.6),
    '</g>',
    fill('river', colours.water, colours.waterEdge),
    fill('lake', colours.water, colours.waterEdge),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    line(paths(of('riverLabel')), colours.ripple, 1.4, ' stroke-dasharray="9 31"'),
    ...twice('rail', rail, [
      `stroke="${colours.rail}" stroke-width="1.4"`,
      `stroke="${colours.rail}" stroke-width="4" stroke-linecap="butt" stroke-dasharray="1 7"`,
    ]),
    line(bridges('rail'), colours.bridge, 5, ' stroke-linecap="butt"'),
    line(bridges('foot'), colours.bridge, 2.2),
    line(bridges('road'), colours.bridge, 9.5, ' stroke-linecap="butt"'),
    ...roads(of('road'), colours),
    '</g>',
    ...landmarks(of('landmark'), markers, colours),
    // Who shows places of their own asks for `map-still.svg#ranks`, which has none of these.
    '<style>#ranks:target{display:none}</style><g id="ranks">',
    ...markers.map((marker) => disc(marker, colours)),
    '</g></svg>\n',
  ].join('\n');
}

/** One path drawn twice, written once: the map stays within the size that every picture has. */
const twice = (id: string, d: string, strokes: [under: string, over: string]): string[] => [
  `<defs><path id="${id}" d="${d}"/></defs>`,
  ...strokes.map((stroke) => `<use href="#${id}" ${stroke}/>`),
];

/** Streets, main and major roads: all casings of a class lie under all its fills. */
function roads(all: MapFeature[], { street, main, major }: Palette): string[] {
  const classes: [rank: number, width: number, colours: [string, string]][] = [
    [3, 2.4, street],
    [2, 4, main],
    [1, 5.6, major],
  ];
  return classes.flatMap(([rank, width, [fill, casing]]) => {
    const d = paths(all.filter((road) => road.rank === rank));
    return twice(`roads-${rank}`, d, [
      `stroke="${casing}" stroke-width="${(width + 1.6).toFixed(1)}"`,
      `stroke="${fill}" stroke-width="${width}"`,
    ]);
  });
}

/** Dots on a slanting grid inside the parks, as lines of no length with round ends. */
function trees(parks: MapFeature[]): string {
  let path = '';
  for (let row = 0; row * 14 < HEIGHT; row++) {
    for (let column = 0; column * 17 < WIDTH; column++) {
      const sway = Math.sin(row * 12.9 + column * 78.2) * 43_758.5;
      const jitter = sway - Math.floor(sway);
      if (jitter < 0.55) continue;
      const [x, y] = [column * 17 + (row % 2) * 8 + jitter * 6, row * 14 + jitter * 7];
      if (parks.some((park) => covers(park, x, y))) path += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
  }
  return path;
}

function covers({ geometry }: MapFeature, x: number, y: number): boolean {
  if (geometry.type !== 'Polygon') return false;
  const ring = geometry.coordinates[0].map(project);
  let odd = false;
  ring.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = ring[index]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** Pictures of the landmarks that are neither under a marker nor on top of one another. */
function landmarks(all: MapFeature[], markers: Marker[], { landmark, land }: Palette): string[] {
  const taken = markers.map(({ at }) => project(at));
  return all.flatMap(({ geometry, glyph }) => {
    if (geometry.type !== 'Point') return [];
    const at = project(geometry.coordinates);
    if (!visible(at, 16) || taken.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 44)) return [];
    taken.push(at);
    const [x, y] = at.map((value) => Math.round(value - 10));
    return [
      `<path transform="translate(${x} ${y})scale(.83)" d="${glyphs[glyph as GlyphId]}" fill="${landmark}" fill-rule="evenodd" stroke="${land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"/>`,
    ];
  });
}

function disc({ rank, at }: Marker, { marker, markerText, markerEdge, shade }: Palette): string {
  const [x, y] = project(at).map(Math.round);
  return `<g transform="translate(${x} ${y})scale(1.5)"><ellipse cx="1" cy="4" rx="18" ry="17" fill="${shade}" opacity=".22"/><circle r="16" fill="${marker}" stroke="${markerEdge}" stroke-width="3"/><path transform="translate(-5 -7)" d="${digits[rank]}" fill="none" stroke="${markerText}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
