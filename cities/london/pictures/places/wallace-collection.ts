import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, column, courses, pediment } from '../kit/masonry';
import { arches, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { lamp, railings } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const hertfordHouse: Picture = {
  name: 'wallace-collection',
  title:
    'Hertford House on Manchester Square: red brick dressed with white stone, a Venetian window over the porch and plane trees in autumn',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const q = { ...p, tree: ['#A8662F', '#CF8F40', '#E5BE68'] as const };
    const [light, mid, shade] = p.stone;
    const next = stream(26);
    return [
      backdrop(c, {
        light: [170, 160, 66],
        clouds: [
          [330, 70, 0.7],
          [900, 90, 0.9],
        ],
        roofs: [600, 71, 170],
      }),
      path('M180 220l30-60h780l30 60z', p.roof[0]),
      path('M880 160h110l30 60H880z', p.roof[1]),
      each(
        [280, 420, 740, 880],
        (x) =>
          rect(x - 26, 158, 52, 54, light) +
          path(d`M${x - 34} 162q34 -36 68 0z`, light) +
          rect(x - 16, 170, 32, 40, p.window),
      ),
      block(180, 218, 840, 392, p.brick[0], p.brick[1], 0.05),
      courses(190, 240, 820, 350, p.brick[2], next, 100),
      rect(170, 210, 860, 16, light),
      rect(180, 372, 840, 12, light),
      rect(180, 560, 840, 50, mid),
      // The two ends step forward.
      each(
        [170, 850],
        (x) =>
          block(x, 210, 180, 402, p.brick[0], p.brick[1], 0.16) +
          rect(x - 6, 204, 192, 16, light) +
          pediment(p, x - 6, 206, 192, 46) +
          bars(x, 220, 14, 390, 2, 166, light) +
          sashes(p, x + 64, 258, [52, 86], 1, 1) +
          rect(x, 372, 180, 12, light) +
          arches(x + 56, 410, 68, 120, 1, 1, light) +
          sashes(p, x + 66, 436, [48, 88], 1, 1) +
          rect(x, 560, 180, 50, mid),
      ),
      sashes(p, 386, 258, [44, 84], 2, 76),
      sashes(p, 694, 258, [44, 84], 2, 76),
      sashes(p, 386, 424, [44, 92], 2, 76),
      sashes(p, 694, 424, [44, 92], 2, 76),
      // The Venetian window and the porch.
      path('M526 362V290h34a40 40 0 0 1 80 0h34v72z', light),
      path('M568 358v-66a32 32 0 0 1 64 0v66z', p.window),
      rect(534, 300, 24, 58, p.window),
      rect(642, 300, 24, 58, p.window),
      line('M600 262v96M568 310h64', p.white, 3),
      rect(504, 392, 192, 18, light),
      bars(512, 376, 8, 18, 12, 15.5, mid),
      rect(530, 410, 140, 200, shade),
      path('M556 610V470q44-44 88 0v140z', p.roof[1]),
      rect(574, 486, 52, 124, '#7A2430'),
      column(p, 514, 410, 22, 198),
      column(p, 664, 410, 22, 198),
      line('M600 376v-220', p.ink, 5),
      circle(600, 154, 6, p.gold),
      path('M603 164q24-12 44 0t40 0v44q-20 12-40 0t-44 0z', '#2E3F7A'),
      circle(644, 186, 12, p.gold),
      // Forecourt and square.
      rect(0, 606, 1200, 204, p.paving[0]),
      path('M0 690h1200v120H0z', '#8F8A92'),
      rect(0, 684, 1200, 10, light),
      railings(p, 20, 686, 470, 70),
      railings(p, 716, 686, 470, 70),
      tree(q, 90, 690, 2),
      tree(q, 1120, 690, 2.1),
      lamp(p, 500, 690, 0.9),
      lamp(p, 700, 690, 0.9),
      crowd(p, [
        [590, 630, 0.8],
        [620, 632, 0.78],
        [560, 676, 0.96],
        [300, 750, 1.2],
        [346, 754, 0.76],
        [840, 760, 1.2],
        [890, 762, 1.16],
        [640, 778, 1.26],
      ]),
      each(
        [
          [200, 720],
          [420, 760],
          [760, 724],
          [960, 780],
          [1050, 736],
        ] as const,
        ([x, y]) => ellipse(x, y, 7, 4, q.tree[1]),
      ),
    ];
  },
};

const armour: Picture = {
  name: 'wallace-collection-2',
  title:
    'The armoury of the Wallace Collection: a rider in gilt-edged Gothic plate on a horse armoured from head to tail',
  hour: 'night',
  draw: (c) => {
    const steel = ['#DCE3EA', '#A9B4C2', '#76839A', '#465068'] as const;
    const gilt = '#D9A441';
    return [
      rect(0, 0, 1200, 800, '#5E2430'),
      times(16, (index) => rect(index * 78, 0, 30, 640, '#6A2A38')),
      rect(0, 60, 1200, 16, '#B98532'),
      // Swords and shields along the wall.
      each(
        [110, 1090],
        (x) =>
          at(
            x,
            300,
            1,
            circle(0, 0, 84, steel[3]) +
              circle(0, 0, 74, steel[1]) +
              path('M0-74a74 74 0 0 1 0 148z', steel[2]) +
              circle(0, 0, 26, gilt) +
              line('M0-74V74M-74 0H74', gilt, 5),
          ) +
          line(d`M${x - 90} 500L${x + 90} 640M${x + 90} 500L${x - 90} 640`, steel[1], 9) +
          line(d`M${x - 60} 640l-22 -24M${x + 60} 640l22 -24`, gilt, 8),
      ),
      each(
        [230, 970],
        (x) =>
          line(d`M${x} 110V640`, '#7A5230', 9) +
          path(d`M${x} 60l16 56l-16 20l-16 -20z`, steel[0]) +
          path(d`M${x + 4} 116h44v26h-44z`, gilt),
      ),
      glow(c, 'spot', '#FFE9BE', [600, 380], [430, 420], 0.7),
      rect(0, 640, 1200, 170, '#4A3328'),
      line(
        'M0 690h1200M0 748h1200M200 640L60 800M450 640l-50 160M750 640l50 160M1000 640l140 160',
        '#3A261E',
        4,
      ),
      path('M220 700h760l50 60H170z', '#8A6A4C'),
      rect(170, 758, 860, 40, '#6A4E38'),
      ellipse(600, 716, 330, 18, '#000', 'opacity=".3"'),
      // The horse: legs, then plates.
      path(
        'M380 520l-20 110 10 80h34l-2-76 40-100zM760 520l36 100-8 90h36l10-96-20-110zM450 540l10 90-10 82h34l10-90-4-90zM700 540l-16 90 14 82h34l-8-84 20-90z',
        '#2E2A30',
      ),
      path('M404 710h-36l2-16h30zM486 712h-36l4-16h28zM734 712h-36l2-16h28zM826 710h-38l4-16h30z', '#1A181C'),
      path('M826 420q70 30 60 160-4 60-30 90 6-70-10-120-10-60-40-90z', '#221E24'),
      path(
        'M330 540q-30-90 40-150 90-40 250-30 150-6 220 50 30 50 10 150-90 30-260 28-170 0-260-48z',
        steel[1],
      ),
      path('M330 540q-30-90 40-150 50-24 110-30 0 130-40 222-70-14-110-42z', steel[0]),
      path('M700 362q90 10 140 48 30 50 10 150-60 22-150 26 20-110 0-224z', steel[2]),
      line('M336 470q250 60 520 10M330 530q260 70 524 30', gilt, 6),
      line('M470 366q-10 110-34 216M700 362q20 110 0 222', gilt, 6),
      each(
        [
          [380, 430],
          [410, 500],
          [770, 430],
          [800, 500],
        ] as const,
        ([x, y]) => circle(x, y, 11, gilt),
      ),
      // Neck and head.
      path('M366 420q-60-60-70-170l60-50q80 40 140 150z', steel[1]),
      path('M320 230q60 60 80 170l40-22q-30-110-84-178z', steel[2]),
      line('M306 262l66-40M316 300l92-36M332 340l112-34M350 380l124-34', steel[3], 4),
      path('M356 200q-40-30-76-14-40 60-86 120 0 34 30 40 26 0 44-24 50-30 66-56 30-26 22-66z', steel[0]),
      path('M356 200q-30 60-70 90-34 30-46 54-8 4-16 2 30-60 70-90 40-30 46-68z', steel[2]),
      circle(276, 244, 9, '#22201E'),
      path('M286 190l-6-46 30 36z', steel[1]),
      path('M262 214l-70-40 60 56z', gilt),
      path('M210 306q10 10 6 20l-14-2z', steel[3]),
      line('M236 320Q400 330 520 330', '#7A2A2A', 8),
      // The saddle and the rider.
      path('M490 370q0-50 40-60h150q40 0 50 60z', '#7A2A2A'),
      path('M690 370v-70q30-10 46 10v60zM480 370v-50q26-14 40 0v50z', gilt),
      path('M560 340q-10 90-70 150l-20 90 40 12 34-80q60-60 90-150z', steel[0]),
      path('M610 340q-20 90-70 160l-30 92-16-4 34-92q50-60 60-156z', steel[2]),
      circle(504, 486, 24, steel[0]),
      circle(504, 486, 10, gilt),
      path('M468 576l-44 26v14h86l10-28z', steel[1]),
      path('M550 350q-24-90 0-160 50-30 100 0 30 70 6 160-50 16-106 0z', steel[0]),
      path('M616 180q20 4 34 10 30 70 6 160-20 8-40 8 20-90 0-178z', steel[2]),
      line('M544 270q54 20 116 0M540 310q56 20 120 0M600 182v170', gilt, 5),
      circle(546, 208, 30, steel[0]),
      circle(660, 208, 30, steel[1]),
      path('M660 210q50 40 20 90l-60 30-10-24 40-30-18-40z', steel[1]),
      path('M546 210q-60 40-70 90l-50 10v26l74-8q40-40 66-90z', steel[0]),
      line('M436 322L392 60', '#7A5230', 9),
      path('M392 60l-14-50 26 46z', steel[0]),
      path('M562 164q-16-90 40-94 58 6 46 94-40 24-86 0z', steel[1]),
      path('M616 72q42 16 32 92-16 10-32 12 10-60 0-104z', steel[3]),
      path('M562 120l70 4-4 12-66-4z', '#1A181C'),
      path('M562 140q-30 4-34 12 20 16 40 14z', steel[0]),
      path('M604 70q-10-50 60-54 60 10 60 80-30-50-70-46-30 4-50 20z', '#B8273A'),
      crowd(c.palette, [
        [110, 770, 1.4],
        [160, 774, 0.9],
        [1090, 774, 1.44],
      ]),
    ];
  },
};

const courtyard: Picture = {
  name: 'wallace-collection-3',
  title:
    'Lunch in the pink courtyard of the Wallace Collection under its glass roof, trees in tubs between the tables',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const pink = ['#F0B9A8', '#E0A08E', '#C98674'] as const;
    const table = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        s,
        path('M-110 0v-70q0-16 16-16h10v86zM110 0v-70q0-16-16-16h-10v86z', '#8A5A34') +
          path('M-70-70h140l10 56H-80z', '#FFFDF6') +
          ellipse(0, -72, 72, 17, '#FFFDF6') +
          path('M-70-66q70 30 140 0l8 52q-80 22-156 0z', '#EFE6DA') +
          ellipse(-30, -76, 20, 6, '#DDE6EA') +
          ellipse(30, -74, 20, 6, '#DDE6EA') +
          rect(-4, -108, 8, 30, '#3F6B4C') +
          circle(0, -112, 9, '#E0485A') +
          circle(-8, -106, 7, '#F7C5CB'),
      );
    return [
      rect(0, 0, 1200, 800, pink[0]),
      // The roof of glass.
      path('M0 0h1200v80L960 190H240L0 80z', '#D6EAEE'),
      path('M600 0L420 190h360z', '#E9F5F5'),
      line(
        'M0 80l240 110h720l240-110M600 0v190M600 0L420 190M600 0l180 190M300 0l40 190M900 0l-40 190M120 40l140 130M1080 40L940 170M100 60h1000M180 130h840',
        '#FFFDF6',
        7,
      ),
      rect(240, 186, 720, 20, '#FFFDF6'),
      path('M0 80l240 106v420L0 760z', pink[1]),
      path('M1200 80L960 186v420l240 154z', pink[2]),
      line('M0 92l240 108M1200 92L960 200', '#FFFDF6', 14),
      // Windows and arched doors of the house.
      sashes(p, 306, 240, [64, 110], 5, 130),
      rect(240, 382, 720, 12, '#FFFDF6'),
      arches(290, 416, 96, 196, 5, 130, '#FFFDF6'),
      arches(302, 428, 72, 184, 5, 130, p.window),
      line(
        times(5, (index) => d`M${338 + index * 130} 430v182M${302 + index * 130} 500h72`),
        '#FFFDF6',
        4,
      ),
      path(
        'M40 330l60 20v180l-60 30zM140 362l50 16v130l-50 20zM1160 330l-60 20v180l60 30zM1060 362l-50 16v130l50 20z',
        p.window,
      ),
      line(
        'M40 330l60 20v180l-60 30zM140 362l50 16v130l-50 20zM1160 330l-60 20v180l60 30zM1060 362l-50 16v130l50 20z',
        '#FFFDF6',
        8,
      ),
      glow(c, 'sun', '#FFF6DA', [600, 220], [520, 260], 0.5),
      path('M0 760l240-154h720l240 154v50H0z', '#EAD9B8'),
      line(
        'M140 672h920M60 726h1080M240 606L0 760M420 606L260 800M600 606v194M780 606l160 194M960 606l240 154',
        '#CDB692',
        3,
      ),
      each(
        [
          [270, 640, 1],
          [930, 640, 1],
          [600, 612, 0.8],
        ] as const,
        ([x, y, s]) =>
          path(d`M${x - 34 * s} ${y - 60 * s}h${68 * s}l${-10 * s} ${64 * s}h${-48 * s}z`, '#FFFDF6') +
          line(d`M${x} ${y - 60 * s}v${-70 * s}`, '#6A4E38', 9 * s) +
          circle(x, y - 170 * s, 56 * s, p.tree[0]) +
          circle(x - 16 * s, y - 184 * s, 40 * s, p.tree[1]) +
          circle(x - 24 * s, y - 190 * s, 22 * s, p.tree[2]),
      ),
      crowd(p, [
        [420, 650, 0.86],
        [520, 646, 0.86],
        [700, 648, 0.86],
        [790, 650, 0.86],
      ]),
      table(470, 664, 0.76),
      table(740, 664, 0.76),
      crowd(
        p,
        [
          [190, 720, 1.2],
          [340, 722, 1.2],
          [560, 712, 1.16],
          [680, 714, 1.16],
          [880, 722, 1.2],
          [1030, 720, 1.2],
        ],
        3,
      ),
      table(264, 770, 1.14),
      table(620, 766, 1.1),
      table(956, 772, 1.14),
    ];
  },
};

export const wallaceCollection = [hertfordHouse, armour, courtyard];
