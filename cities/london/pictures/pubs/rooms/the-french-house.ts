import { bottles, chequers, counter, globe } from '../../kit/dining';
import { crowd, person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { circle, d, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../parts';

export const theFrenchHouseInside: Picture = {
  name: 'the-french-house-inside',
  title:
    'Inside The French House: one small bar, photographs to the ceiling, halves of beer on the counter and a silver fountain for the pastis',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#E3B45E'),
      times(40, (index) => {
        const [x, y] = [24 + (index % 10) * 118, 20 + Math.floor(index / 10) * 96];
        const [wide, high] = [74 + ((index * 13) % 26), 60 + ((index * 17) % 24)];
        return (
          rect(x - 6, y - 6, wide + 12, high + 12, '#2A1E16') +
          rect(x, y, wide, high, ['#D9D2C4', '#BFB8A8', '#E9E2D2'][index % 3]!) +
          circle(x + wide * 0.5, y + high * 0.42, high * 0.2, '#5A544C') +
          path(
            d`M${x + wide * 0.18} ${y + high}q0 ${-high * 0.4} ${wide * 0.32} ${-high * 0.4}t${wide * 0.32} ${high * 0.4}z`,
            '#3A3630',
          )
        );
      }),
      rect(0, 400, 1200, 30, '#7A2230'),
      bottles(60, 396, 12, 27, 2),
      bottles(810, 396, 12, 27, 5),
      each(
        [
          [430, -10],
          [700, 10],
        ],
        ([x = 0, tilt = 0]) =>
          `<g transform="translate(${x} 420) rotate(${tilt})">${line('M0 0V-190', '#8A6A48', 8)}${path('M4-188h44v90H4z', '#27407A')}${path('M48-188h44v90H48z', '#FFFFFF')}${path('M92-188h44v90H92z', '#B8273A')}</g>`,
      ),
      rect(0, 430, 1200, 120, '#5A2A1E'),
      paned(500, 160, 190, 220, { frame: '#15305E', glass: '#8C4A78', columns: 2, rows: 3 }),
      person({ x: 560, y: 560, scale: 2.2, coat: '#FFFDF6' }),
      counter(-10, 540, 1220, 150, ['#7A3A1E', '#3A160C']),
      // The fountain: an urn with four taps, and glasses under them.
      path('M800 532v-16h100v16zM836 516v-60h28v60z', '#C8D0D8'),
      path('M806 456q-8-90 44-96 52 6 44 96-44 22-88 0z', '#DCE4EA'),
      path('M870 372q34 20 24 84-14 8-30 10 20-50 6-94z', '#9AA6B0'),
      circle(850, 350, 13, '#C8D0D8'),
      line('M812 462l-24 14v14M888 462l24 14v14', '#C8D0D8', 7),
      each([786, 914], (x) =>
        path(`M${x - 14} 492h28l-5 40h-18z`, '#E4EFC4', 'stroke="#fff" stroke-width="3"'),
      ),
      each(
        [140, 210, 300, 440, 690, 1040, 1110],
        (x) => path(`M${x - 15} 470h30l-4 62h-22z`, '#E6A845') + path(`M${x - 17} 462h34v16h-34z`, '#FFFBF0'),
      ),
      chequers(690, ['#D9C8A0', '#5A3A2E']),
      crowd(p, [
        [120, 786, 2.3],
        [250, 790, 2.2],
        [400, 786, 2.3],
        [740, 788, 2.24],
        [980, 786, 2.3],
        [1100, 790, 2.2],
      ]),
      each([260, 940], (x) => globe(x, 120, 24)),
      glow(c, 'bar', '#FFE3A4', [600, 420], [460, 200], 0.3),
    ];
  },
};
