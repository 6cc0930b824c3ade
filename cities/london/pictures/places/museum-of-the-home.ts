import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { lawn, tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, courses, pediment } from '../kit/masonry';
import { arches, clock, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { fallenLeaves } from '../kit/season';
import { birds } from '../kit/sky';
import { bench } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const almshouses: Picture = {
  name: 'museum-of-the-home',
  title:
    'The low brick almshouses of the Museum of the Home round their lawn, the chapel with its clock and bell turret in the middle, planes in autumn',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const q = { ...p, tree: ['#8A7A3A', '#B99A44', '#DDBE62'] as const };
    const next = stream(1714);
    return [
      backdrop(c, {
        light: [1010, 120, 52],
        clouds: [
          [120, 90, 0.9],
          [740, 70, 0.7],
        ],
        roofs: [470, 7, 120],
      }),
      birds(p, 320, 150, 5, 11),
      // The far range with fourteen doors.
      path('M150 340l40-60h820l40 60z', p.roof[0]),
      each(
        [240, 340, 440, 720, 820, 920],
        (x) => rect(x, 236, 36, 60, p.brick[1]) + bars(x + 3, 222, 8, 16, 3, 11, p.brick[0]),
      ),
      block(160, 336, 880, 164, p.brick[0], p.brick[1], 0.03),
      courses(170, 346, 860, 140, p.brick[2], next, 90),
      rect(150, 330, 900, 10, p.white),
      sashes(p, 190, 356, [24, 40], 7, 48),
      sashes(p, 698, 356, [24, 40], 7, 48),
      sashes(p, 190, 430, [24, 46], 2, 48),
      sashes(p, 334, 430, [24, 46], 2, 48),
      sashes(p, 698, 430, [24, 46], 2, 48),
      sashes(p, 842, 430, [24, 46], 2, 48),
      each(
        [286, 430, 794, 938],
        (x) =>
          rect(x - 4, 420, 36, 80, p.white) +
          rect(x, 426, 28, 74, '#2F4A3C') +
          path(d`M${x - 10} 422l24 -14l24 14z`, p.white),
      ),
      // The chapel.
      block(520, 296, 160, 204, p.brick[0], p.brick[1], 0.2),
      pediment(p, 508, 300, 184, 54),
      clock(p, 600, 278, 15, 60, 180),
      rect(512, 296, 176, 10, p.white),
      arches(576, 318, 48, 66, 1, 1, p.white),
      path('M584 384v-44a16 18 0 0 1 32 0v44z', p.stone[2]),
      circle(600, 342, 6, p.stone[0]),
      path('M592 380q0-28 8-30 8 2 8 30z', p.stone[0]),
      rect(562, 396, 76, 104, p.white),
      rect(572, 408, 56, 92, '#2F4A3C'),
      line('M600 408v92', p.gold, 3),
      each([534, 646], (x) => rect(x, 330, 22, 60, p.window) + rect(x - 3, 326, 28, 5, p.white)),
      rect(584, 210, 32, 40, p.white),
      path('M590 250v-28q10-12 20 0v28z', p.roof[1]),
      path('M578 212q2-26 22-30 20 4 22 30z', p.roof[0]),
      line('M600 182v-26', p.ink, 3),
      path('M600 158h18l-4 5 4 5h-18z', p.gold),
      // The two wings that come forward.
      each([0, 1], (flip) => {
        const m = (x: number): number => (flip ? 1200 - x : x);
        return (
          path(d`M${m(0)} 250L${m(160)} 330V500L${m(0)} 620z`, flip ? p.brick[2] : p.brick[1]) +
          path(d`M${m(0)} 160L${m(150)} 282L${m(170)} 336L${m(0)} 262z`, p.roof[1]) +
          line(d`M${m(0)} 256L${m(164)} 336`, p.white, 8) +
          each(
            [
              [16, 320, 600],
              [62, 340, 566],
              [106, 358, 534],
            ] as const,
            ([x, top, foot]) =>
              path(
                d`M${m(x)} ${top - 20}L${m(x + 28)} ${top - 8}V${top + 46}L${m(x)} ${top + 42}z`,
                p.window,
              ) +
              path(
                d`M${m(x)} ${foot - 110}L${m(x + 28)} ${foot - 108}V${foot - 28}L${m(x)} ${foot - 8}z`,
                x === 62 ? '#22382E' : p.window,
              ),
          )
        );
      }),
      lawn({ ...p, tree: [p.tree[0], p.tree[1], p.tree[2]] }, 498, 800, 1200),
      path('M562 498h76l110 312H452z', p.paving[0]),
      path('M0 620l160-122h40L40 810H0zM1200 620l-160-122h-40l160 312h40z', p.paving[1]),
      tree(q, 200, 650, 1.7),
      tree(q, 1010, 656, 1.75),
      tree(q, 340, 540, 0.7),
      tree(q, 860, 540, 0.7),
      fallenLeaves(c, 560, 780, 8),
      bench(p, 470, 600, 0.8),
      bench(p, 740, 600, 0.8),
      crowd(p, [
        [590, 520, 0.6],
        [612, 522, 0.58],
        [600, 600, 0.84],
        [570, 690, 1.1],
        [616, 694, 0.7],
        [660, 740, 1.26],
        [230, 730, 1.2],
        [276, 734, 1.16],
        [1010, 750, 1.24],
      ]),
    ];
  },
};

const parlour: Picture = {
  name: 'museum-of-the-home-2',
  title:
    'A Victorian parlour in the Museum of the Home by gaslight: a fire with a high mirror, an armchair, a piano and a cat on the rug',
  hour: 'night',
  draw: (c) => {
    return [
      rect(0, 0, 1200, 800, '#3F5A48'),
      times(9, (column) =>
        times(5, (row) =>
          at(
            70 + column * 134 + (row % 2) * 66,
            80 + row * 110,
            1,
            path(
              'M0-26q18 14 0 30-18-16 0-30zM-22 6q20-8 22 18-24 6-22-18zM22 6q-20-8-22 18 24 6 22-18z',
              '#4B6A55',
            ),
          ),
        ),
      ),
      rect(0, 0, 1200, 34, '#E9DCC3'),
      rect(0, 34, 1200, 8, '#B98532'),
      rect(0, 560, 1200, 34, '#4A2C1E'),
      // The window with heavy curtains.
      rect(60, 110, 220, 360, '#E9DCC3'),
      rect(78, 128, 184, 330, '#16224A'),
      line('M170 128v330M78 290h184', '#E9DCC3', 7),
      path(
        'M40 90h120q10 160-70 260-10 120 10 240H40zM300 90H180q-10 160 70 260 10 120-10 240h60z',
        '#7A2430',
      ),
      path('M40 90h60q0 200-40 500H40zM300 90h-40q-10 200 20 500h20z', '#5E1A26'),
      path('M30 76h280v34q-70 30-140 0-70 30-140 0z', '#8E2C3A'),
      // The fireplace and the mirror over it.
      rect(440, 340, 320, 254, '#E9E4DA'),
      rect(420, 322, 360, 24, '#F6F1E6'),
      rect(720, 346, 40, 248, '#C9C2B4'),
      path('M490 594V420q110-60 220 0v174z', '#1E1618'),
      path('M540 594q-16-50 24-90 4 30 18 34-4-50 34-90 2 50 36 74 10-10 8-26 40 46 12 98z', '#F08A3C'),
      path('M574 594q-6-36 18-54 6 18 12 18 4-20 14-30 30 36 14 66z', '#FFD36A'),
      rect(520, 580, 160, 16, '#3A3A44'),
      path('M460 314V110q140-90 280 0v204z', '#D9A441'),
      path('M478 300V122q122-74 244 0v178z', '#8FAAB0'),
      path('M520 300l90-210 60 10-90 200z', '#fff', 'opacity=".2"'),
      each(
        [460, 740],
        (x) =>
          line(d`M${x} 318v-30`, '#D9A441', 6) +
          path(d`M${x - 18} 290q-4 -44 18 -50q22 6 18 50z`, '#FFF3CE') +
          circle(x, 266, 60, '#FFD98A', 'opacity=".25"'),
      ),
      rect(580, 286, 40, 36, '#4A2C1E'),
      circle(600, 302, 13, '#FFF6DF'),
      line('M600 302v-8M600 302h6', '#22222A', 2),
      each(
        [520, 680],
        (x) =>
          path(d`M${x - 14} 322q-8 -24 4 -34v-10h20v10q12 10 4 34z`, '#3D6C93') +
          circle(x - 4, 270, 8, '#E0485A') +
          circle(x + 8, 266, 8, '#F7A8BD') +
          circle(x + 2, 256, 7, '#FFFDF6'),
      ),
      glow(c, 'fire', '#FFB95A', [600, 540], [460, 260], 0.45),
      // The piano.
      rect(860, 300, 280, 30, '#6B3A22'),
      rect(880, 330, 240, 150, '#54291A'),
      rect(900, 346, 200, 70, '#6B3A22'),
      path('M950 346h50v62h-50zM1004 346h50v62h-50z', '#FFF6E0'),
      line('M958 360h34M958 372h34M958 384h34M1012 360h34M1012 372h34M1012 384h34', '#22222A', 2),
      rect(850, 470, 300, 22, '#6B3A22'),
      rect(866, 460, 268, 12, '#FFF6E0'),
      bars(874, 460, 6, 7, 19, 14, '#17171C'),
      rect(864, 492, 24, 102, '#54291A'),
      rect(1112, 492, 24, 102, '#54291A'),
      ellipse(1000, 560, 50, 13, '#8E2C3A'),
      bars(966, 564, 8, 40, 2, 60, '#3A1E14'),
      // Portraits.
      each(
        [
          [850, 110, 90, 120],
          [980, 90, 130, 90],
          [980, 196, 60, 80],
          [1060, 196, 60, 80],
        ] as const,
        ([x, y, w, h], index) =>
          rect(x - 8, y - 8, w + 16, h + 16, '#B98532') +
          rect(x, y, w, h, ['#5A4632', '#5FA3B5', '#4A3A4A', '#3A4A5A'][index]!) +
          (index === 1
            ? path(d`M${x} ${y + h}l40 -50l30 30l30 -20l30 40z`, '#3F6B4C')
            : circle(x + w / 2, y + h * 0.4, w * 0.18, '#E9BE97') +
              path(
                d`M${x + w * 0.2} ${y + h}q0 -${h * 0.4} ${w * 0.3} -${h * 0.4}t${w * 0.3} ${h * 0.4}z`,
                '#22222A',
              )),
      ),
      // Floor, rug, armchair, table, cat.
      rect(0, 594, 1200, 216, '#6E4426'),
      line('M0 640h1200M0 700h1200M0 760h1200', '#54321A', 3),
      path('M260 640h680l110 140H150z', '#7A2430'),
      path('M300 656h600l80 108H220z', 'none', 'stroke="#D9A441" stroke-width="6"'),
      each(
        [
          [420, 700],
          [600, 690],
          [780, 700],
          [600, 744],
        ] as const,
        ([x, y]) => ellipse(x, y, 50, 14, '#D9A441', 'opacity=".8"') + ellipse(x, y, 26, 7, '#2F4A3C'),
      ),
      path('M180 700V480q0-70 80-74 80 4 80 74v90h70q20 0 20 30v100h-30v-30H212v30z', '#2F6B52'),
      path('M340 570h70q20 0 20 30v100h-30v-30h-60z', '#24564A'),
      path('M220 590h190v40H220z', '#3E8570'),
      each([230, 260, 290], (x) => each([450, 500, 550], (y) => circle(x, y, 4, '#1B4638'))),
      path('M206 420q50-30 108 0l-8 24q-46-20-92 0z', '#FFF6E0'),
      ellipse(820, 640, 70, 15, '#54291A'),
      path('M810 650h20v60h20l10 14h-80l10-14h20z', '#3A1E14'),
      path('M790 636q-4-24 16-28h20q20 4 16 28z', '#FFFDF6'),
      path('M842 612q18 0 14 14t-18 8', 'none', 'stroke="#FFFDF6" stroke-width="5"'),
      at(
        560,
        716,
        1.2,
        path('M-60 0q-10-40 30-46 40-4 60 10 20 16 14 36z', '#E08A3A') +
          circle(-52, -34, 20, '#E08A3A') +
          path('M-70-44l-2-22 16 12zM-46-52l12-14 4 20z', '#C9702E') +
          path('M40 0q30 0 26-26', 'none', 'stroke="#C9702E" stroke-width="9" stroke-linecap="round"') +
          line('M-62-34h6M-46-34h6M-20-40l4 12M-4-42l4 14M12-40l2 12', '#7A3E1A', 3),
      ),
    ];
  },
};

const seventies: Picture = {
  name: 'museum-of-the-home-3',
  title:
    'A sitting room of the 1970s in the Museum of the Home: brown and orange circles on the wall, a record player, an egg chair and a rubber plant',
  hour: 'dusk',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#E9C48A'),
    times(11, (column) =>
      times(
        6,
        (row) =>
          circle(column * 120, row * 104, 50, '#D9772E') +
          circle(column * 120, row * 104, 34, '#F2DDB0') +
          circle(column * 120, row * 104, 18, '#7A4A24'),
      ),
    ),
    rect(0, 560, 1200, 26, '#F6EBD2'),
    glow(c, 'lamp', '#FFF0C2', [880, 300], [420, 330], 0.6),
    // The window and its view of towers.
    rect(70, 90, 350, 300, '#F6EBD2'),
    rect(88, 108, 314, 264, '#F0A06A'),
    rect(88, 230, 314, 142, '#C9705E'),
    each(
      [
        [120, 180, 60],
        [200, 140, 70],
        [290, 200, 80],
      ] as const,
      ([x, y, w]) =>
        rect(x, y, w, 372 - y, '#6E4A66') +
        times(4, (row) => bars(x + 8, y + 14 + row * 34, 9, 14, 3, 18, '#FFD98A')),
    ),
    line('M245 108v264', '#F6EBD2', 9),
    path('M40 70h90v330q-50 16-90 0zM360 70h90v330q-50 16-90 0z', '#8A4A24'),
    line('M60 70v334M84 70v338M108 70v334M382 70v334M406 70v338M430 70v334', '#6E3818', 5),
    rect(30, 58, 430, 16, '#54301A'),
    // Arc lamp.
    path('M1100 640Q1130 120 890 150', 'none', 'stroke="#C9C2B8" stroke-width="10"'),
    ellipse(1098, 646, 54, 12, '#F6F1E6'),
    path('M830 220a62 62 0 0 1 124 0z', '#D9582E'),
    ellipse(892, 222, 62, 12, '#FFF6DC'),
    // Sideboard with the record player.
    rect(470, 430, 360, 130, '#9A5E30'),
    rect(470, 430, 360, 12, '#B87A42'),
    rect(486, 452, 104, 94, '#7A4622'),
    rect(600, 452, 104, 94, '#7A4622'),
    bars(716, 456, 10, 88, 10, 10, '#54301A'),
    bars(490, 560, 10, 34, 2, 310, '#54301A'),
    rect(500, 396, 150, 34, '#54301A'),
    path('M500 396l20-90h150l-20 90z', '#DCE9EA', 'opacity=".45"'),
    ellipse(566, 394, 56, 11, '#17171C'),
    ellipse(566, 393, 17, 4, '#D9582E'),
    line('M630 394l-36-4', '#D9D2C4', 5),
    each(
      [
        [700, '#D9582E'],
        [722, '#2F7F78'],
        [744, '#E0A93F'],
        [766, '#7A4A86'],
        [788, '#F2DDB0'],
      ] as const,
      ([x, colour]) => rect(x, 350, 18, 80, colour),
    ),
    // The rubber plant.
    path('M120 640h100l-14-90h-72z', '#F6F1E6'),
    line('M170 560V380M170 480l-40-50M170 440l44-50', '#4A6A3A', 9),
    each(
      [
        [170, 370, 0],
        [120, 420, -50],
        [222, 380, 46],
        [110, 480, -70],
        [228, 460, 66],
        [140, 400, -24],
        [200, 340, 22],
      ] as const,
      ([x, y, turn]) =>
        path(
          'M0 0q-34-50 0-104 34 54 0 104z',
          '#3A6B44',
          d`transform="translate(${x} ${y + 30}) rotate(${turn})"`,
        ) + line('M0 0V-92', '#6E9A62', 4, d`transform="translate(${x} ${y + 30}) rotate(${turn})"`),
    ),
    // Floor with a shag rug.
    rect(0, 586, 1200, 224, '#B9804A'),
    line('M0 630h1200M0 690h1200M0 750h1200', '#9A6636', 4),
    ellipse(560, 710, 400, 76, '#F2E4C6'),
    times(48, (index) =>
      line(
        d`M${560 + Math.cos((index * Math.PI) / 24) * 396} ${710 + Math.sin((index * Math.PI) / 24) * 74}l${Math.cos((index * Math.PI) / 24) * 20} ${Math.sin((index * Math.PI) / 24) * 12}`,
        '#F2E4C6',
        9,
      ),
    ),
    ellipse(560, 710, 270, 50, '#D9772E', 'opacity=".5"'),
    // The egg chair.
    ellipse(930, 730, 110, 16, '#7A4A24'),
    rect(918, 650, 24, 80, '#C9C2B8'),
    path('M790 520q-10-230 140-240 150 10 140 240-10 140-140 146-130-6-140-146z', '#F6F1E6'),
    path('M990 300q86 50 80 220-10 140-140 146 100-90 60-366z', '#DCD3C2'),
    path('M830 520q-10-180 100-190 110 10 100 190-8 90-100 96-92-6-100-96z', '#D9582E'),
    path('M840 560q90-50 180 0 4 40-90 56-94-16-90-56z', '#F08A4A'),
    // Coffee table with fondue, telephone.
    path('M350 650h300v18H350z', '#54301A'),
    bars(370, 668, 12, 70, 2, 248, '#54301A'),
    path('M440 650q-6-44 20-48h60q26 4 20 48z', '#D9582E'),
    rect(440, 600, 100, 10, '#F08A4A'),
    line('M470 600l-20-60M500 600l10-66M520 600l34-50', '#8A5A34', 5),
    path('M580 650l8-34h56l8 34z', '#2F7F78'),
    path('M570 622q46-34 92 0v-12q-46-34-92 0z', '#24645E'),
    circle(616, 634, 11, '#F6F1E6'),
    // A child by the records.
    person({ x: 700, y: 640, scale: 1.5, coat: '#2F7F78', hair: '#6B4226', legs: '#7A4A86' }),
    person({ x: 300, y: 740, scale: 2, coat: '#E0A93F', hair: '#C89B5A', skirt: true, legs: '#7A4A24' }),
  ],
};

export const museumOfTheHome = [almshouses, parlour, seventies];
