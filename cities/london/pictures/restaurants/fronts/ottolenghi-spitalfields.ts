import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { farGherkin } from '../../kit/skyline';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, cobbles, paned } from '../../pubs/parts';

export const ottolenghiSpitalfieldsFront: Picture = {
  name: 'ottolenghi-spitalfields-front',
  title:
    'Ottolenghi in Artillery Lane: a white shop window heaped with meringues, cakes and platters, old weavers’ houses on both sides',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(97);
    return [
      backdrop(c, { light: [600, 90, 50], clouds: [[470, 60, 0.7]] }),
      farGherkin(p.far, 690, 420, 340),
      // The lane between weavers' houses; long attic lights for the looms.
      path('M-10 40h330l120 120v640H-10z', '#9A6A4E'),
      path('M320 40l120 120v640H320z', '#74493A'),
      bricks(-10, 180, 330, 240, next, [48, 18]),
      rect(20, 70, 270, 60, '#E9DCC2'),
      times(9, (index) => rect(28 + index * 29, 78, 24, 44, p.window)),
      each([46, 186], (x) =>
        paned(x, 180, 70, 120, { frame: p.white, glass: p.window, columns: 2, rows: 4, bar: 4 }),
      ),
      path('M346 210l28 24v90l-28-16zM396 254l24 20v80l-24-14z', p.window),
      path('M1210 10H880L760 150v650h450z', '#B98462'),
      path('M880 10L760 150v650h120z', '#8A5C46'),
      bricks(880, 20, 330, 360, next, [48, 18]),
      each([930, 1070], (x) =>
        each([80, 250], (y) =>
          paned(x, y, 74, 118, { frame: p.white, glass: p.window, columns: 2, rows: 4, bar: 4 }),
        ),
      ),
      path('M786 180l26-26v110l-26 16zM834 136l26-26v120l-26 14z', p.window),
      path('M440 420h320v380H440z', '#D9C8A8'),
      path('M440 410h320v14H440z', p.stone[0]),
      each([472, 572, 672], (x) =>
        paned(x, 500, 54, 84, { frame: p.white, glass: p.window, columns: 2, rows: 3, bar: 3 }),
      ),
      rect(572, 640, 56, 116, '#27507E'),
      each([470, 672], (x) =>
        paned(x, 640, 56, 70, { frame: p.white, glass: '#FFE3A4', columns: 2, rows: 2, bar: 3 }),
      ),
      bricks(440, 424, 320, 60, next, [40, 16]),
      // The shop: white all over.
      path('M-10 404h330l120 40v60l-120-30H-10z', '#FFFFFF'),
      path('M880 404h330v70H880l-120 30v-60z', '#2B3A34'),
      path('M-10 470h330l120 32v298H-10z', '#F3F0EA'),
      path('M880 474h330v326H760V502z', '#3A4C44'),
      lettering('OTTOLENGHI', { x: 160, y: 454, size: 46, fill: '#C3273A', spacing: 3, maxWidth: 280 }),
      rect(10, 500, 296, 230, '#FFF3D6'),
      // Over the way a Georgian shop with its two bows.
      each(
        [916, 1082],
        (x) =>
          path(`M${x} 520q60-26 120 0v200q-60 22-120 0z`, '#22302A') +
          paned(x + 12, 536, 96, 164, { frame: '#E9DCC2', glass: '#FFE3A4', columns: 4, rows: 5, bar: 3 }),
      ),
      bars(900, 420, 290, 4, 1, 0, '#C98A2B'),
      bars(900, 456, 290, 4, 1, 0, '#C98A2B'),
      line('M158 500v100', '#D9D2C4', 6),
      // Meringues on stands, cakes, platters of salad.
      each(
        [78],
        (x) =>
          rect(x - 5, 588, 10, 30, '#DADFE4') +
          ellipse(x, 588, 66, 9, '#E9EDF0') +
          each([-36, 0, 36], (dx) =>
            path(
              `M${x + dx - 26} 584q-2-26 18-30 2-16 12-20 8 6 8 18 20 8 14 32z`,
              dx ? '#FFFDF8' : '#F7D3DC',
              'stroke="#E4DCCB" stroke-width="3"',
            ),
          ),
      ),
      each(
        [236],
        (x, index) =>
          rect(x - 5, 590, 10, 28, '#DADFE4') +
          ellipse(x, 590, 64, 9, '#E9EDF0') +
          path(`M${x - 48} 586v-46q48-16 96 0v46q-48 14-96 0z`, index ? '#7A4A2E' : '#F2C94B') +
          ellipse(x, 540, 48, 12, index ? '#93603E' : '#FBE29A') +
          each([-24, 0, 24], (dx) => circle(x + dx, 536, 7, '#C3273A')),
      ),
      rect(10, 618, 296, 8, '#C9C2B4'),
      each(
        [52, 126, 200, 272],
        (x, index) =>
          ellipse(x, 690, 38, 24, '#FFFFFF', 'stroke="#D9D2C4" stroke-width="4"') +
          times(9, (piece) =>
            circle(
              x - 20 + (piece % 4) * 13,
              682 + Math.floor(piece / 4) * 8,
              7,
              ['#4F8A4E', '#E7842E', '#6E2A5E', '#F2C94B'][(piece + index) % 4]!,
            ),
          ),
      ),
      rect(10, 716, 296, 14, '#E4DCCB'),
      path('M350 520l64 14v252h-64z', '#C3273A'),
      path('M362 540l40 8v120h-40z', '#FFF3D6'),
      path('M782 536l60-16v266h-60z', '#7A2230') + path('M794 546l36-8v96l-36 4z', '#FFE3A4'),
      path('M-10 790h330l120-40h320l120 40h330v20H-10z', '#A59A8C'),
      cobbles(752, 806, '#5E564C', 300, 900),
      crowd(p, [
        [560, 764, 0.96],
        [600, 766, 0.94],
        [680, 760, 0.86],
        [470, 790, 1.4],
        [860, 794, 1.5],
      ]),
    ];
  },
};
