import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { block, cornice } from '../kit/masonry';
import { windows } from '../kit/openings';
import { at, circle, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const telephone: Picture = {
  name: 'churchill-war-rooms-2',
  title:
    'A green telephone under a desk lamp in the Churchill War Rooms, beside it a cigar, a glass and papers marked secret',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#C9B98E'),
    rect(0, 0, 1200, 90, '#8E2B36'),
    rect(0, 90, 1200, 16, '#E4D6B0'),
    times(5, (row) => line(`M0 ${190 + row * 86}h1200`, '#A8986C', 4)),
    times(7, (index) =>
      line(
        `M${90 + index * 170} 106v84M${index * 170} 190v86M${90 + index * 170} 276v86M${index * 170} 362v86`,
        '#A8986C',
        4,
      ),
    ),
    rect(150, 150, 230, 170, '#F4ECD6', 'stroke="#5A4432" stroke-width="10"'),
    path('M180 280q40-80 80-40t90-60v120H180z', '#86AD6A', 'opacity=".8"'),
    line('M190 200l60 30 50-20 50 40', '#B8273A', 5),
    rect(0, 560, 1200, 250, '#6B4428'),
    rect(0, 560, 1200, 18, '#8A5E3A'),
    glow(c, 'lamp', '#FFF1C0', [600, 480], [520, 320], 0.75),
    // The lamp.
    rect(826, 330, 14, 250, '#C9963E'),
    ellipse(833, 584, 76, 16, '#C9963E'),
    path('M690 340q10-110 140-114 130 4 146 114z', '#2F6B4A'),
    path('M850 226q110 14 126 114h-60q-4-80-66-114z', '#1F4A34'),
    ellipse(833, 340, 143, 16, '#FFF1C0'),
    // The telephone.
    path('M380 640q10-120 100-150h170q90 30 100 150z', '#3E7A52'),
    path('M620 490h30q90 30 100 150h-70q0-100-60-150z', '#2A5A3A'),
    path('M370 640h390v24q0 16-20 16H390q-20 0-20-16z', '#22482E'),
    circle(565, 576, 74, '#1A1A22'),
    circle(565, 576, 62, '#F4ECD6'),
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (index) =>
      circle(565 + Math.sin(index * 0.58 - 0.9) * 46, 576 - Math.cos(index * 0.58 - 0.9) * 46, 9, '#1A1A22'),
    ),
    circle(565, 576, 22, '#8E2B36'),
    path('M470 490v-30h26v30zM634 490v-30h26v30z', '#22482E'),
    path(
      'M350 470q-20-70 60-76 154-14 310 0 80 6 60 76-10 20-60 14-20-4-24-36-130-14-262 0-4 32-24 36-50 6-60-14z',
      '#2A5A3A',
    ),
    path('M360 440q10-36 60-38 144-12 290 0 50 2 60 38-30-20-90-20-120-8-230 0-60 0-90 20z', '#4E9464'),
    path('M750 650q60 30 110-10 60-30 90 20', 'none', 'stroke="#22482E" stroke-width="9"'),
    // What else lies on the desk.
    at(
      160,
      660,
      1,
      `<g transform="rotate(-8)">${rect(-60, -40, 230, 150, '#F4ECD6')}${line('M-36 20h180M-36 46h180M-36 72h120', '#8A7A5A', 4)}${rect(30, -34, 120, 38, 'none', 'stroke="#B8273A" stroke-width="4"')}${lettering('SECRET', { x: 90, y: -5, size: 28, fill: '#B8273A' })}</g>`,
    ),
    at(
      980,
      690,
      1,
      `${ellipse(0, 40, 90, 20, '#3A2A22') + ellipse(0, 34, 76, 15, '#8E8A86')}<g transform="rotate(-14)">${path('M-110 6h150q12 10 0 22h-150q-14-10 0-22z', '#7A4A28')}${rect(-20, 6, 18, 22, '#C9963E')}${path('M-112 6q-12 10 0 22z', '#E0703A')}</g>${line('M-108 0q-20-40 4-80t-6-90', '#FFFDF6', 6, 'opacity=".5" stroke-linecap="round"')}`,
    ),
    at(
      1100,
      660,
      1,
      path('M-36-90h72l-10 120h-52z', '#E6F0F2', 'opacity=".6"') + path('M-32-40h64l-7 66h-50z', '#C98A3A'),
    ),
  ],
};

const steps: Picture = {
  name: 'churchill-war-rooms-3',
  title:
    'The way down to the Churchill War Rooms beside the Clive Steps, sandbags at its door under the stone of Whitehall',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      backdrop(c, { light: [190, 140, 56], clouds: [[330, 80, 0.9]], roofs: [520, 15, 120] }),
      tree(p, 90, 620, 2),
      block(420, 90, 800, 560, light, mid, 0.2),
      cornice(p, 408, 80, 812, 18),
      windows(470, 140, 7, 3, [106, 128], [46, 84], dark),
      rect(420, 512, 800, 150, mid),
      times(3, (row) => line(`M420 ${548 + row * 36}h800`, shade, 3)),
      // The steps on the left with the statue at their head.
      at(
        300,
        420,
        1,
        rect(-50, -110, 100, 130, mid) +
          rect(-60, -120, 120, 16, light) +
          path('M-22-120l6-90q-6-70 16-76 24 6 18 76l8 90z', '#4E5F58') +
          circle(0, -302, 18, '#4E5F58') +
          line('M14-250l34 60', '#4E5F58', 10, 'stroke-linecap="round"'),
      ),
      times(
        11,
        (index) =>
          rect(170 - index * 16, 440 + index * 21, 300 + index * 6, 11, light) +
          rect(170 - index * 16, 451 + index * 21, 300 + index * 6, 10, shade),
      ),
      paving(c, 668),
      // The entrance.
      rect(610, 430, 330, 240, dark),
      rect(640, 470, 270, 200, '#22242E'),
      rect(660, 490, 110, 180, '#4E3A2A'),
      rect(780, 490, 110, 180, '#4E3A2A'),
      rect(676, 510, 78, 70, p.gold, 'opacity=".7"'),
      rect(796, 510, 78, 70, p.gold, 'opacity=".7"'),
      rect(600, 400, 350, 44, '#1F2A44'),
      lettering('CHURCHILL WAR ROOMS', { x: 775, y: 432, size: 28, fill: '#F4E9D2', maxWidth: 330 }),
      each([560, 946], (x, index) =>
        times(5, (row) =>
          times(2, (column) =>
            rect(
              x - 20 + column * 62 - (row % 2) * 20,
              640 - row * 32,
              66,
              34,
              (row + column + index) % 2 ? '#B59A68' : '#C9B080',
              'rx="14"',
            ),
          ),
        ),
      ),
      line('M520 500v170M520 500h70M1030 500v170M960 500h70', p.ink, 8),
      crowd(p, [
        [720, 690, 1],
        [752, 692, 1],
        [640, 730, 1.3],
        [860, 740, 1.3],
        [906, 744, 0.84],
        [1080, 760, 1.5],
        [330, 730, 1.2],
        [250, 560, 0.7],
        [420, 470, 0.5],
      ]),
    ];
  },
};

export const churchillWarRoomsViews = [telephone, steps];
