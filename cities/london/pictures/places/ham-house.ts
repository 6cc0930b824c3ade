import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { flowers, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, cornice, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const roofs = (p: Palette, y: number): string =>
  path(d`M160 ${y}l56 -86h768l56 86z`, p.roof[0]) +
  path(d`M900 ${y - 86}h84l56 86h-120z`, p.roof[1]) +
  each(
    [290, 880],
    (x) =>
      rect(x, y - 150, 56, 90, p.brick[1]) +
      rect(x - 5, y - 156, 66, 12, p.stone[0]) +
      bars(x + 4, y - 176, 12, 22, 3, 18, p.brick[0]),
  ) +
  each(
    [400, 520, 640, 760],
    (x) =>
      rect(x, y - 66, 40, 48, p.white) +
      rect(x + 6, y - 58, 28, 40, p.window) +
      path(d`M${x - 8} ${y - 64}l28 -22l28 22z`, p.roof[1]),
  );

const northFront: Picture = {
  name: 'ham-house',
  title:
    'The red brick north front of Ham House with busts in oval niches, the reclining river god on the gravel before it',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const next = stream(1610);
    return [
      backdrop(c, {
        light: [1040, 120, 50],
        clouds: [
          [130, 90, 0.9],
          [600, 70, 0.7],
        ],
      }),
      trees(p, -20, 200, 500, 90, 4),
      trees(p, 1010, 1230, 500, 90, 6),
      roofs(p, 280),
      block(170, 276, 860, 304, p.brick[0], p.brick[1], 0.04),
      courses(300, 290, 600, 270, p.brick[2], next, 70),
      cornice(p, 160, 268, 880, 12),
      // The projecting wings with quoins.
      each(
        [150, 850],
        (x) =>
          block(x, 262, 200, 326, p.brick[0], p.brick[1], 0.2) +
          path(d`M${x - 12} 264l40 -72h144l40 72z`, p.roof[0]) +
          path(d`M${x + 140} 192h32l40 72h-50z`, p.roof[1]) +
          rect(x - 8, 254, 216, 14, light) +
          times(
            9,
            (index) =>
              rect(x - 2, 276 + index * 34, index % 2 ? 16 : 26, 17, light) +
              rect(x + 202 - (index % 2 ? 16 : 26), 276 + index * 34, index % 2 ? 16 : 26, 17, mid),
          ) +
          sashes(p, x + 44, 292, [42, 74], 2, 70) +
          sashes(p, x + 44, 400, [42, 74], 2, 70) +
          sashes(p, x + 44, 504, [42, 62], 2, 70),
      ),
      sashes(p, 384, 300, [38, 66], 6, 80),
      sashes(p, 384, 408, [38, 66], 2, 80),
      sashes(p, 704, 408, [38, 66], 2, 80),
      rect(350, 384, 500, 10, light),
      rect(350, 488, 500, 10, light),
      // Busts in ovals.
      each(
        [390, 462, 534, 666, 738, 810],
        (x) =>
          ellipse(x, 530, 24, 30, light) +
          ellipse(x, 530, 19, 25, shade) +
          circle(x, 522, 8, light) +
          path(d`M${x - 13} 550q2 -18 13 -20q11 2 13 20z`, light),
      ),
      block(556, 396, 88, 190, light, mid),
      path('M546 398l54-34 54 34z', light),
      path('M572 586v-78q28-34 56 0v78z', p.roof[1]),
      rect(582, 416, 36, 60, p.window),
      rect(0, 580, 1200, 230, p.paving[0]),
      path('M0 580h430l-110 60H0zM1200 580H770l110 60h320z', p.tree[2]),
      path('M0 600h360l-40 40H0zM1200 600H840l40 40h320z', p.tree[1], 'opacity=".4"'),
      each(
        [60, 180, 300, 900, 1020, 1140],
        (x) =>
          path(d`M${x - 30} 636q4 -74 30 -90q26 16 30 90z`, p.tree[0]) +
          path(d`M${x - 26} 632q4 -64 22 -80q10 30 -2 80z`, p.tree[1]),
      ),
      // The river god.
      ellipse(600, 742, 260, 20, '#000', 'opacity=".15"'),
      block(420, 690, 360, 54, '#E6E0D2', '#B8B0A2', 0.2),
      rect(404, 682, 392, 14, '#E6E0D2'),
      path('M440 684q0-30 50-34 60-2 110 6 60-30 90-86l34-6 30 34q10 60-30 86z', '#E6E0D2'),
      path('M690 650q50-20 64-56 10 50-30 90h-84z', '#B8B0A2'),
      path('M440 684q-6-26 36-40 60-14 120 6l70 10-10 24z', '#B8B0A2'),
      path('M480 644q30-34 70-26l60 30-20 14q-50-16-74 2z', '#E6E0D2'),
      circle(716, 548, 24, '#E6E0D2'),
      path('M694 546q0-32 30-28 24 6 18 40-6-20-16-22-12 4-16 0-4 14-8 20 0 26-14 30 0-20 6-40z', '#B8B0A2'),
      path('M760 684v-60q-20-10-14-40h40q8 30-12 40 14 30 6 60z', '#8C8478'),
      path('M664 690q40-20 60-90', 'none', `stroke="#B8B0A2" stroke-width="20" stroke-linecap="round"`),
      crowd(p, [
        [520, 622, 0.66],
        [548, 624, 0.64],
        [690, 640, 0.7],
        [280, 720, 1.06],
        [326, 724, 0.66],
        [930, 740, 1.14],
        [976, 742, 1.1],
        [120, 768, 1.24],
      ]),
    ];
  },
};

const garden: Picture = {
  name: 'ham-house-2',
  title:
    'The formal garden of Ham House in the evening: rows of lavender in diamonds of clipped box with cones at every corner',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const violet = ['#6A4A9A', '#8F6CC0', '#B79AE0'] as const;
    const cone = (x: number, y: number, s: number): string =>
      ellipse(x + 6 * s, y, 30 * s, 6 * s, '#000', 'opacity=".25"') +
      path(d`M${x - 28 * s} ${y}L${x} ${y - 92 * s}L${x + 28 * s} ${y}z`, '#3E6A58') +
      path(d`M${x + 4 * s} ${y}L${x} ${y - 92 * s}L${x + 28 * s} ${y}z`, '#274A48');
    const row = (y: number, s: number, count: number): string =>
      times(count, (index) => {
        const x = 600 + (index - (count - 1) / 2) * 190 * s;
        return (
          path(d`M${x} ${y - 44 * s}L${x + 92 * s} ${y}L${x} ${y + 44 * s}L${x - 92 * s} ${y}z`, '#2F5648') +
          path(d`M${x} ${y - 34 * s}L${x + 74 * s} ${y}L${x} ${y + 34 * s}L${x - 74 * s} ${y}z`, violet[0]) +
          times(9, (tuft) => {
            const [tx, ty] = [x + ((tuft % 3) - 1) * 34 * s, y + (Math.floor(tuft / 3) - 1) * 16 * s];
            return Math.abs((tuft % 3) - 1) + Math.abs(Math.floor(tuft / 3) - 1) > 1
              ? ''
              : ellipse(tx, ty - 5 * s, 18 * s, 11 * s, violet[1]) +
                  ellipse(tx - 5 * s, ty - 10 * s, 9 * s, 5 * s, violet[2]);
          })
        );
      }) + times(count + 1, (index) => cone(600 + (index - count / 2) * 190 * s, y + 8 * s, s));
    return [
      backdrop(c, {
        light: [240, 250, 80],
        clouds: [
          [620, 90, 1],
          [900, 190, 0.8],
        ],
      }),
      trees(p, -20, 1220, 440, 80, 13),
      // The garden side of the house: a flat range of windows.
      path('M300 250l46-66h508l46 66z', p.roof[0]),
      block(300, 246, 600, 180, p.brick[0], p.brick[1], 0.1),
      rect(290, 238, 620, 12, p.stone[0]),
      sashes(p, 334, 268, [30, 54], 9, 62),
      sashes(p, 334, 350, [30, 54], 9, 62),
      each([400, 770], (x) => rect(x, 140, 40, 60, p.brick[1]) + rect(x - 4, 134, 48, 9, p.stone[0])),
      path('M570 426v-70h60v70z', p.roof[1]),
      path('M560 356l40-22 40 22z', p.stone[0]),
      times(3, (index) =>
        rect(540 - index * 12, 424 + index * 7, 120 + index * 24, 8, index % 2 ? p.stone[1] : p.stone[2]),
      ),
      rect(0, 440, 1200, 370, '#C9929A'),
      path('M0 440h1200v30H0z', '#6E8A6A'),
      row(500, 0.62, 9),
      row(570, 0.84, 7),
      row(664, 1.14, 6),
      path('M520 446h160l110 360H410z', '#DDB0A6'),
      line('M520 446L410 806M680 446l110 360', '#2F5648', 7),
      cone(408, 800, 1.7),
      cone(792, 800, 1.7),
      cone(466, 640, 1.1),
      cone(734, 640, 1.1),
      birds(p, 840, 130, 5, 6),
      crowd(p, [
        [580, 500, 0.6],
        [604, 502, 0.58],
        [560, 640, 1],
        [610, 700, 1.24],
        [660, 706, 0.8],
      ]),
    ];
  },
};

const kitchen: Picture = {
  name: 'ham-house-3',
  title:
    'The great kitchen of Ham House: a scrubbed table with blue and white bowls, loaves and pears before the open hearth',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const bowl = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        s,
        path('M-70-60h140q-4 56-50 60h-40q-46-4-50-60z', '#FFFDF6') +
          path('M20-60h50q-4 56-50 60h-16q20-20 16-60z', '#DDE2E8') +
          line('M-66-50q66 18 132 0', '#2F5D9A', 6) +
          path('M-30-26q10-14 20 0 12-14 20 0 12-14 20 0-10 12-30 10-20 2-30-10z', '#2F5D9A') +
          ellipse(0, -60, 70, 12, '#E9EEF2'),
      );
    return [
      rect(0, 0, 1200, 800, '#EFE2C8'),
      rect(0, 0, 1200, 60, '#6E4E36'),
      each([60, 300, 540, 780, 1020], (x) => rect(x, 0, 90, 90, '#5A3E2A')),
      // A window with morning light.
      rect(80, 140, 230, 310, '#FFFDF6'),
      rect(98, 158, 194, 274, '#BFDDE4'),
      circle(150, 390, 50, '#86AD6A'),
      circle(220, 400, 44, '#5B8A57'),
      rect(98, 400, 194, 32, '#86AD6A'),
      line('M195 158v274M98 226h194M98 295h194M98 364h194', '#FFFDF6', 7),
      rect(66, 448, 258, 18, '#D9C4A0'),
      path('M98 160h194l430 640H300z', '#FFF6D8', 'opacity=".4"'),
      // The hearth.
      rect(480, 130, 520, 400, '#C9AE88'),
      path('M460 130h560l-20 46H480z', '#DEC79E'),
      path('M540 530V300q200-90 400 0v230z', '#2E211E'),
      path('M680 530q-30-60 20-110 6 40 24 44-4-70 40-110 0 60 40 90 14-14 10-40 50 60 10 126z', '#F08A3C'),
      path('M720 530q-10-40 24-66 4 20 14 20 4-24 16-40 36 46 20 86z', '#FFD36A'),
      path('M640 530h220v16H640z', '#5E4030'),
      line('M740 290v80', '#17120F', 7),
      path('M700 370h84l-8 56q-34 16-68 0z', '#17120F'),
      line('M700 372q42-40 84 0', '#17120F', 5),
      glow(c, 'fire', '#FFB95A', [745, 480], [330, 200], 0.5),
      // Copper over the mantel and on the wall.
      each(
        [530, 620, 860, 950],
        (x, index) =>
          circle(x, 226, 36 - (index % 2) * 6, '#C2703C') +
          circle(x - 6, 220, 26 - (index % 2) * 6, '#E0955A') +
          line(d`M${x} 192v-34`, '#8A4A26', 8),
      ),
      // The dresser with plates.
      rect(1040, 160, 160, 400, '#8A6238'),
      each(
        [250, 360, 470],
        (y) =>
          rect(1040, y, 160, 10, '#6A4828') +
          each(
            [1084, 1160],
            (x) =>
              circle(x, y - 40, 34, '#FFFDF6') +
              circle(x, y - 40, 26, 'none', 'stroke="#2F5D9A" stroke-width="6"') +
              circle(x, y - 40, 9, '#2F5D9A'),
          ),
      ),
      // Flagstones and table.
      rect(0, 546, 1200, 264, '#C9B698'),
      line(
        'M0 590h1200M0 660h1200M0 740h1200M160 546l-60 264M420 546l-40 264M700 546l20 264M960 546l70 264',
        '#A8937A',
        4,
      ),
      path('M200 590h800l70 70H130z', '#DDB684'),
      rect(130, 660, 940, 40, '#B98A5A'),
      line('M220 612h760M180 636h840', '#C9A06E', 3),
      bars(170, 700, 44, 110, 2, 816, '#8A6238'),
      bars(340, 700, 30, 80, 2, 490, '#7A542E'),
      bowl(340, 652, 1.2),
      bowl(830, 646, 1.1),
      bowl(920, 662, 0.8),
      each(
        [
          [310, 574, '#C9C44A'],
          [350, 570, '#D9B84A'],
          [384, 578, '#B8BE4E'],
        ] as const,
        ([x, y, colour]) =>
          path(d`M${x} ${y - 40}q10 24 22 36q6 26 -22 28q-28 -2 -22 -28q12 -12 22 -36z`, colour) +
          line(d`M${x} ${y - 40}l6 -12`, '#5E4632', 4),
      ),
      each(
        [
          [540, 640],
          [650, 648],
        ] as const,
        ([x, y]) =>
          ellipse(x, y, 70, 30, '#B8752C') +
          ellipse(x - 6, y - 8, 60, 22, '#D99A4A') +
          line(d`M${x - 30} ${y - 20}l14 18M${x} ${y - 24}l12 18M${x + 28} ${y - 18}l8 14`, '#F3DDB0', 5),
      ),
      at(
        745,
        652,
        1,
        rect(-26, -84, 52, 84, '#FFFDF6', 'rx="10"') +
          path('M26-70q30 4 26 34-6 20-28 16', 'none', 'stroke="#FFFDF6" stroke-width="9"') +
          line('M-26-66h52M-26-18h52', '#2F5D9A', 5) +
          path('M-14-42q14-18 28 0-14 18-28 0z', '#2F5D9A'),
      ),
      flowers(['#FFFDF6', '#F2B93B', '#E0485A'], 136, 260, 444, p, 9),
    ];
  },
};

export const hamHouse = [northFront, garden, kitchen];
