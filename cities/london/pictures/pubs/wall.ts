import { d, line, path, rect } from '../kit/svg';
import { CREAM, GLASS, GLASS_TOP } from './colours';
import type { Pub } from './pub';

const timbers = (): string =>
  rect(0, 0, 1200, 270, '#F1E4C8') +
  line(
    'M0 14h1200M0 250h1200M30 0v270M480 0v270M830 0v270M1172 0v270M480 250L540 14M830 14l46 236M1172 250L1130 14',
    '#3A2A20',
    20,
  ) +
  line('M0 14h1200M0 250h1200', '#54402F', 4);

/** The wall over the shop front: courses of brick, or plaster between timbers. */
export function brickwork(pub: Pub, next: () => number): string {
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
  return (
    path(darker, '#000', 'opacity=".09"') +
    path(lighter, '#fff', 'opacity=".07"') +
    (pub.timbered ? timbers() : '')
  );
}

/** A lit sash window of the upper floor; x is its left edge. */
export function upperWindow(x: number): string {
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
