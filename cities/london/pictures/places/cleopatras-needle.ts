import { backdrop } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { farDome } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import type { Picture } from '../picture';

/** A reclining bronze sphinx that looks left, 330 long at scale 1, on the ground line. */
const sphinx = (
  x: number,
  y: number,
  s: number,
  [light, mid, dark]: readonly [string, string, string],
  right = false,
): string =>
  at(
    x,
    y,
    s,
    path('M-30 0V-70q30-44 90-40 90 0 104 54 10 30-6 56z', light) +
      path('M66 0q-14-70 46-88 64 8 60 62-2 20-14 26z', mid) +
      path('M150-8q44 0 34-54', 'none', `stroke="${mid}" stroke-width="13" stroke-linecap="round"`) +
      path('M96-6q60-4 70-14 8 10-2 20h-80q0-4 12-6z', dark) +
      path('M-72 0q-14-80 14-132l76 8q20 70-4 124z', light) +
      path('M-6-122q36 60 8 122h22q24-60-6-118z', mid) +
      path('M-172 0q-10-26 18-30h110l40 30z', light) +
      path('M-172 0q-6-14 4-22l16 4 4-8 16 6 6-8 20 28z', mid) +
      line('M-120-14h90', dark, 3) +
      // The striped headdress, the face in profile, the cobra on the brow.
      path('M-62-214q10-30 48-28 54 6 58 66 4 46 22 84-40 22-76 4-4-40-20-60z', mid) +
      line('M-20-236q34 40 40 150M2-232q34 50 44 138M-38-232q30 40 34 146', dark, 6) +
      path(
        'M-64-208q-6 12-6 24l-16 22q0 6 10 6l-4 9q6 3 2 8-2 18 14 16 20 0 32-6 10-40 6-84-20-8-38 5z',
        light,
      ) +
      path('M-62-214q20-14 46-8l4 16q-26-8-54 4z', dark) +
      path('M-66-212q-16-6-10-22 10 4 14 16z', dark) +
      path('M-66-182q8-6 16 0-8 6-16 0z', dark) +
      line('M-68-192q8-6 20-3M-76-144q8 2 14-2', dark, 3) +
      path('M-58-124q20 0 30-10l6 10q-16 16-32 16z', mid),
    right ? -s : s,
  );

const fromTheRoad: Picture = {
  name: 'cleopatras-needle',
  title:
    'Cleopatra’s Needle on the Embankment: the granite obelisk full of hieroglyphs between two bronze sphinxes, the river behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const granite = ['#D9A58C', '#BE8570', '#8F5C4E'] as const;
    const bronze = ['#6E8A78', '#4C6A5C', '#2B443C'] as const;
    const next = stream(1878);
    // Signs in three columns: birds, eyes, waves, reeds and circles, none meant to be read.
    const sign = (x: number, y: number, kind: number): string =>
      [
        circle(x, y, 6, 'none', `stroke="${granite[2]}" stroke-width="3"`),
        line(d`M${x - 8} ${y}l4 -5l4 5l4 -5l4 5`, granite[2], 3),
        path(d`M${x - 8} ${y + 6}q0 -12 8 -14q4 -4 8 0l-4 4q2 8 -4 10z`, granite[2]),
        rect(x - 8, y - 5, 16, 5, granite[2]) + rect(x - 3, y + 2, 6, 6, granite[2]),
        line(d`M${x - 4} ${y + 7}v-14q8 0 6 8M${x + 5} ${y + 7}v-12`, granite[2], 3),
        path(d`M${x - 9} ${y}q9 -9 18 0q-9 8 -18 0z`, granite[2]),
      ][kind]!;
    return [
      backdrop(c, {
        light: [200, 140, 54],
        clouds: [
          [300, 90, 0.8],
          [840, 110, 0.9],
        ],
        roofs: [520, 90, 80],
      }),
      birds(p, 760, 190, 5, 8),
      farDome(p.mid, 1010, 520, 110),
      // The wheel far upstream.
      circle(170, 400, 96, 'none', `stroke="${p.mid}" stroke-width="5"`),
      line('M170 400l-40 120M170 400l40 120', p.mid, 6),
      times(16, (index) =>
        circle(
          170 + Math.cos((index * Math.PI) / 8) * 100,
          400 + Math.sin((index * Math.PI) / 8) * 100,
          5,
          p.mid,
        ),
      ),
      water({ ...c, height: 600 }, 516, 28),
      riverBoat(p, 900, 566, 0.8),
      embankment(p, 592, 60, 1200),
      // The obelisk.
      path('M548 560L566 96l34-56 34 56 18 464z', granite[0]),
      path('M600 40l34 56 18 464h-38z', granite[1]),
      path('M566 96l34-56 34 56z', granite[1]),
      times(26, (row) =>
        [-1, 0, 1]
          .map((column) => sign(600 + column * (17 + row * 0.34), 116 + row * 17, Math.floor(next() * 6)))
          .join(''),
      ),
      line('M590 104l-8 450M612 104l8 450', granite[2], 2, 'opacity=".6"'),
      path('M530 560h140l-14-30H544z', bronze[1]),
      block(516, 560, 168, 96, p.stone[0], p.stone[1]),
      rect(500, 552, 200, 16, p.stone[0]),
      rect(548, 588, 104, 48, bronze[1]),
      rect(480, 650, 240, 22, p.stone[1]),
      // Sphinxes on their plinths.
      each(
        [
          [300, 0],
          [900, 1],
        ] as const,
        ([x, right]) =>
          block(x - 150, 626, 300, 50, p.stone[0], p.stone[1], 0.2) +
          rect(x - 160, 616, 320, 14, p.stone[0]) +
          sphinx(x, 618, 0.86, bronze, right === 0),
      ),
      tree(p, 60, 690, 1.5),
      tree(p, 1150, 690, 1.5),
      rect(0, 670, 1200, 40, p.paving[0]),
      rect(0, 704, 1200, 10, p.stone[2]),
      rect(0, 714, 1200, 100, '#6C6F7A'),
      line('M20 768h90M200 768h90M380 768h90M560 768h90M740 768h90M920 768h90M1100 768h90', p.white, 6),
      lamp(p, 450, 700, 0.8),
      lamp(p, 750, 700, 0.8),
      crowd(p, [
        [560, 702, 0.9],
        [600, 704, 0.88],
        [640, 702, 0.56],
        [180, 700, 0.92],
        [1020, 704, 0.94],
      ]),
      bus(p, 150, 796, 0.72),
    ];
  },
};

const fromTheWater: Picture = {
  name: 'cleopatras-needle-2',
  title:
    'Cleopatra’s Needle floodlit at night above the river steps, the lamps of the Embankment mirrored in a line on the water',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [250, 130, 42], clouds: [[860, 110, 1]] }),
      // Big houses of the Embankment.
      rect(-20, 300, 330, 230, p.mid),
      rect(300, 250, 240, 280, p.roof[1]),
      path('M300 250q120-60 240 0z', p.roof[1]),
      circle(420, 300, 30, p.window, 'opacity=".9"'),
      circle(420, 300, 22, p.roof[1]),
      line('M420 300v-16M420 300h10', p.window, 3),
      rect(680, 280, 300, 250, p.mid),
      rect(970, 320, 260, 210, p.roof[1]),
      path('M680 284l40-40h220l40 40z', p.roof[1]),
      each(
        [
          [0, 340, 8, 40],
          [320, 360, 6, 36],
          [700, 320, 7, 40],
          [990, 360, 6, 40],
        ] as const,
        ([x, y, count, step]) =>
          times(4, (row) =>
            bars(
              x,
              y + row * 42,
              16,
              22,
              count,
              step,
              row % 2 ? p.window : p.gold,
              `opacity="${row % 3 ? '.5' : '.85'}"`,
            ),
          ),
      ),
      trees(p, -20, 1220, 540, 50, 6),
      glow(c, 'flood', '#FFE2A0', [600, 400], [220, 380], 0.6),
      path('M562 520L576 130l24-46 24 46 14 390z', '#F3CFA0'),
      path('M600 84l24 46 14 390h-30z', '#C08F74'),
      line(
        times(
          22,
          (row) =>
            d`M${586 - row * 0.4} ${144 + row * 17}h9M${598} ${144 + row * 17}h${6}M${609} ${140 + row * 17}v8`,
        ),
        '#8A5F50',
        3,
      ),
      rect(530, 516, 140, 36, p.stone[1]),
      rect(520, 508, 160, 12, p.stone[0]),
      sphinx(430, 548, 0.52, ['#8FA894', '#5A7668', '#2F4A44'], true),
      sphinx(770, 548, 0.52, ['#8FA894', '#5A7668', '#2F4A44']),
      embankment(p, 546, 110, 1200),
      // Steps down to the water.
      path('M500 566h200v90H500z', p.stone[3]),
      times(6, (row) => rect(520 + row * 4, 570 + row * 14, 160 - row * 8, 8, p.stone[1])),
      path('M480 556h30v100h-30zM690 556h30v100h-30z', p.stone[1]),
      each(
        [110, 300, 900, 1090],
        (x) =>
          circle(x, 606, 18, p.stone[3]) +
          circle(x, 606, 10, 'none', `stroke="${p.stone[1]}" stroke-width="4"`),
      ),
      each([60, 210, 360, 840, 990, 1140], (x) => lamp(p, x, 548, 0.62)),
      water(c, 652, 30),
      each([60, 210, 360, 840, 990, 1140], (x) => reflection(p.gold, x, 664, 26, 9, 0.7)),
      reflection('#F3CFA0', 600, 664, 80, 10, 0.7),
      crowd(p, [
        [140, 550, 0.54],
        [166, 550, 0.52],
        [900, 550, 0.54],
        [1050, 550, 0.54],
      ]),
      riverBoat(p, 250, 726, 1.3),
    ];
  },
};

const sphinxClose: Picture = {
  name: 'cleopatras-needle-3',
  title:
    'A bronze sphinx of Cleopatra’s Needle at sunset, holes torn in its plinth by a bomb of 1917, a bench with winged iron sphinxes beside it',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      backdrop(c, {
        light: [930, 330, 100],
        clouds: [
          [120, 110, 1],
          [640, 80, 0.8],
        ],
        roofs: [540, 66, 120],
      }),
      water({ ...c, height: 620 }, 536, 18),
      reflection(p.sun, 930, 546, 190, 6, 0.6),
      farDome(p.mid, 1060, 540, 130),
      rect(0, 600, 1200, 60, mid),
      rect(0, 592, 1200, 14, light),
      // The foot of the obelisk at the left edge.
      path('M40 660L60 0h120l24 660z', '#C88872'),
      path('M140 0h40l24 660h-50z', '#8F5A66'),
      line(
        times(
          11,
          (row) => d`M72 ${30 + row * 56}h20M80 ${44 + row * 56}l10 -8l10 8M112 ${26 + row * 56}v22h12`,
        ),
        '#6E3E52',
        5,
      ),
      block(400, 560, 640, 190, light, mid, 0.2),
      rect(380, 540, 680, 30, light),
      rect(400, 566, 640, 8, dark, 'opacity=".4"'),
      line('M620 574v176M830 574v176M400 660h640', shade, 3),
      // Scars.
      each(
        [
          [470, 620, 13],
          [520, 690, 9],
          [690, 620, 16],
          [740, 700, 11],
          [900, 630, 12],
          [960, 700, 9],
          [580, 640, 7],
        ] as const,
        ([x, y, r]) =>
          circle(x, y, r, dark) +
          path(d`M${x - r} ${y}a${r} ${r} 0 0 1 ${r} ${-r}`, 'none', `stroke="${light}" stroke-width="3"`) +
          line(d`M${x + r} ${y}l${r} ${-r * 0.6}M${x - r * 0.6} ${y + r}l${-r * 0.6} ${r * 0.8}`, shade, 3),
      ),
      sphinx(710, 546, 1.9, ['#8C9A92', '#58707A', '#2A3350']),
      each(
        [
          [800, 450],
          [640, 470],
        ] as const,
        ([x, y]) => circle(x, y, 12, '#2A3350') + circle(x, y, 6, p.ink),
      ),
      rect(0, 740, 1200, 70, p.paving[1]),
      line('M0 770h1200M200 740l-60 70M500 740l-20 70M800 740l20 70M1060 740l60 70', dark, 3, 'opacity=".5"'),
      // A bench.
      path('M210 740v-70h12v70zM360 740v-70h12v70z', p.ink),
      each(
        [196, 372],
        (x) =>
          path(d`M${x} 740q-10 -60 4 -84q-8 -26 10 -28q14 6 8 28q10 30 4 84z`, p.ink) +
          path(d`M${x + 10} 690q24 -20 20 -46q-22 10 -24 30z`, p.ink),
      ),
      each([676, 692, 708], (y) => rect(200, y - 20, 188, 9, '#8A5A44')),
      rect(194, 704, 200, 11, '#8A5A44'),
      crowd(p, [
        [1100, 760, 1.5],
        [1150, 764, 0.94],
        [300, 764, 1.1],
      ]),
      lamp(p, 1130, 660, 0.9),
    ];
  },
};

export const cleopatrasNeedle = [fromTheRoad, fromTheWater, sphinxClose];
