import { backdrop } from '../kit/backdrop';
import { barge } from '../kit/boats';
import { crowd, person } from '../kit/figures';
import { tree } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { arches } from '../kit/openings';
import { stream } from '../kit/random';
import { bench, lamp } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { water } from '../kit/water';
import type { Picture } from '../picture';

const engineHouse: Picture = {
  name: 'brunel-museum',
  title:
    'The little brick engine house of the Brunel Museum with its tall slender chimney, the round roof of the tunnel shaft beside it',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(1843);
    return [
      backdrop(c, {
        light: [230, 130, 54],
        clouds: [
          [380, 80, 0.9],
          [860, 110, 0.9],
        ],
        roofs: [600, 57, 150],
      }),
      // Warehouses by the river behind.
      block(-20, 330, 230, 320, p.brick[1], p.brick[2], 0.14),
      path('M-30 334l126-70 124 70z', p.roof[1]),
      arches(20, 370, 40, 60, 3, 62, p.window),
      arches(20, 470, 40, 60, 3, 62, p.window),
      rect(96, 340, 30, 200, p.roof[1]),
      // The chimney.
      path('M640 610L656 90h44l16 520z', p.brick[0]),
      path('M684 90h16l16 520h-30z', p.brick[2]),
      courses(650, 120, 60, 460, p.brick[2], next, 26),
      rect(646, 78, 64, 18, p.stone[1]),
      rect(652, 66, 52, 14, p.brick[1]),
      each([200, 330, 460], (y) => rect(646 - (y - 90) * 0.02, y, 66 + (y - 90) * 0.05, 10, p.stone[1])),
      // The engine house: a gabled brick box with a pitched roof.
      path('M300 400l60-100h330l60 100z', p.roof[0]),
      path('M620 300h70l60 100H640z', p.roof[1]),
      line('M330 350h390M314 376h420', p.roof[1], 3),
      block(320, 396, 420, 254, p.brick[0], p.brick[1], 0.24),
      courses(330, 410, 300, 230, p.brick[2], next, 60),
      rect(310, 392, 440, 12, p.stone[0]),
      arches(360, 440, 70, 120, 1, 1, p.stone[0]),
      arches(368, 448, 54, 112, 1, 1, p.window),
      line('M395 450v110M368 500h54', p.white, 3),
      arches(650, 440, 66, 120, 1, 1, p.stone[0]),
      arches(658, 448, 50, 112, 1, 1, p.window),
      line('M683 450v110M658 500h50', p.white, 3),
      arches(488, 452, 104, 198, 1, 1, p.stone[0]),
      arches(498, 464, 84, 186, 1, 1, '#2F4A3C'),
      line('M540 470v180', p.gold, 3),
      rect(430, 410, 220, 34, p.red),
      lettering('BRUNEL MUSEUM', { x: 540, y: 435, size: 26, fill: p.white, spacing: 3, maxWidth: 200 }),
      // The shaft: a low drum with plants on its flat roof.
      path('M800 650V500q170-40 340 0v150z', p.stone[1]),
      path('M1040 650V484q70 4 100 16v150z', p.stone[2]),
      ellipse(970, 500, 172, 34, p.stone[0]),
      ellipse(970, 498, 156, 27, p.tree[0]),
      each(
        [850, 890, 940, 1000, 1050, 1090],
        (x, index) =>
          circle(x, 488 + (index % 2) * 8, 17, p.tree[1]) +
          circle(x - 4, 480 + (index % 2) * 8, 8, [p.red, p.gold, p.tree[2]][index % 3]!),
      ),
      line(
        times(17, (index) => d`M${806 + index * 21} ${506 + Math.sin((index / 16) * Math.PI) * 22}v-40`),
        p.ink,
        3,
      ),
      path('M800 470q170 50 340 0', 'none', `stroke="${p.ink}" stroke-width="4"`),
      times(3, (row) =>
        path(d`M800 ${548 + row * 34}q170 44 340 0`, 'none', `stroke="${p.stone[2]}" stroke-width="3"`),
      ),
      path('M936 664v-76h66v76z', p.ink),
      path('M944 664v-68h50v68z', p.gold, 'opacity=".7"'),
      rect(0, 648, 1200, 162, p.paving[0]),
      path('M0 648h300l-40 60H0z', p.tree[2]),
      times(4, (row) =>
        bars(-30 + (row % 2) * 40, 716 + row * 26, 72, 20, 16, 80, p.paving[1], 'opacity=".55"'),
      ),
      bench(p, 210, 716, 1.1),
      tree(p, 80, 690, 1.2),
      lamp(p, 770, 690, 0.9),
      // A giant wheel and a piston set out as garden furniture.
      circle(1110, 676, 46, 'none', `stroke="${p.ink}" stroke-width="12"`),
      line('M1110 630v92M1064 676h92M1078 644l64 64M1142 644l-64 64', p.ink, 7),
      crowd(p, [
        [540, 676, 0.84],
        [440, 712, 1],
        [484, 714, 0.62],
        [640, 730, 1.1],
        [690, 734, 1.08],
        [900, 750, 1.16],
        [300, 764, 1.2],
      ]),
    ];
  },
};

const shaft: Picture = {
  name: 'brunel-museum-2',
  title:
    'Inside the round sooty shaft that Brunel sank for the Thames Tunnel: a new staircase down to a small stage with a player at the piano',
  hour: 'night',
  draw: (c) => {
    const soot = ['#8A6A58', '#6A5046', '#4C3A36', '#2F2628'] as const;
    const next = stream(1825);
    return [
      rect(0, 0, 1200, 800, soot[1]),
      path('M0 0h300q-60 400 0 800H0z', soot[3]),
      path('M1200 0H900q60 400 0 800h300z', soot[2]),
      path('M300 0q-60 400 0 640h600q60-260 0-640z', soot[1]),
      times(150, (index) => {
        const x = Math.round(next() * 1200);
        const edge = Math.abs(x - 600) / 600;
        const y = Math.round(next() * 620 + edge * edge * 60);
        return rect(x, y, 58 * (1 - edge * 0.6), 17, index % 3 ? soot[2] : soot[0], 'opacity=".55"');
      }),
      // Traces of the old stairs on the wall.
      line('M0 90Q600 330 1200 210M0 300Q400 420 760 560', soot[3], 16, 'opacity=".6"'),
      line('M0 70Q600 310 1200 190', soot[0], 5, 'opacity=".7"'),
      each(
        [
          [180, 210],
          [420, 300],
          [700, 330],
          [960, 300],
        ] as const,
        ([x, y]) => rect(x, y, 34, 24, soot[3]),
      ),
      path('M0 0h1200v26Q600 110 0 26z', '#20191C'),
      path('M430 0h340l-30 56q-140 20-280 0z', '#9FC2D6'),
      glow(c, 'opening', '#CFE4F0', [600, 60], [420, 330], 0.45),
      glow(c, 'stage', '#FFCF75', [640, 590], [420, 230], 0.75),
      path('M0 660q600-110 1200 0v150H0z', '#5E4A42'),
      ellipse(620, 690, 400, 70, '#7A6050'),
      ellipse(620, 684, 360, 58, '#8E7260'),
      // The hung staircase of steel.
      path('M60 40l380 560h-66L0 60z', '#23262E'),
      line(
        times(16, (index) => d`M${22 + index * 24} ${66 + index * 35}h64`),
        '#C9CED8',
        9,
      ),
      line('M60-20L442 544M-10 10L372 570', '#D9A441', 9),
      line(
        times(12, (index) => d`M${70 + index * 31} ${50 + index * 46}v-56`),
        '#C9CED8',
        4,
      ),
      crowd(c.palette, [
        [150, 232, 0.9],
        [240, 368, 0.96],
        [330, 500, 1],
      ]),
      // The piano.
      ellipse(640, 690, 150, 16, '#000', 'opacity=".3"'),
      path('M540 590h190q50 10 44 50-20 20-60 20H540z', '#17171D'),
      path('M530 580h204q30 0 50 20H530z', '#2A2A34'),
      path('M560 580l40-120q120-20 160 110l-20 14z', '#17171D'),
      line('M640 578l20-96', '#C9CED8', 4),
      bars(556, 656, 10, 40, 3, 92, '#17171D'),
      rect(520, 612, 50, 10, '#FFF6E0'),
      person({ x: 480, y: 692, scale: 1.36, coat: '#B8273A', hair: '#C89B5A', skirt: true }),
      rect(450, 656, 56, 12, '#17171D'),
      bars(456, 668, 6, 28, 2, 38, '#17171D'),
      // The listeners on their chairs, from behind.
      each([640, 740, 840, 940, 1040, 240, 340, 440, 540], (x, index) => {
        const y = 786 + (index % 2) * 8;
        return (
          circle(x, y - 84, 16, ['#E9BE97', '#8D5B3E', '#C98F66', '#6E4630'][index % 4]!) +
          path(
            d`M${x - 17} ${y - 86}q0 -18 17 -18t17 18q0 8 -4 10h-26q-4 -2 -4 -10z`,
            ['#2A1E1A', '#6B4226', '#C89B5A'][index % 3]!,
          ) +
          path(
            d`M${x - 30} ${y + 20}v-60q0 -26 30 -26t30 26v60z`,
            ['#3D6C93', '#E0A93F', '#3F6B4C', '#F6EEDD', '#7A2430'][index % 5]!,
          )
        );
      }),
      each(
        [
          [860, 470],
          [980, 430],
          [1080, 500],
        ] as const,
        ([x, y]) =>
          line(d`M${x} ${y - 430}V${y}`, '#1A1618', 3) +
          circle(x, y + 14, 13, '#FFE2A0') +
          circle(x, y + 14, 44, '#FFCF75', 'opacity=".2"'),
      ),
    ];
  },
};

const tunnel: Picture = {
  name: 'brunel-museum-3',
  title:
    'The Thames Tunnel cut open: Victorians in bonnets and top hats stroll through its twin arches under the mud and the ships of the river',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const victorian = (x: number, y: number, s: number, coat: string, lady: boolean): string =>
      person({ x, y, scale: s, coat, skirt: lady, hair: lady ? '#6B4226' : '#2A1E1A', legs: '#22222C' }) +
      (lady
        ? path(d`M${x - 22 * s} ${y}q4 ${-44 * s} 18 ${-50 * s}h${8 * s}q14 ${6 * s} 18 ${50 * s}z`, coat) +
          path(
            d`M${x - 12 * s} ${y - 80 * s}q0 ${-16 * s} 12 ${-16 * s}t${12 * s} ${16 * s}l${4 * s} ${8 * s}h${-6 * s}l${-4 * s} ${-8 * s}z`,
            '#F6EEDD',
          )
        : path(
            d`M${x - 13 * s} ${y - 84 * s}h${26 * s}v${-3 * s}h${-5 * s}v${-18 * s}h${-16 * s}v${18 * s}h${-5 * s}z`,
            '#1C1C24',
          ));
    const bore = (x: number): string =>
      path(d`M${x} 740V590a170 150 0 0 1 340 0v150z`, '#A86A50') +
      path(d`M${x + 22} 740V592a148 128 0 0 1 296 0v148z`, '#F2DDB4') +
      path(d`M${x + 50} 740V600a120 100 0 0 1 240 0v140z`, '#E3C794') +
      path(d`M${x + 80} 740V612a90 76 0 0 1 180 0v128z`, '#CFAE7A') +
      path(d`M${x + 112} 740V630a58 50 0 0 1 116 0v110z`, '#B08E60') +
      path(d`M${x + 140} 740V650a30 28 0 0 1 60 0v90z`, '#7A5E44') +
      line(
        times(9, (index) => {
          const a = Math.PI * (1 + (index + 0.5) / 9);
          return d`M${x + 170 + Math.cos(a) * 150} ${592 + Math.sin(a) * 130}L${x + 170 + Math.cos(a) * 168} ${592 + Math.sin(a) * 148}`;
        }),
        '#7E4636',
        5,
      ) +
      each(
        [70, 124, 216, 270],
        (dx, index) =>
          line(d`M${x + dx} ${index % 3 ? 640 : 620}v-20`, '#3A2A26', 4) +
          circle(x + dx, index % 3 ? 610 : 590, index % 3 ? 8 : 11, '#FFF6D6') +
          circle(x + dx, index % 3 ? 610 : 590, index % 3 ? 22 : 32, '#FFDD8A', 'opacity=".4"'),
      );
    const next = stream(43);
    return [
      backdrop(c, {
        light: [880, 120, 60],
        clouds: [
          [130, 80, 0.9],
          [520, 60, 0.7],
        ],
        roofs: [250, 73, 100],
      }),
      water(c, 246, 12),
      // Ships: a paddle steamer and a brig.
      path('M180 236h300q-10 44-50 50H240q-40-6-60-50z', '#22263A'),
      path('M176 230h306v10H176z', p.gold),
      circle(330, 256, 40, '#B8273A'),
      line(
        times(
          8,
          (index) =>
            d`M330 256l${Math.cos((index * Math.PI) / 4) * 38} ${Math.sin((index * Math.PI) / 4) * 38}`,
        ),
        '#F6EEDD',
        4,
      ),
      path('M286 256a44 44 0 0 1 88 0z', '#22263A'),
      rect(316, 120, 28, 94, '#22263A'),
      rect(316, 134, 28, 14, p.red),
      path('M330 116q30-40 80-30 50-30 90 0-40 6-60 30-60 20-110 0z', '#8E8A90', 'opacity=".6"'),
      line('M220 232v-110M440 232v-110', '#3A2E2A', 5),
      barge(p, 800, 270, 0.86),
      // Mud and gravel.
      path('M0 330q200 30 400 10t400 16 400-20v480H0z', '#8F7A62'),
      path('M0 380q300 30 600 6t600 0v440H0z', '#7A6650'),
      path('M0 770h1200v40H0z', '#5A4A3A'),
      times(60, () =>
        ellipse(
          Math.round(next() * 1200),
          Math.round(380 + next() * 410),
          6 + next() * 12,
          4 + next() * 6,
          next() > 0.5 ? '#9C8A70' : '#655440',
        ),
      ),
      rect(190, 424, 820, 340, '#B5785A'),
      times(9, (row) =>
        bars(194 + (row % 2) * 22, 428 + row * 37, 40, 16, 19, 44, '#9A6048', 'opacity=".6"'),
      ),
      rect(178, 412, 844, 16, '#DDBB94'),
      bore(230),
      bore(630),
      path('M570 740V620q30-40 60 0v120z', '#E3C794'),
      path('M582 740V630q18-26 36 0v110z', '#B08E60'),
      rect(190, 738, 820, 30, '#8A7460'),
      victorian(330, 744, 1.1, '#7A2430', true),
      victorian(380, 746, 1.16, '#22263A', false),
      victorian(490, 740, 0.9, '#3F6B4C', false),
      victorian(440, 738, 0.7, '#E0A93F', true),
      victorian(730, 744, 1.14, '#3D6C93', true),
      victorian(786, 746, 1.16, '#4A3A5A', false),
      victorian(828, 746, 0.72, '#C9822E', true),
      victorian(900, 740, 0.96, '#22263A', false),
    ];
  },
};

export const brunelMuseum = [engineHouse, shaft, tunnel];
