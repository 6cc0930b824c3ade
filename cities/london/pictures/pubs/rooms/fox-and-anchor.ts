import { bottles, globe, stool } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { at, circle, d, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS } from '../colours';

export const foxAndAnchorInside: Picture = {
  name: 'fox-and-anchor-inside',
  title:
    'Inside the Fox & Anchor: one long mahogany bar running back to the snugs, pewter tankards hung over it on a rail',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#4A2A1E'),
      // The room runs to a bright door at its end.
      path('M0 0L500 250V520L0 800z', '#6E3A22'),
      path('M1200 0L700 250V520L1200 800z', '#5A3020'),
      path('M0 0h1200L700 250H500z', '#8A6A48'),
      path('M0 800L500 520h200l500 280z', '#8A5A3A'),
      line(
        'M150 800L545 520M330 800L570 520M500 800L590 520M700 800L612 520M880 800L634 520M1050 800L655 520',
        '#5A3624',
        4,
      ),
      rect(500, 250, 200, 270, '#3A2018'),
      path('M540 520V330q60-60 120 0v190z', GLASS),
      line('M600 296v224M540 400h120', '#3A2018', 6),
      each(
        [
          [40, 150, 300],
          [180, 190, 250],
          [300, 232, 190],
          [396, 260, 150],
        ],
        ([x = 0, y = 0, tall = 0]) =>
          path(d`M${x} ${y}h${tall * 0.28}v${tall * 0.9}h${-tall * 0.28}z`, '#E9DDBE') +
          path(d`M${x + 8} ${y + 10}h${tall * 0.28 - 16}v${tall * 0.9 - 20}h${16 - tall * 0.28}z`, '#8FB8AE'),
      ),
      path('M0 470L500 430v14L0 500z', '#C98A2B'),
      // The counter on the right, in perspective, its mirrors above.
      path('M1200 470L720 420v100l480 250z', '#7A3A1E'),
      path('M1200 440L714 408v18l486 56z', '#33180E'),
      path('M1100 770v-270M960 690V480M850 628V464M780 586V450', 'none', 'stroke="#33180E" stroke-width="7"'),
      path('M1170 120L940 200v170l230 20zM910 212L800 250v116l110 4zM780 258l-56 18v90l56 2z', '#BFD0D8'),
      path('M1170 120L940 200v10l230-76z', '#E0A93F'),
      path('M1180 410L730 384v-10l450 14z', '#C98A2B'),
      bottles(950, 384, 9, 24, 1),
      bottles(800, 378, 5, 20, 3),
      path('M1200 60L640 300v8L1200 78z', '#C98A2B'),
      each(
        [
          [1150, 104, 1],
          [1060, 142, 0.9],
          [980, 176, 0.8],
          [910, 206, 0.7],
          [850, 230, 0.6],
          [800, 252, 0.5],
        ],
        ([x = 0, y = 0, scale = 0]) =>
          at(
            x,
            y,
            scale,
            line('M0-16V6', '#22262E', 4) +
              path('M-24 6h48l-5 64h-38z', '#A8B0B8') +
              path('M8 6h16l-5 64h-12z', '#7C8690') +
              path('M24 18q26 2 22 26-4 18-26 16', 'none', 'stroke="#A8B0B8" stroke-width="7"'),
          ),
      ),
      each(
        [1120, 1000],
        (x, index) =>
          rect(x - 8, 400 + index * 4, 16, 60, '#1B1B22') + circle(x, 396 + index * 4, 12, '#F4E9D2'),
      ),
      globe(420, 150, 22, 30),
      globe(560, 216, 14, 90),
      globe(760, 150, 22, 30),
      stool(900, 720, 1.1, '#7A2230'),
      stool(1030, 786, 1.3, '#7A2230'),
      crowd(p, [
        [620, 536, 0.7],
        [650, 540, 0.7],
        [790, 640, 1.2],
        [420, 660, 1.4],
        [250, 770, 1.9],
      ]),
      glow(c, 'end', '#FFD98A', [600, 430], [200, 170], 0.5),
    ];
  },
};
