import { crowd } from '../kit/figures';
import { block, column, cornice, pediment } from '../kit/masonry';
import { clouds, sky, sun } from '../kit/sky';
import { d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { greatCourtRoof } from '../landmarks/portico';
import type { Picture } from '../picture';

export const britishMuseum2: Picture = {
  name: 'british-museum-2',
  title:
    'The round Reading Room under the glass and steel roof of the Great Court, full of daylight and visitors',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      sun(p, 240, 120, 60),
      clouds(p, [
        [760, 60, 1],
        [380, 150, 0.7],
      ]),
      greatCourtRoof(p),
      block(-10, 330, 220, 360, mid, shade, 0.2),
      block(990, 330, 220, 360, light, mid, 0.5),
      each([20, 1100], (x) => pediment(p, x - 40, 332, 160, 56)),
      each([-6, 74, 154, 1020, 1100, 1180], (x) => column(p, x, 356, 24, 320)),
      cornice(p, -10, 326, 220, 12),
      cornice(p, 990, 326, 220, 12),
      ellipse(600, 694, 470, 40, p.ink, 'opacity=".12"'),
      path('M296 320q304 70 608 0v350q-304 60-608 0z', light),
      path('M700 346q110-6 204-26v350q-90 18-204 26z', mid),
      path('M296 320q304 70 608 0v26q-304 70-608 0z', mid),
      path('M296 346q304 70 608 0v8q-304 70-608 0z', dark, 'opacity=".25"'),
      path('M296 306q304 74 608 0v14q-304 70-608 0z', p.white),
      each([0, 1, 2, 3, 4, 5, 6], (index) => {
        const x = 330 + index * 82;
        const sag = Math.sin(((x + 24 - 296) / 608) * Math.PI) * 30;
        return (
          rect(x, 394 + sag, 46, 84, shade) +
          rect(x + 6, 400 + sag, 34, 78, p.window) +
          line(d`M${x + 23} ${400 + sag}v78M${x + 6} ${440 + sag}h34`, light, 3)
        );
      }),
      path('M540 694V560a60 60 0 0 1 120 0v136z', shade),
      path('M552 696V564a48 48 0 0 1 96 0v132z', p.ink),
      path('M566 696V570a34 34 0 0 1 68 0v126z', p.gold, 'opacity=".75"'),
      times(11, (index) =>
        path(d`M${430 - index * 21} ${696 - index * 17}h-22v17h22z`, index % 2 ? light : mid),
      ),
      path('M452 700L212 500v-28l240 196zM748 700l240-200v-28L748 668z', p.white),
      times(11, (index) =>
        path(d`M${770 + index * 21} ${696 - index * 17}h22v17h-22z`, index % 2 ? mid : shade),
      ),
      rect(0, 690, 1200, 110, p.paving[0]),
      line(
        'M0 726h1200M600 690v110M380 690l-60 110M820 690l60 110M160 690L20 800M1040 690l140 110',
        p.paving[1],
        3,
      ),
      crowd(p, [
        [330, 760, 0.9],
        [372, 764, 0.86],
        [500, 728, 0.7],
        [690, 740, 0.78],
        [724, 742, 0.5],
        [860, 776, 0.98],
        [906, 776, 0.94],
        [590, 716, 0.6],
        [150, 740, 0.76],
        [1050, 740, 0.76],
      ]),
    ];
  },
};
