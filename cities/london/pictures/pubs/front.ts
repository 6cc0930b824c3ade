import { lettering } from '../kit/lettering';
import { stream } from '../kit/random';
import { crowd } from '../kit/figures';
import { palettes } from '../kit/palettes';
import { at, circle, d, each, ellipse, group, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';
import { type Emblem, emblems } from './emblems';

/** One pub: its name, what the ribbon of the sign says, and the colours of its house. */
export interface Pub {
  file: string;
  name: string;
  place: string;
  emblem: Emblem;
  alt: string;
  /** Ground of the painted sign and its shape. */
  sign: string;
  shape: 'square' | 'arched' | 'round';
  /** The painted shop front. */
  front: string;
  door: string;
  /** The wall above: brick laid in courses, or plaster with timber framing. */
  wall: string;
  timbered?: boolean;
  flowers: 'baskets' | 'abundant' | 'none';
  seed: number;
}

const GOLD = '#E3B04B';
const GLASS = '#FFC766';
const GLASS_TOP = '#FFDF9C';
const CREAM = '#F4E9D2';

function brickwork(pub: Pub, next: () => number): string {
  let darker = '';
  let lighter = '';
  for (let y = 0; y < 270; y += 24) {
    for (let x = ((y / 24) % 2) * -30; x < 1200; x += 60) {
      const kind = next();
      const brick = d`M${x + 2} ${y + 2}h56v20h-56z`;
      if (kind > 0.78) darker += brick;
      else if (kind > 0.5) lighter += brick;
    }
  }
  return path(darker, '#000', 'opacity=".09"') + path(lighter, '#fff', 'opacity=".07"') + (pub.timbered ? timbers() : '');
}

const timbers = (): string =>
  rect(0, 0, 1200, 270, '#F1E4C8') +
  line('M0 14h1200M0 250h1200M30 0v270M480 0v270M830 0v270M1172 0v270M480 250L540 14M830 14l46 236M1172 250L1130 14', '#3A2A20', 20) +
  line('M0 14h1200M0 250h1200', '#54402F', 4);

function upperWindow(x: number): string {
  const curtain = `M${x + 8} 210V20q34 70 10 190zM${x + 162} 210V20q-34 70-10 190z`;
  return (
    rect(x - 12, -20, 194, 240, CREAM) +
    rect(x, -20, 170, 230, GLASS) +
    rect(x, -20, 170, 105, GLASS_TOP) +
    path(curtain, '#B8473A', 'opacity=".7"') +
    line(`M${x + 57} 0v210M${x + 113} 0v210M${x} 22h170M${x} 85h170M${x} 147h170`, CREAM, 6) +
    rect(x - 22, 216, 214, 16, '#E5D6B8') +
    rect(x - 22, 230, 214, 5, '#000', 'opacity=".2"')
  );
}

function shopWindow(pub: Pub, x: number): string {
  const shelf = times(5, (index) => rect(x + 12 + index * 28, 590 - (index % 3) * 7, 10, 38 + (index % 3) * 7, ['#8A5A2C', '#3E6E4A', '#8E1C2C'][index % 3] ?? '#8A5A2C', 'opacity=".55" rx="3"'));
  return (
    rect(x - 8, 370, 166, 266, '#000', 'opacity=".25"') +
    rect(x, 378, 150, 250, GLASS) +
    rect(x, 378, 150, 80, GLASS_TOP) +
    shelf +
    circle(x + 75, 440, 34, '#FFF3D0', 'opacity=".6"') +
    path(`M${x} 628V470l80-92h40L${x} 540z`, '#fff', 'opacity=".13"') +
    line(`M${x + 50} 378v250M${x + 100} 378v250M${x} 458h150M${x} 540h150`, pub.front, 7) +
    rect(x - 8, 650, 166, 106, '#000', 'opacity=".18"') +
    rect(x + 4, 662, 142, 82, 'none', `stroke="${GOLD}" stroke-width="2.5" opacity=".7"`)
  );
}

const door = (pub: Pub): string =>
  rect(524, 352, 152, 428, CREAM) +
  rect(540, 372, 120, 408, pub.door) +
  rect(636, 372, 24, 408, '#000', 'opacity=".12"') +
  path('M552 460v-24a48 48 0 0 1 96 0v24z', GLASS_TOP) +
  line('M600 388v72M600 460l-34-58M600 460l34-58', pub.door, 5) +
  rect(552, 472, 96, 76, GLASS) +
  line('M600 472v76M552 510h96', pub.door, 6) +
  rect(556, 572, 88, 84, 'none', 'stroke="#000" stroke-opacity=".28" stroke-width="5"') +
  rect(556, 676, 88, 80, 'none', 'stroke="#000" stroke-opacity=".28" stroke-width="5"') +
  circle(644, 620, 7, GOLD) +
  rect(584, 612, 32, 9, GOLD, 'rx="2"') +
  path('M510 780h180v14H510z', '#8C8A92');

const FLOWER_COLOURS = ['#2F6B45', '#3F8A55', '#2F6B45', '#E0485A', '#F7C5CB', '#FFD66B', '#C23A6B'];

function blossom(next: () => number, x: number, y: number, width: number, height: number, count: number): string {
  return times(count, (index) => {
    const angle = next() * 6.28;
    const reach = Math.sqrt(next());
    const colour = FLOWER_COLOURS[index < count * 0.45 ? index % 3 : 3 + Math.floor(next() * 4)] ?? '#3F8A55';
    return circle(Math.round(x + Math.cos(angle) * reach * width), Math.round(y + Math.sin(angle) * reach * height), Math.round(7 + next() * 8), colour);
  });
}

function basket(next: () => number, x: number): string {
  return (
    line(d`M${x} 338v30M${x} 366l-40 46M${x} 366l40 46`, '#222', 3) +
    path(d`M${x - 44} 410h88q-8 42-44 44-36-2-44-44z`, '#5B3D28') +
    blossom(next, x, 404, 58, 30, 30)
  );
}

function plants(pub: Pub, next: () => number): string {
  if (pub.flowers === 'none') return '';
  if (pub.flowers === 'baskets') return each([697, 930, 1163], (x) => basket(next, x));
  return (
    blossom(next, 860, 258, 330, 20, 70) +
    each([560, 745, 930, 1115], (x) => blossom(next, x, 240, 80, 24, 26)) +
    each([697, 930, 1163], (x) => basket(next, x)) +
    blossom(next, 850, 352, 330, 12, 40)
  );
}

const carriageLamp = (x: number): string =>
  circle(x, 420, 44, '#FFD98A', 'opacity=".22"') + path(`M${x - 13} 400h26l-5 40h-16z`, '#FFE9B0') + line(`M${x - 13} 400h26l-5 40h-16zM${x} 400v40`, '#16161D', 4) + path(`M${x - 16} 400h32l-16-16zM${x - 9} 440h18v6h-18zM${x - 2} 446h4v14h-4z`, '#16161D');

const SHAPES: Record<Pub['shape'], (inset: number) => string> = {
  square: (inset) => `M${-154 + inset} ${inset}h${308 - inset * 2}v${372 - inset * 2}h${-308 + inset * 2}z`,
  arched: (inset) => `M${-154 + inset} ${372 - inset}V${60}Q${-150 + inset} ${inset} 0 ${inset - 4}Q${150 - inset} ${inset} ${154 - inset} 60V${372 - inset}z`,
  round: (inset) => `M${-154 + inset} 186a${154 - inset} ${186 - inset} 0 1 1 ${308 - inset * 2} 0a${154 - inset} ${186 - inset} 0 1 1 ${-308 + inset * 2} 0z`,
};

function signboard(pub: Pub): string {
  const shape = SHAPES[pub.shape];
  const bracket =
    line('M-240 40H190', '#16161D', 11, 'stroke-linecap="round"') +
    line('M-240 40q72 4 78 52t-46 40q-20-14 0-26', '#16161D', 8, 'stroke-linecap="round"') +
    line('M-120 42q40 40 90 2M60 42q40 40 90 2', '#16161D', 6) +
    circle(196, 40, 10, GOLD) +
    line('M-100 44v32M100 44v32', '#16161D', 7);
  return at(
    280,
    34,
    1,
    bracket +
      at(
        0,
        74,
        1,
        `<g transform="translate(10 10)">${path(shape(0), '#000', 'opacity=".3"')}</g>` +
          path(shape(0), '#2A1B12', `stroke="${GOLD}" stroke-width="10"`) +
          path(shape(22), pub.sign) +
          path(shape(22), 'none', `stroke="${GOLD}" stroke-width="3" opacity=".8"`) +
          at(0, pub.shape === 'round' ? 150 : 152, pub.shape === 'round' ? 0.8 : 0.92, emblems[pub.emblem]()) +
          path('M-126 284q126 28 252 0v46q-126 28-252 0z', '#F7E9C9') +
          path('M-126 284l-18 12 8 22-8 20 18-8zM126 284l18 12-8 22 8 20-18-8z', '#D9C08C') +
          lettering(pub.place, { x: 0, y: 331, size: 28, fill: '#2A1B12', maxWidth: 226 }),
      ),
  );
}

const lamplight = (id: string): string =>
  `<radialGradient id="${id}"><stop stop-color="#FFD98A" stop-opacity=".5"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient>` + ellipse(600, 772, 560, 80, `url(#${id})`);

/** The picture of a pub: the sign hangs over the lit front, at night. */
export function pubPicture(pub: Pub): Picture {
  return {
    name: pub.file,
    title: `${pub.name}: ${pub.alt}`,
    hour: 'night',
    draw: (c) => {
      const next = stream(pub.seed);
      return [
        rect(0, 0, 1200, 800, pub.wall),
        brickwork(pub, next),
        upperWindow(560),
        upperWindow(940),
        rect(0, 330, 1200, 470, pub.front),
        rect(0, 330, 1200, 12, '#000', 'opacity=".28"'),
        rect(0, 262, 1200, 76, pub.front),
        rect(0, 262, 1200, 7, GOLD),
        rect(0, 329, 1200, 6, GOLD),
        lettering(pub.name.toUpperCase(), { x: 830, y: 318, size: 50, fill: GOLD, spacing: 4, maxWidth: 660 }),
        each([60, 318, 732, 990], (x) => shopWindow(pub, x)),
        group(`fill="${GOLD}" opacity=".55"`, each([240, 496, 700, 910, 1168], (x) => rect(x - 3, 344, 6, 420, GOLD))),
        door(pub),
        carriageLamp(500),
        carriageLamp(700),
        rect(0, 772, 1200, 30, '#4B4A52'),
        rect(0, 766, 1200, 8, '#77757E'),
        lamplight(`${c.name}-lamp`),
        plants(pub, next),
        crowd(palettes.day, [
          [846, 792, 2.9],
          [932, 796, 2.75],
        ], pub.seed),
        signboard(pub),
      ];
    },
  };
}
