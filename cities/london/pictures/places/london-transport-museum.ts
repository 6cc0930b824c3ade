import { crowd, person } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { bus } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const RED = '#C92F3A';
const BLUE = '#27407A';

/** The sign of a station: a red ring with a blue bar. */
const roundel = (x: number, y: number, r: number, text: string): string =>
  circle(x, y, r, '#FFFDF6') +
  circle(x, y, r * 0.82, 'none', `stroke="${RED}" stroke-width="${Math.round(r * 0.34)}"`) +
  rect(x - r * 1.3, y - r * 0.22, r * 2.6, r * 0.44, BLUE) +
  lettering(text, {
    x,
    y: y + r * 0.11,
    size: r * 0.32,
    fill: '#FFFDF6',
    spacing: r * 0.02,
    maxWidth: r * 2.3,
  });

const hall: Picture = {
  name: 'london-transport-museum',
  title:
    'Red double-deckers of every age under the arched iron and glass roof of the London Transport Museum in the old flower market',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const iron = ['#4E7A8A', '#3A5E6C'] as const;
    return [
      rect(0, 0, 1200, 800, '#DDE9EA'),
      path('M0 0h1200v300Q900 60 600 60T0 300z', '#EAF4F4'),
      line(
        times(13, (index) => d`M${index * 100} 0L${330 + index * 45} 300`),
        '#FFFFFF',
        5,
      ),
      // Arched ribs one behind the other.
      path('M330 520V330q0-150 270-150t270 150v190z', '#C9DEE2'),
      path('M380 520V340q0-110 220-110t220 110v180z', '#DCEBEE'),
      arches(440, 300, 60, 150, 5, 66, '#F4FAFA'),
      line('M330 520V330q0-150 270-150t270 150v190', iron[1], 10),
      line('M230 560V300q0-190 370-190t370 190v260', iron[0], 14),
      line('M90 620V250Q90 20 600 20t510 230v370', iron[0], 20),
      line(
        times(11, (index) => {
          const a = Math.PI * (1 + (index + 0.5) / 11);
          return d`M${600 + Math.cos(a) * 440} ${270 + Math.sin(a) * 205}L${600 + Math.cos(a) * 376} ${300 + Math.sin(a) * 182}`;
        }),
        iron[1],
        4,
      ),
      line('M90 250h280M830 250h280M230 330h130M840 330h130', iron[1], 8),
      each(
        [
          [90, 620, 26],
          [1110, 620, 26],
          [230, 560, 18],
          [970, 560, 18],
        ] as const,
        ([x, y, w]) =>
          rect(x - w / 2, 250, w, y - 250, iron[0]) +
          rect(x, 250, w / 2, y - 250, iron[1]) +
          rect(x - w, y - w, w * 2, w, iron[1]) +
          rect(x - w * 0.9, 300, w * 1.8, 12, iron[1]),
      ),
      // Galleries.
      rect(0, 400, 210, 18, '#8FA6B0'),
      rect(990, 400, 210, 18, '#8FA6B0'),
      bars(6, 356, 4, 44, 15, 14, iron[1]),
      bars(996, 356, 4, 44, 15, 14, iron[1]),
      rect(0, 350, 210, 8, iron[1]),
      rect(990, 350, 210, 8, iron[1]),
      crowd(p, [
        [60, 400, 0.7],
        [130, 400, 0.68],
        [1040, 400, 0.7],
        [1120, 400, 0.44],
      ]),
      line('M560 180v190M640 180v190', iron[1], 4),
      roundel(600, 420, 66, 'COVENT GARDEN'),
      rect(0, 560, 1200, 250, '#C9C2B4'),
      path('M330 520h540l330 140v150H0V660z', '#D6CFC0'),
      line('M420 520L100 810M600 520v290M780 520l320 290M160 620h880M40 720h1120', '#B5AC9A', 3),
      // Buses: an open-topped one, a modern one, a trolley behind.
      bus(p, 420, 590, 0.8),
      at(
        760,
        610,
        1,
        ellipse(96, 0, 110, 8, '#000', 'opacity=".18"') +
          rect(0, -120, 190, 100, '#8E1C2C') +
          rect(0, -84, 190, 6, '#F6EEDD') +
          bars(12, -72, 26, 40, 5, 36, p.window) +
          line('M6-120v-34M46-120v-30M86-120v-30M126-120v-30M166-120v-30M6-150h164', '#22222A', 4) +
          path('M184-90h40v60h-40z', '#22222A') +
          circle(44, -14, 26, '#22222A') +
          circle(44, -14, 13, p.gold) +
          circle(186, -14, 26, '#22222A') +
          circle(186, -14, 13, p.gold),
      ),
      bus(p, 90, 740, 1.5),
      at(
        720,
        744,
        1,
        ellipse(190, 0, 200, 12, '#000', 'opacity=".2"') +
          path('M0-20v-250q0-20 20-20h330q24 0 30 30l16 130v110z', RED) +
          path('M0-20v-24h396v24z', '#8E1C2C') +
          rect(16, -262, 320, 66, p.window, 'rx="8"') +
          line('M80-262v66M144-262v66M208-262v66M272-262v66', RED, 7) +
          path('M346-262h22l16 66h-38z', p.window) +
          rect(70, -150, 256, 62, p.window, 'rx="8"') +
          line('M134-150v62M198-150v62M262-150v62', RED, 7) +
          path('M338-150h44l6 62h-50z', p.window) +
          rect(12, -150, 46, 130, p.window) +
          line('M35-150v130', RED, 6) +
          rect(0, -186, 390, 9, '#F6EEDD') +
          rect(130, -180, 120, 24, '#22222A') +
          lettering('PICCADILLY', { x: 190, y: -161, size: 19, fill: '#FFFDF6', maxWidth: 108 }) +
          circle(90, -10, 34, '#1C1C28') +
          circle(90, -10, 16, '#9AA0AC') +
          circle(310, -10, 34, '#1C1C28') +
          circle(310, -10, 16, '#9AA0AC') +
          circle(388, -46, 9, p.gold),
      ),
      crowd(
        p,
        [
          [540, 640, 0.86],
          [580, 642, 0.84],
          [660, 660, 0.94],
          [700, 664, 0.6],
          [540, 730, 1.16],
          [600, 760, 1.3],
          [646, 764, 0.82],
          [500, 780, 1.36],
        ],
        1,
      ),
    ];
  },
};

const horseBus: Picture = {
  name: 'london-transport-museum-2',
  title:
    'A horse bus with its spiral stair and an electric tram of about 1900 side by side on cobbles inside the museum, by lamplight',
  hour: 'night',
  draw: (c) => {
    const wheel = (x: number, y: number, r: number): string =>
      circle(x, y, r, 'none', 'stroke="#1C1C24" stroke-width="8"') +
      circle(x, y, r - 9, 'none', 'stroke="#E0A93F" stroke-width="7"') +
      line(
        times(
          12,
          (index) =>
            d`M${x} ${y}l${Math.cos((index * Math.PI) / 6) * (r - 10)} ${Math.sin((index * Math.PI) / 6) * (r - 10)}`,
        ),
        '#E0A93F',
        5,
      ) +
      circle(x, y, 11, '#1C1C24');
    const horse = (x: number, coat: string, dark: string): string =>
      at(
        x,
        704,
        1,
        ellipse(10, 0, 120, 9, '#000', 'opacity=".25"') +
          line('M-54-80v78M74-86v84', dark, 17) +
          line('M-30-76v74M96-80v78', coat, 17) +
          path('M112-140q30 6 26 70-12 24-20 20 0-50-20-70z', '#1A1418') +
          path('M-70-140q80-26 170-6 30 14 18 60-20 30-80 24-60 8-104-10-24-36-4-68z', coat) +
          path('M-72-130l-46-90q4-40 40-34l30 20 34 90z', coat) +
          path('M-78-262q50 10 90 116l-30 6q-14-60-70-108z', '#1A1418') +
          path('M-80-262q-34-4-48 28l-26 34q0 18 20 16 44-8 62-34z', coat) +
          path('M-90-262l4-26 16 22z', dark) +
          circle(-108, -234, 5, '#1A1418') +
          line('M-130-206l40-40M-104-190q40 20 64 4M-66-150Q20-120 110-140', '#4A2C1E', 7) +
          path('M-66-170q10 60 40 90l14-6q-30-40-36-90z', '#22222A'),
      );
    return [
      rect(0, 0, 1200, 800, '#28324A'),
      path('M0 0h1200v180Q600 40 0 180z', '#1A2440'),
      line('M0 180Q600 40 1200 180M0 120Q600-20 1200 120', '#4E6A8A', 11),
      line(
        times(
          12,
          (index) => d`M${50 + index * 100} ${170 - Math.sin(((index + 0.5) / 12) * Math.PI) * 66}l0 -60`,
        ),
        '#4E6A8A',
        5,
      ),
      arches(40, 240, 150, 400, 7, 166, '#344262'),
      glow(c, 'lamps', '#FFD98A', [460, 400], [620, 380], 0.5),
      rect(0, 640, 1200, 170, '#5A5462'),
      times(6, (row) =>
        bars(-30 + (row % 2) * 26, 646 + row * 28, 46, 22, 25, 52, row % 2 ? '#544E5C' : '#645E6C'),
      ),
      line('M560 690h640M560 720h640', '#B9BEC8', 6),
      // The tram.
      ellipse(890, 724, 280, 14, '#000', 'opacity=".3"'),
      rect(640, 660, 500, 40, '#22222A'),
      circle(740, 694, 30, '#3A3A44'),
      circle(1030, 694, 30, '#3A3A44'),
      rect(650, 480, 480, 184, '#7A1F2A'),
      rect(650, 580, 480, 84, '#F3E4BF'),
      rect(650, 572, 480, 10, '#E0A93F'),
      lettering('LONDON TRAMWAYS', { x: 890, y: 634, size: 34, fill: '#7A1F2A', spacing: 4, maxWidth: 420 }),
      arches(690, 494, 62, 74, 6, 68, '#FFE2A0'),
      rect(620, 464, 540, 20, '#54161F'),
      path('M640 464V330h500v134z', '#F3E4BF'),
      rect(640, 440, 500, 24, '#7A1F2A'),
      arches(662, 346, 66, 88, 7, 68, '#FFE2A0'),
      path('M620 330h540l-30-30H650z', '#54161F'),
      line('M890 300L1030 170', '#B9BEC8', 7),
      circle(1030, 168, 8, '#E0A93F'),
      line('M0 166Q600 150 1200 170', '#8FA0B4', 3),
      circle(632, 640, 15, '#FFF3CE'),
      circle(632, 640, 44, '#FFD98A', 'opacity=".3"'),
      // The horse bus with seats along the top.
      ellipse(430, 708, 200, 12, '#000', 'opacity=".3"'),
      horse(196, '#8A5A34', '#5E3A22'),
      path('M300 640h290v14H300z', '#1C1C24'),
      rect(310, 440, 260, 200, '#2F6B52'),
      rect(310, 560, 260, 50, '#E0A93F'),
      lettering('STRAND', { x: 440, y: 592, size: 30, fill: '#22222A', maxWidth: 84 }),
      bars(326, 460, 64, 80, 3, 80, '#FFE2A0'),
      rect(296, 424, 300, 18, '#24564A'),
      rect(310, 366, 270, 56, '#F3E4BF'),
      lettering('COVENT GARDEN', { x: 444, y: 404, size: 30, fill: RED, maxWidth: 240 }),
      line('M310 366v-44M580 366v-44M306 324h280', '#1C1C24', 5),
      path('M570 640q70-10 60-90t-60-110', 'none', 'stroke="#1C1C24" stroke-width="9"'),
      line('M580 610h46M584 570h48M584 530h44M576 490h38', '#E0A93F', 7),
      path('M238 420h76v22h-76z', '#24564A'),
      path('M238 442l-14 60h18l22-60z', '#1C1C24'),
      wheel(360, 650, 48),
      wheel(530, 640, 60),
      each(
        [
          [270, 420, '#22222A', '#E9BE97'],
          [380, 366, '#7A2430', '#E9BE97'],
          [440, 366, '#3D6C93', '#8D5B3E'],
          [510, 366, '#E0A93F', '#F1CDA8'],
        ] as const,
        ([x, y, coat, skin]) =>
          path(d`M${x - 24} ${y}q0 -58 24 -60t24 60z`, coat) +
          circle(x, y - 72, 15, skin) +
          path(d`M${x - 20} ${y - 80}h40v-6h-8v-20h-24v20h-8z`, '#17171C'),
      ),
      line('M262 400L110 470', '#4A2C1E', 4),
      crowd(
        c.palette,
        [
          [620, 770, 1.3],
          [668, 774, 0.82],
          [980, 780, 1.36],
          [100, 780, 1.36],
        ],
        2,
      ),
    ];
  },
};

const cab: Picture = {
  name: 'london-transport-museum-3',
  title:
    'A child at the controls of a red Underground train in the museum: the handle, the dials and the tunnel ahead with a lit platform and its roundel',
  hour: 'dusk',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#2A2F3A'),
    // The view through the windscreen.
    rect(120, 70, 960, 430, '#15171F'),
    circle(520, 300, 330, '#2B2F3A'),
    circle(520, 300, 262, '#22252E'),
    circle(520, 300, 196, '#343944'),
    circle(520, 300, 140, '#22252E'),
    line(
      times(
        18,
        (index) =>
          d`M${520 + Math.cos((index * Math.PI) / 9) * 140} ${300 + Math.sin((index * Math.PI) / 9) * 140}L${520 + Math.cos((index * Math.PI) / 9) * 330} ${300 + Math.sin((index * Math.PI) / 9) * 330}`,
      ),
      '#1B1E26',
      4,
    ),
    path('M430 500l70-160h40l80 160z', '#3A3632'),
    line('M452 500l60-150M600 500l-66-150M526 500v-150', '#B9BEC8', 5),
    circle(330, 210, 15, '#4BE08A'),
    circle(330, 210, 44, '#4BE08A', 'opacity=".22"'),
    // The platform.
    path('M1080 100L600 250v120l480 130z', '#F3E8D2'),
    path('M1080 140L600 262v14l480-96zM1080 420L600 352v14l480 90z', '#2F7F78'),
    line('M960 138v330M860 168v274M770 198v220M700 218v176', '#D9CBB0', 3),
    path('M600 372l480 130H640l-60-120z', '#8E8A86'),
    path('M592 378l280 122h-40L584 384z', '#F2D34B'),
    roundel(920, 300, 70, 'COVENT GARDEN'),
    roundel(716, 306, 26, ''),
    glow(c, 'platform', '#FFF0C2', [860, 260], [300, 200], 0.4),
    crowd(c.palette, [
      [1000, 480, 1],
      [950, 462, 0.9],
      [780, 412, 0.6],
      [806, 418, 0.62],
    ]),
    // The front of the cab.
    path('M0 0h1200v70H0zM0 0h120v540H0zM1080 0h120v540h-120z', RED),
    path('M1120 0h80v540h-80z', '#9C2030'),
    rect(100, 56, 1000, 20, '#9C2030'),
    rect(590, 70, 24, 430, '#9C2030'),
    path('M620 500l160-240 12 8-150 232z', '#17171C'),
    path('M160 100h70L150 380v-200z', '#fff', 'opacity=".1"'),
    path('M300 80h90L240 500h-90z', '#fff', 'opacity=".07"'),
    // The desk.
    path('M60 520h1080l60 290H0z', '#3E4654'),
    path('M60 520h1080l8 36H52z', '#5A6474'),
    each(
      [
        [260, 640, 78],
        [460, 630, 62],
        [880, 640, 70],
      ] as const,
      ([x, y, r], index) =>
        circle(x, y, r, '#17171C') +
        circle(x, y, r - 9, '#FFFDF6') +
        line(
          times(
            9,
            (tick) =>
              d`M${x + Math.cos(2.4 + tick * 0.58) * (r - 26)} ${y + Math.sin(2.4 + tick * 0.58) * (r - 26)}L${x + Math.cos(2.4 + tick * 0.58) * (r - 14)} ${y + Math.sin(2.4 + tick * 0.58) * (r - 14)}`,
          ),
          '#22222A',
          4,
        ) +
        line(
          d`M${x} ${y}l${[34, -26, 10][index]!} ${[-36, -26, -46][index]!}`,
          RED,
          6,
          'stroke-linecap="round"',
        ) +
        circle(x, y, 9, '#22222A'),
    ),
    each(
      [
        [1000, 600, '#4BE08A'],
        [1050, 600, '#F2D34B'],
        [1000, 650, RED],
        [1050, 650, '#5FA3FF'],
        [1000, 700, '#F2D34B'],
        [1050, 700, '#4BE08A'],
      ] as const,
      ([x, y, colour]) =>
        circle(x, y, 17, '#17171C') +
        circle(x, y, 12, colour) +
        circle(x - 4, y - 4, 4, '#fff', 'opacity=".7"'),
    ),
    // The driver's handle.
    ellipse(690, 690, 74, 22, '#17171C'),
    path('M676 690l-8-90h44l-8 90z', '#B9852E'),
    path('M620 590q70-34 140 0l-8 26q-62-26-124 0z', '#E0A93F'),
    circle(632, 592, 20, '#17171C'),
    // The child seen from behind.
    at(
      470,
      830,
      3.2,
      path('M-40 0v-50q0-34 40-36 40 2 40 36V0z', '#3D6C93') +
        path('M14-84q26 6 26 34V0H22q6-50-8-84z', '#2C5278') +
        circle(0, -104, 24, '#C98F66') +
        path('M-25-104q-4-30 25-30t25 30q0 14-6 20h-38q-6-6-6-20z', '#3A2A22') +
        path('M-29-112q4-28 29-28t29 28z', '#22324A') +
        rect(-29, -116, 58, 8, '#17171C') +
        line('M34-60L50-82', '#3D6C93', 14, 'stroke-linecap="round"') +
        circle(50, -84, 8, '#C98F66'),
    ),
    person({ x: 180, y: 830, scale: 3, coat: '#E0A93F', hair: '#6B4226' }),
  ],
};

export const londonTransportMuseum = [hall, horseBus, cab];
