import { lettering } from '../kit/lettering';
import { at, circle, line, path } from '../kit/svg';
import { GOLD } from './colours';
import { emblems } from './emblems';
import type { Sign } from './pub';

const SHAPES: Record<Sign['shape'], (inset: number) => string> = {
  square: (inset) => `M${-154 + inset} ${inset}h${308 - inset * 2}v${372 - inset * 2}h${-308 + inset * 2}z`,
  arched: (inset) =>
    `M${-154 + inset} ${372 - inset}V${60}Q${-150 + inset} ${inset} 0 ${inset - 4}Q${150 - inset} ${inset} ${154 - inset} 60V${372 - inset}z`,
  round: (inset) =>
    `M${-154 + inset} 186a${154 - inset} ${186 - inset} 0 1 1 ${308 - inset * 2} 0a${154 - inset} ${186 - inset} 0 1 1 ${-308 + inset * 2} 0z`,
};

/** The painted sign on its bracket, with the emblem and a ribbon that names the place. */
export function signboard(sign: Sign): string {
  const shape = SHAPES[sign.shape];
  const [x, y, scale] = sign.at;
  const bracket =
    line('M-240 40H190', '#16161D', 11, 'stroke-linecap="round"') +
    line('M-240 40q72 4 78 52t-46 40q-20-14 0-26', '#16161D', 8, 'stroke-linecap="round"') +
    line('M-120 42q40 40 90 2M60 42q40 40 90 2', '#16161D', 6) +
    circle(196, 40, 10, GOLD) +
    line('M-100 44v32M100 44v32', '#16161D', 7);
  return at(
    x,
    y,
    scale,
    bracket +
      at(
        0,
        74,
        1,
        `<g transform="translate(10 10)">${path(shape(0), '#000', 'opacity=".3"')}</g>` +
          path(shape(0), '#2A1B12', `stroke="${GOLD}" stroke-width="10"`) +
          path(shape(22), sign.ground) +
          path(shape(22), 'none', `stroke="${GOLD}" stroke-width="3" opacity=".8"`) +
          at(
            0,
            sign.shape === 'round' ? 150 : 152,
            sign.shape === 'round' ? 0.8 : 0.92,
            emblems[sign.emblem](),
          ) +
          path('M-126 284q126 28 252 0v46q-126 28-252 0z', '#F7E9C9') +
          path('M-126 284l-18 12 8 22-8 20 18-8zM126 284l18 12-8 22 8 20-18-8z', '#D9C08C') +
          lettering(sign.place, { x: 0, y: 331, size: 28, fill: '#2A1B12', maxWidth: 226 }),
      ),
  );
}
