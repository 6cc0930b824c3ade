import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const barge: Picture = {
  name: 'national-maritime-museum-2',
  title:
    'The gilded stern of Prince Frederick’s barge in the National Maritime Museum, sea creatures carved round its cabin',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#14243E'),
      rect(0, 620, 1200, 190, '#2A3A58'),
      line('M0 680h1200M0 740h1200M260 620L80 800M600 620v180M940 620l180 180', '#1E2C46', 4),
      glow(c, 'spot', '#FFE8B8', [600, 380], [560, 380], 0.45),
      path('M220 700h760l-60 46H280z', '#1A2030'),
      // The hull from astern.
      path('M300 420q0 190 180 260h240q180-70 180-260z', '#8E2B36'),
      path('M640 680h80q180-70 180-260H760q0 170-120 260z', '#6E1E2A'),
      path('M300 420q0 40 10 76h580q10-36 10-76z', '#E0B24A'),
      path('M760 420q0 40-10 76h140q10-36 10-76z', '#B9832E'),
      times(11, (index) => path(d`M${330 + index * 50} 490q4 -50 22 -50t22 50q-22 10 -44 0z`, '#FFD98A')),
      path('M330 560q270 60 540 0', 'none', 'stroke="#E0B24A" stroke-width="14"'),
      path('M390 620q210 46 420 0', 'none', 'stroke="#E0B24A" stroke-width="10"'),
      path('M590 496h20v200h-20z', '#E0B24A'),
      // The cabin with its windows and the carved roof.
      path('M370 420V230q230-60 460 0v190z', '#E8C468'),
      path('M700 420V212q70 4 130 18v190z', '#C9963E'),
      each(
        [410, 540, 670],
        (x) =>
          path(d`M${x} 400v-120q55 -40 110 0v120z`, '#22305E') +
          path(d`M${x + 12} 392v-106q43 -32 86 0v106z`, '#7FB0C4') +
          line(d`M${x + 55} 270v122M${x + 12} 330h86`, '#E8C468', 6),
      ),
      path('M340 240q260-76 520 0l-24-40Q600 130 364 200z', '#B9832E'),
      path('M420 186q180-60 360 0-60-70-180-74-120 4-180 74z', '#8E2B36'),
      path('M560 116q40-60 80 0z', '#FFD98A'),
      circle(600, 76, 20, '#FFD98A'),
      path('M588 60h24l-4-22h-16z', '#FFD98A'),
      // A mermaid and a merman at the corners.
      ...[1, -1].map((side) =>
        at(
          600 + side * 300,
          430,
          1,
          path(
            'M0-150q34 30 26 90 60 60 20 130-20 50-70 60-30-6-20-30 40-10 50-50 10-50-30-90-10-60 24-110z',
            '#E0B24A',
          ) +
            circle(0, -172, 26, '#F0CF7E') +
            path('M-26-176q0-34 28-34t26 34q-12-16-28-16t-26 16z', '#B9832E') +
            path('M-20 100q-40 10-60 50 40-10 56-4 4 20 20 34 16-40-16-80z', '#E0B24A'),
          side,
        ),
      ),
      bars(180, 620, 8, 90, 2, 836, '#C9963E'),
      path('M184 640q416 90 836 0', 'none', 'stroke="#8E2B36" stroke-width="8"'),
      crowd(p, [
        [110, 770, 2],
        [180, 776, 1.3],
        [1060, 772, 2],
        [1130, 776, 1.9],
      ]),
    ];
  },
};

const greatMap: Picture = {
  name: 'national-maritime-museum-3',
  title:
    'Children sail paper boats over the Great Map, a floor-wide chart of the world in the National Maritime Museum',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const boat = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        ellipse(0, 4, 50, 8, '#000', 'opacity=".2"') +
          path('M-56-24h112L34 4h-68z', '#FFFDF6') +
          path('M0-24h56L34 4H0z', '#DDE4EA') +
          path('M-34-24L0-78l34 54z', '#FFFDF6') +
          path('M0-78l34 54H0z', '#DDE4EA'),
      );
    return [
      rect(0, 0, 1200, 800, '#E9E2D2'),
      path('M0 0h1200v150L900 110H300L0 150z', '#DCEBEA'),
      line(
        'M0 60L300 40h600l300 20M150 0l160 110M400 0l40 110M600 0v110M800 0l-40 110M1050 0L890 110M0 150l300-40h600l300 40',
        '#8FA4AE',
        7,
      ),
      rect(0, 150, 1200, 200, '#D9CDB4'),
      arches(30, 180, 90, 170, 3, 130, '#7E97A3'),
      arches(800, 180, 90, 170, 3, 130, '#7E97A3'),
      rect(430, 160, 340, 190, '#3D6C93'),
      circle(600, 252, 66, '#F3E2B0'),
      path('M600 192l14 46 46 14-46 14-14 46-14-46-46-14 46-14z', '#B8273A'),
      bars(0, 336, 8, 34, 100, 12, '#B59770'),
      rect(0, 330, 1200, 8, '#8A6E4C'),
      rect(0, 368, 1200, 440, '#C9B48E'),
      path('M250 390h700l220 390H30z', '#2F7390'),
      path('M264 400h672l200 366H64z', '#5FA3B5'),
      // The continents as the floor shows them, foreshortened.
      path('M330 440q80-30 130 0 10 40-40 56 10 30 40 50-20 20-50-10-60-30-90-50-10-30 10-46z', '#E8D9A8'),
      path('M430 570q60-10 80 40-6 60-40 110-40-10-50-70-10-60 10-80z', '#E8D9A8'),
      path('M560 430q40-20 90 0l-10 36-60 14q-30-20-20-50z', '#E8D9A8'),
      path('M570 500q70-20 130 20 10 60-30 110-20 30-50 6-50-60-50-136z', '#E8D9A8'),
      path('M670 424q120-30 210 10 60 40 40 80-40 40-80 20-20 40-50 30-30-50-90-60-40-40-30-80z', '#E8D9A8'),
      path('M890 620q70-20 110 20 10 50-40 60-70 0-80-40z', '#E8D9A8'),
      line(
        'M282 470h636M210 600h780M120 740h960M450 400L340 766M600 400v366M750 400l110 366',
        '#CDE8E6',
        2.5,
        'opacity=".7"',
      ),
      boat(380, 660, 0.9),
      boat(760, 560, 0.7),
      boat(700, 730, 1.2),
      crowd(p, [
        [330, 660, 1],
        [560, 560, 0.8],
        [820, 580, 0.86],
        [790, 740, 1.2],
        [600, 740, 1.3],
        [190, 720, 1.5],
        [1010, 730, 1.6],
        [1080, 560, 1.1],
        [120, 540, 1.1],
      ]),
    ];
  },
};

export const nationalMaritimeMuseumViews = [barge, greatMap];
