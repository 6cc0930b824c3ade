import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stars } from '../../kit/sky';
import { cab } from '../../kit/street';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS } from '../../pubs/colours';
import { lantern, paned, panelled } from '../../pubs/parts';

/** A leaded window of coloured diamonds. */
const harlequin = (x: number, y: number, across: number, down: number): string =>
  rect(x - 10, y - 10, across * 30 + 20, down * 44 + 20, '#22382C') +
  rect(x, y, across * 30, down * 44, '#F6E3B0') +
  times(across * down, (index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const [cx, cy] = [x + column * 30 + 15, y + row * 44 + 22];
    return path(
      `M${cx} ${cy - 22}l15 22-15 22-15-22z`,
      ['#C3424E', '#3E7A5A', '#E9BE5E', '#4A7AA6', '#D98A4A'][(column * 2 + row * 3) % 5]!,
    );
  }) +
  line(
    times(across + 1, (index) => `M${x + index * 30} ${y}v${down * 44}`),
    '#22382C',
    2,
  );

export const theIvyFront: Picture = {
  name: 'the-ivy-front',
  title:
    'The Ivy on its corner of West Street: harlequin panes of coloured glass round a green door, a theatre’s lights across the way',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#131C3C'),
    stars(c, 220, 18),
    rect(850, 160, 360, 640, '#3A2A48'),
    rect(850, 420, 360, 90, '#F4E9D2'),
    lettering('THEATRE', { x: 1030, y: 484, size: 54, fill: '#B8273A', spacing: 6 }),
    times(
      12,
      (index) => circle(866 + index * 30, 412, 7, '#FFE39A') + circle(866 + index * 30, 518, 7, '#FFE39A'),
    ),
    bars(890, 560, 70, 200, 3, 104, '#FFCF75'),
    each(
      [900, 1010, 1120],
      (x) =>
        rect(x, 210, 60, 110, '#5A4A6E') +
        rect(x + 6, 216, 48, 98, '#FFCF75', x === 1010 ? 'opacity=".9"' : 'opacity=".25"'),
    ),
    // The house stands in the fork of two streets.
    path('M120 90h470l250 60v650H120z', '#E9DFC8'),
    path('M590 90l250 60v650H590z', '#C9BB9C'),
    path('M104 66h494l262 64v26L590 94H104z', '#F6EED8'),
    each([166, 312, 458], (x) =>
      each([130, 290], (y) =>
        paned(x, y, 80, 112, { frame: '#F6EED8', glass: (x + y) % 4 ? GLASS : '#2A3458', rows: 3 }),
      ),
    ),
    path(
      'M636 150l56 14v112l-56-10zM748 178l50 12v104l-50-8zM636 306l56 8v106l-56-4zM748 322l50 8v96l-50-4z',
      GLASS,
    ),
    path('M110 428h482l260 30v70l-262-24H110z', '#22382C'),
    lettering('THE IVY', { x: 350, y: 492, size: 60, fill: '#E9BE5E', spacing: 14 }),
    rect(120, 504, 470, 290, '#2F4A3A'),
    path('M590 504l250 22v274H590z', '#22382C'),
    harlequin(146, 530, 5, 5),
    harlequin(442, 530, 4, 5),
    panelled(322, 788, 84, 240, '#1A2A22'),
    path('M650 560l70 6v170l-70-2zM750 570l60 4v154l-60-2z', '#F6E3B0'),
    path('M650 560l35 44-35 44zM720 566l-35 38 35 50zM685 604l35 50-35 40-35-46z', '#C3424E'),
    path('M750 570l30 42-30 42zM810 574l-30 38 30 44zM780 612l30 44-30 40-30-42z', '#4A7AA6'),
    each([308, 420], (x) => lantern(x, 560, 0.9)),
    each([128, 590], (x) =>
      times(22, (index) =>
        circle(x + ((index * 17) % 46) - 20, 110 + index * 30, 13, index % 2 ? '#2F6B45' : '#4F8A5E'),
      ),
    ),
    rect(0, 782, 1200, 24, '#4B4A5E'),
    glow(c, 'door', GLASS, [364, 786], [330, 60], 0.55),
    cab(c.palette, 900, 796, 1.3),
    crowd(c.palette, [
      [470, 796, 1.5],
      [520, 797, 1.46],
      [220, 796, 1.5],
      [720, 796, 1.46],
    ]),
  ],
};
