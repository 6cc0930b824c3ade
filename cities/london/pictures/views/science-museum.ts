import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, colonnade, cornice } from '../kit/masonry';
import { windows } from '../kit/openings';
import { stream } from '../kit/random';
import { lamp } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const capsule: Picture = {
  name: 'science-museum-2',
  title: 'The scorched command module of Apollo 10 in the Science Museum, the moon in the dark behind it',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(10);
    return [
      rect(0, 0, 1200, 800, '#0B1026'),
      times(80, () =>
        circle(Math.round(next() * 1200), Math.round(next() * 560), 1 + next() * 2, '#fff', 'opacity=".8"'),
      ),
      circle(930, 210, 150, '#D9D3C4'),
      circle(880, 170, 26, '#B9B2A2'),
      circle(980, 250, 38, '#B9B2A2'),
      circle(940, 120, 18, '#B9B2A2'),
      circle(1010, 170, 14, '#B9B2A2'),
      circle(890, 280, 20, '#B9B2A2'),
      glow(c, 'spot', '#FFE8B8', [560, 480], [460, 340], 0.42),
      rect(0, 660, 1200, 140, '#1E2440'),
      ellipse(560, 690, 370, 46, '#2E3658'),
      ellipse(560, 680, 340, 38, '#3E4870'),
      path('M520 170h90l190 380q10 40-20 60-220 70-430 0-30-20-20-60z', '#A07A55'),
      path('M610 170l190 380q10 40-20 60-60 20-120 28 20-250-80-468z', '#7A5638'),
      path('M520 170h90l14 30h-118z', '#5A4030'),
      path('M330 552q230 60 470 0 10 40-20 58-220 70-430 0-28-20-20-58z', '#5A3C28'),
      path('M548 170q40 180 36 470', 'none', 'stroke="#5A3C28" stroke-width="4" opacity=".6"'),
      path('M470 330h130l14 130H446z', '#3A2A22'),
      path('M484 342h100l10 102H464z', '#8A6444'),
      circle(530, 392, 26, '#101828'),
      circle(524, 386, 9, '#fff', 'opacity=".5"'),
      each([404, 668], (x) => path(`M${x - 22} 420h44l8 56h-60z`, '#101828')),
      times(26, (index) =>
        rect(
          380 + (index % 9) * 42 + (index % 2) * 8,
          500 + Math.floor(index / 9) * 20,
          20,
          4,
          '#3A2A22',
          'opacity=".45"',
        ),
      ),
      path('M360 640l40-30h320l40 30-40 40H400z', '#2A1E18'),
      line('M150 700V604M970 700V604', '#8A92B0', 8),
      line('M150 620Q560 700 970 620', '#B8273A', 8),
      crowd(p, [
        [120, 760, 1.9],
        [190, 764, 1.2],
        [1010, 762, 1.9],
        [1070, 766, 1.8],
      ]),
    ];
  },
};

const front: Picture = {
  name: 'science-museum-3',
  title:
    'The columned front of the Science Museum on Exhibition Road in the morning, families on their way in',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      backdrop(c, {
        light: [180, 170, 74],
        clouds: [
          [300, 80, 0.9],
          [900, 70, 1],
        ],
        roofs: [560, 71, 180],
      }),
      block(90, 150, 1020, 500, light, mid, 0.12),
      cornice(p, 76, 138, 1048, 18),
      rect(90, 108, 1020, 30, mid),
      windows(126, 186, 3, 4, [72, 104], [40, 72], dark),
      windows(894, 186, 3, 4, [72, 104], [40, 72], dark),
      rect(344, 180, 512, 350, dark),
      bars(360, 196, 54, 320, 7, 70, p.window),
      line('M344 300h512M344 410h512', light, 8),
      colonnade(p, 344, 856, 8, 176, 30, 356),
      cornice(p, 330, 530, 540, 14),
      rect(330, 544, 540, 50, mid),
      lettering('SCIENCE MUSEUM', { x: 600, y: 584, size: 40, fill: '#3A2A22', spacing: 6 }),
      rect(344, 594, 512, 60, shade),
      bars(372, 600, 80, 54, 6, 94, p.ink),
      bars(380, 606, 64, 48, 6, 94, p.gold, 'opacity=".75"'),
      each(
        [160, 1040],
        (x) =>
          rect(x - 32, 470, 64, 180, p.red) +
          circle(x, 530, 22, p.white) +
          path(d`M${x - 10} 640l10-70 10 70z`, p.white),
      ),
      rect(0, 650, 1200, 150, p.paving[0]),
      path(
        times(
          13,
          (index) =>
            d`M${index * 180 - 520} 800l60 -60h60l-60 60zM${index * 180 - 430} 740l60 -60h60l-60 60z`,
        ),
        p.paving[1],
        'opacity=".6"',
      ),
      tree(p, 60, 700, 1.5),
      tree(p, 1150, 700, 1.5),
      lamp(p, 270, 720, 1),
      lamp(p, 930, 720, 1),
      crowd(p, [
        [420, 700, 0.9],
        [450, 702, 0.56],
        [600, 690, 0.86],
        [700, 730, 1.06],
        [742, 732, 0.66],
        [520, 760, 1.2],
        [330, 770, 1.24],
      ]),
    ];
  },
};

export const scienceMuseumViews = [capsule, front];
