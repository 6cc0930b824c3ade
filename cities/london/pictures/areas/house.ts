import { block } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { circle, d, line, path, rect } from '../kit/svg';

/** A terraced house front: stuccoed ground floor with a porch, sash windows, a mansard; from x, standing on y. */
export function house(
  p: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
  door: string,
): string {
  const bay = width / 3;
  const top = y - height;
  const sash = (column: number, row: number, tall: number): string => {
    const [wx, wy] = [x + bay * column + bay * 0.24, top + 26 + row * (height / 4)];
    return (
      rect(wx - 5, wy - 5, bay * 0.52 + 10, tall + 12, p.white) +
      rect(wx, wy, bay * 0.52, tall, p.window) +
      line(d`M${wx} ${wy + tall / 2}h${bay * 0.52}M${wx + bay * 0.26} ${wy}v${tall}`, p.white, 3)
    );
  };
  return (
    block(x, top, width, height, wall, shade, 0.08) +
    path(d`M${x} ${top}l8 -44h${width - 16}l8 44z`, p.roof[0]) +
    rect(x + width * 0.2, top - 36, width * 0.16, 28, p.white) +
    rect(x + width * 0.62, top - 36, width * 0.16, 28, p.white) +
    rect(x + width - 26, top - 74, 20, 40, p.brick[1]) +
    rect(x - 3, top - 4, width + 6, 11, p.white) +
    [0, 1, 2]
      .map((row) => [0, 1, 2].map((column) => sash(column, row, height / 4 - (row === 1 ? 26 : 40))).join(''))
      .join('') +
    rect(x, top + height * 0.5 + 12, width, 6, p.white) +
    line(d`M${x + 6} ${top + height * 0.5 + 6}h${width - 12}v-22h${-width + 12}z`, p.ink, 2.4) +
    rect(x, y - height / 4, width, height / 4, p.white, 'opacity=".55"') +
    sash(0, 3, height / 4 - 52) +
    sash(1, 3, height / 4 - 52) +
    rect(x + bay * 2 + bay * 0.1, y - height / 4 + 2, bay * 0.8, height / 4 - 2, p.white) +
    rect(x + bay * 2 + bay * 0.24, y - height / 4 + 14, bay * 0.52, height / 4 - 14, door) +
    circle(x + bay * 2 + bay * 0.66, y - height / 9, 3, p.gold) +
    rect(x + bay * 2, y - 6, bay, 8, p.stone[1])
  );
}
