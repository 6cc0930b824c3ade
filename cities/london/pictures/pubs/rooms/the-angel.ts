import { barge } from '../../kit/boats';
import { boards, diner, laid, pendant } from '../../kit/dining';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theAngelInside: Picture = {
  name: 'the-angel-inside',
  title:
    'Upstairs at The Angel: armchairs by tall windows, the Thames below them and Tower Bridge up the river in the evening',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#7A2E38'),
      bars(0, 0, 8, 620, 40, 30, '#8E3A44'),
      rect(0, 0, 1200, 40, '#F1E4C8'),
      each(
        [90, 460, 830],
        (x, index) =>
          rect(x - 20, 70, 320, 420, '#F1E4C8') +
          rect(x, 90, 280, 380, p.sky[2]!) +
          rect(x, 90, 280, 150, p.sky[1]!) +
          rect(x, 330, 280, 140, p.water[0]) +
          (index === 0
            ? path(
                `M${x + 70} 332v-120l14-22 14 22v120zM${x + 190} 332v-120l14-22 14 22v120zM${x + 90} 226h110v10H${x + 90}zM${x} 304h280v10H${x}z`,
                p.mid,
              )
            : '') +
          (index === 1
            ? path(`M${x} 332v-40h40v-60h50v40h60v-50h40v70h50v-30h40v70z`, p.mid) +
              circle(x + 210, 190, 34, p.sun)
            : '') +
          (index === 2 ? path(`M${x} 332v-50h70v-36h60v50h80v-70h70v106z`, p.far) : '') +
          line(`M${x + 140} 90v380M${x} 216h280M${x} 344h280`, '#F1E4C8', 9) +
          rect(x - 34, 486, 348, 16, '#F8EFD8'),
      ),
      each([40, 402, 772, 1130], (x) => path(`M${x} 66h44q-12 220-2 430h-40q8-220-2-430z`, '#B8922F')),
      barge(p, 560, 430, 0.5),
      rect(0, 600, 1200, 24, '#5A1E28'),
      boards(620, ['#7A4A34', '#4E2C20']),
      path('M160 790q440-120 880 0z', '#27406A', 'opacity=".75"'),
      each([240, 960], (x, index) =>
        at(
          x,
          760,
          1.3,
          path(
            'M-90 0v-70q-24-4-22-34 6-24 30-20 24 6 22 40h120q0-34 22-40 24-4 30 20 2 30-22 34V0z',
            index ? '#3F6B4C' : '#A9713C',
          ) +
            path('M-64-80v-90q64-30 128 0v90z', index ? '#4F8A5E' : '#BD8449') +
            path('M-66-44h132v20H-66z', '#000', 'opacity=".16"'),
        ),
      ),
      laid(600, 660, 1.1, '#5A3420'),
      diner(470, 664, 1.1, 0),
      diner(730, 664, 1.1, 3, true),
      pendant(420, 150, '#E9D9B4', 34),
      pendant(790, 150, '#E9D9B4', 34),
      glow(c, 'sun', '#FFCB6B', [600, 640], [420, 120], 0.3),
    ];
  },
};
