import { crowd } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { balustrade, bars, block, colonnade, cornice } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { cab, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const banquetingHouse: Picture = {
  name: 'banqueting-house',
  title:
    'Banqueting House on Whitehall: two rows of columns and swags by Inigo Jones, a mounted guard in front',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const bays = [264, 376, 488, 600, 712, 824, 936].map((x) => x - 27);
    const pilasters = (y: number, h: number): string =>
      colonnade(p, 422, 778, 4, y, 22, h) +
      each(
        [196, 310, 868, 982],
        (x) => rect(x, y, 22, h, light) + rect(x + 14, y, 8, h, mid) + rect(x - 4, y, 30, 8, light),
      );
    const window = (x: number, y: number, gable: boolean): string =>
      rect(x - 6, y - 6, 66, 116, light) +
      rect(x, y, 54, 104, p.window) +
      line(d`M${x + 27} ${y}v104M${x} ${y + 34}h54M${x} ${y + 68}h54`, light, 4) +
      rect(x - 12, y + 108, 78, 9, light) +
      (gable ? path(d`M${x - 14} ${y - 8}l41 -24 41 24z`, light) : rect(x - 14, y - 16, 82, 9, light));
    return [
      sky(c),
      rays(p, 200, 130, 0.12),
      sun(p, 200, 130, 56),
      clouds(p, [
        [400, 90, 0.9],
        [920, 110, 1],
      ]),
      birds(p, 760, 90),
      block(-10, 330, 200, 360, mid, shade, 0.3),
      windows(14, 370, 3, 4, [54, 76], [26, 44], p.window),
      block(1010, 300, 200, 390, mid, shade, 0.3),
      windows(1036, 340, 3, 4, [54, 82], [26, 48], p.window),
      block(190, 190, 820, 500, mid, shade, 0.12),
      line(
        times(22, (row) => d`M190 ${214 + row * 22}h820`),
        shade,
        1.4,
        'opacity=".35"',
      ),
      balustrade(p, 190, 160, 820, 26),
      cornice(p, 180, 186, 840, 16),
      path(
        times(5, (index) => d`M${308 + index * 132} 216q26 34 56 0q-6 18 -28 20q-22 -2 -28 -20z`),
        shade,
      ),
      each(bays, (x, index) => window(x, 252, index % 2 === 0)),
      pilasters(214, 190),
      cornice(p, 182, 404, 836, 14),
      each(bays, (x, index) => window(x, 462, index % 2 === 1)),
      pilasters(424, 190),
      cornice(p, 182, 614, 836, 12),
      rect(190, 628, 820, 62, mid),
      line('M190 648h820M190 668h820', shade, 3),
      bars(300, 640, 50, 26, 9, 72, dark),
      unionFlag(p, 600, 162, 110, 0.9),
      rect(0, 686, 1200, 34, p.paving[0]),
      rect(0, 716, 1200, 90, '#6E7680'),
      rect(0, 714, 1200, 7, p.white),
      line('M0 770h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      at(
        690,
        764,
        1.15,
        ellipse(10, 0, 90, 7, '#000', 'opacity=".25"') +
          line('M-44-50L-50 0M-28-50L-22-2M40-50L34 0M56-54L70-4', '#22242E', 11) +
          path(
            'M-64-56q-4-40 40-44h70q20-40 44-52l16 8 20 26-10 12-24-8q-10 56-40 62-40 10-90 4-20 0-26-8z',
            '#22242E',
          ) +
          path('M-62-70q-24 20-18 54', 'none', 'stroke="#22242E" stroke-width="9" stroke-linecap="round"') +
          path('M-4-98h34l-4 60H4z', '#1B2540') +
          path('M-6-150q20-14 40 0l2 54q-22 8-44 0z', '#B8273A') +
          circle(14, -166, 13, '#E9BE97') +
          path('M-2-170q-2-24 16-24t16 24z', '#C4CBD3') +
          path('M14-206q14 10 8 40l-12-10z', '#fff') +
          line('M34-140l30 30M62-110v-80', '#C4CBD3', 4),
      ),
      cab(p, 110, 766, 1.1),
      crowd(p, [
        [330, 710, 0.7],
        [362, 712, 0.66],
        [520, 710, 0.7],
        [900, 710, 0.7],
        [936, 712, 0.44],
        [1080, 710, 0.7],
      ]),
      lamp(p, 450, 716, 0.8),
      lamp(p, 1000, 716, 0.8),
    ];
  },
};
