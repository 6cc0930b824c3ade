import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { cab } from '../../kit/street';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, lantern, paned } from '../../pubs/parts';

export const theCinnamonClubFront: Picture = {
  name: 'the-cinnamon-club-front',
  title:
    'The Cinnamon Club: the red brick and stone of the old Westminster Library at dusk, its carved doorway lit',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const stone = '#F0CFA2';
    return [
      backdrop(c, {
        light: [1110, 260, 50],
        clouds: [
          [40, 80, 0.9],
          [1000, 120, 0.8],
        ],
        roofs: [720, 91, 300],
      }),
      rect(110, 150, 980, 650, '#A8483E'),
      bricks(110, 160, 980, 600, stream(103), [40, 16]),
      path('M94 128h1012v26H94z', stone),
      // Slate roof, stone gable in the middle with its scrolls.
      path('M130 128l60-76h820l60 76z', p.roof[0]),
      path('M430 128V92q50 0 54-44h232q4 44 54 44v36z', '#A8483E'),
      path('M418 128V84q48-6 54-50h256q6 44 54 50v44h-16V96q-48-8-56-48H490q-8 40-56 48v32z', stone),
      path('M500 34q100-50 200 0l-8 10H508z', stone),
      circle(600, 84, 26, stone),
      circle(600, 84, 17, '#FFC766'),
      each([230, 930], (x) => rect(x, 16, 50, 80, '#8E3A34') + rect(x - 6, 8, 62, 14, stone)),
      // Long library windows with stone crosses.
      each(
        [160, 280, 400, 728, 848, 968],
        (x, index) =>
          rect(x - 12, 190, 96, 254, stone) +
          rect(x, 202, 72, 230, '#FFC766') +
          rect(x, 202, 72, 76, '#FFDF9C') +
          line(`M${x + 36} 202v230M${x} 278h72M${x} 356h72`, stone, 8) +
          path(`M${x - 18} 186L${x + 36} 160l54 26z`, index % 2 ? stone : '#D9A880'),
      ),
      rect(516, 170, 168, 200, stone),
      rect(530, 184, 140, 172, '#FFC766'),
      line('M577 184v172M623 184v172M530 260h140', stone, 8),
      rect(110, 462, 980, 66, stone),
      lettering('WESTMINSTER PUBLIC LIBRARY', {
        x: 600,
        y: 508,
        size: 40,
        fill: '#7A3A2E',
        spacing: 5,
        maxWidth: 860,
      }),
      rect(110, 528, 980, 8, '#B87B5E'),
      bars(110, 548, 980, 6, 1, 0, '#8E3A34'),
      each(
        [170, 320, 800, 950],
        (x) =>
          path(`M${x - 10} 730V610q54-46 108 0v120z`, stone) +
          paned(x + 4, 620, 80, 104, { frame: stone, columns: 2, rows: 2 }),
      ),
      // The doorway: banded columns, a broken pediment, a lamp.
      path('M450 790V586h300v204z', stone),
      path('M430 586l170-74 170 74v16H430z', stone),
      path('M470 578l130-56 130 56z', '#A8483E'),
      circle(600, 558, 20, stone),
      each(
        [462, 706],
        (x) =>
          bars(x, 604, 32, 20, 1, 0, '#D9A880') +
          each([640, 676, 712, 748], (y) => rect(x - 4, y, 40, 14, '#D9A880')),
      ),
      path('M512 790V696q88-56 176 0v94z', '#4A2418'),
      path('M526 700q74-46 148 0v6H526z', '#FFDF9C'),
      rect(526, 710, 70, 80, '#6E3A22'),
      rect(604, 710, 70, 80, '#6E3A22'),
      lettering('THE CINNAMON CLUB', {
        x: 600,
        y: 646,
        size: 24,
        fill: '#7A3A2E',
        spacing: 2,
        maxWidth: 210,
      }),
      lantern(432, 660, 1),
      lantern(768, 660, 1),
      rect(0, 784, 1200, 22, p.paving[1]),
      glow(c, 'door', '#FFD98A', [600, 786], [320, 60], 0.6),
      cab(p, 900, 796, 1.2),
      crowd(p, [
        [390, 795, 1.4],
        [700, 795, 1.44],
        [748, 796, 1.4],
        [120, 795, 1.4],
      ]),
    ];
  },
};
