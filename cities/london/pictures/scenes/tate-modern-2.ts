import { crowd } from '../kit/figures';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const tateModern2: Picture = {
  name: 'tate-modern-2',
  title: 'Visitors sit and stand small in the Turbine Hall of Tate Modern before a huge glowing disc',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const shadows = {
      ...p,
      red: '#4A1E30',
      blue: '#2E1A38',
      gold: '#3A1A2A',
      white: '#4A2436',
      ink: '#241428',
      tree: ['#2E1A38', '#2E1A38', '#2E1A38'] as const,
    };
    return [
      rect(0, 0, 1200, 800, '#3A1E34'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".42" r=".7"><stop stop-color="#FFD27A"/><stop offset=".35" stop-color="#E8804A"/><stop offset="1" stop-color="#3A1E34"/></radialGradient>`,
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      path('M330 90h540v470H330z', '#F2A65A', 'opacity=".35"'),
      circle(600, 330, 250, '#FFE3A0', 'opacity=".25"'),
      circle(600, 330, 200, '#FFE9B4', 'opacity=".5"'),
      circle(600, 330, 158, '#FFF3CF'),
      path('M0 0h1200L870 90H330z', '#2A1628'),
      line(
        times(9, (index) => d`M${index * 150} 0L${330 + index * 67.5} 90`),
        '#5A2E40',
        10,
      ),
      line('M120 34h960M240 66h720', '#5A2E40', 8),
      path('M0 0l330 90v470L0 740z', '#4A2638'),
      path('M1200 0L870 90v470l330 180z', '#331A2E'),
      line(
        'M60 16v692M140 38v628M212 58v566M276 75v512M1140 16v692M1060 38v628M988 58v566M924 75v512',
        '#23121F',
        15,
      ),
      line('M0 250l330-20M0 480l330-60M1200 250l-330-20M1200 480l-330-60', '#23121F', 8),
      path(
        'M70 300l62-4v80l-62 8zM150 292l54-3v70l-54 7zM1130 300l-62-4v80l62 8zM1050 292l-54-3v70l54 7z',
        p.gold,
        'opacity=".7"',
      ),
      path('M330 560h540l330 180v60H0v-60z', '#6A3440'),
      path('M440 560h320l160 240H280z', '#F2A65A', 'opacity=".28"'),
      ellipse(600, 640, 170, 40, '#FFE9B4', 'opacity=".3"'),
      line('M0 690h1200M110 640h980M210 600h780', '#4A2638', 3, 'opacity=".7"'),
      crowd(shadows, [
        [400, 590, 0.5],
        [424, 592, 0.5],
        [520, 584, 0.44],
        [600, 600, 0.54],
        [700, 588, 0.46],
        [722, 590, 0.3],
        [790, 606, 0.56],
        [340, 660, 0.84],
        [380, 664, 0.8],
        [640, 690, 0.96],
        [690, 692, 0.6],
        [860, 676, 0.88],
        [470, 770, 1.3],
        [530, 774, 1.26],
        [800, 780, 1.36],
      ]),
      each(
        [250, 980],
        (x) =>
          path(d`M${x - 60} 740q10 -40 50 -34q20 -26 40 2l40 30z`, '#241428') +
          circle(x - 4, 690, 14, '#241428'),
      ),
    ];
  },
};
