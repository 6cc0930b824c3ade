import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { bars } from '../kit/masonry';
import { birds } from '../kit/sky';
import { farDome, farGherkin, farShard } from '../kit/skyline';
import { circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const urn: Picture = {
  name: 'the-monument-2',
  title:
    'The gilded flames at the top of the Monument and visitors in the caged gallery below them, the river beyond',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, {
        light: [970, 150, 60],
        clouds: [
          [100, 210, 1],
          [840, 330, 0.9],
        ],
        roofs: [700, 36, 120],
      }),
      farShard(p.mid, 190, 700, 330),
      farGherkin(p.mid, 1010, 700, 220),
      farDome(p.mid, 370, 700, 110),
      birds(p, 150, 130, 6, 9),
      path('M0 700q300-20 600-8t600-12v130H0z', p.water[0]),
      // The column's head.
      path('M470 810V640h260v170z', light),
      path('M650 810V640h80v170z', mid),
      times(6, (index) => rect(490 + index * 40, 660, 10, 150, shade, 'opacity=".5"')),
      path('M420 640h360l-30-50H450z', mid),
      rect(390, 566, 420, 30, light),
      rect(400, 596, 400, 8, shade),
      // The cage.
      rect(410, 380, 380, 190, p.white, 'opacity=".2"'),
      bars(408, 376, 5, 192, 26, 15, p.ink, 'opacity=".7"'),
      rect(400, 368, 400, 10, p.ink),
      rect(400, 470, 400, 7, p.ink),
      rect(540, 360, 120, 208, mid),
      rect(612, 360, 48, 208, shade),
      path('M576 568v-120q24-34 48 0v120z', '#2A2A34'),
      path('M510 364q90-70 180 0z', mid),
      rect(552, 300, 96, 34, light),
      // The flaming urn.
      path('M520 300q-10-50 30-60h100q40 10 30 60z', '#C98F2E'),
      path('M630 240h20q40 10 30 60h-60q20-30 10-60z', '#A9741E'),
      path(
        'M530 244q-80-40-50-110 20 14 30 30-16-70 50-110 0 40 20 50 10-40 50-62-6 50 20 70 20-14 24-40 40 50 20 90 16-6 24-24 30 70-50 106z',
        '#E8B440',
      ),
      path('M620 244q60-40 20-130 30 10 34 20 20-14 24-40 40 50 20 90 16-6 24-24 30 70-50 84z', '#C98F2E'),
      path('M570 244q-50-30-20-80 10 14 20 14 0-40 34-60 0 30 20 46 20 0 24-10 20 60-20 90z', '#FFE08A'),
      crowd(p, [
        [452, 566, 1.3],
        [506, 566, 1.3],
        [694, 566, 1.3],
        [744, 566, 0.9],
      ]),
    ];
  },
};

const stair: Picture = {
  name: 'the-monument-3',
  title:
    'Looking up the winding stair inside the Monument, its 311 stone steps turning round a small circle of light',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    // A spiral of steps: each turn is smaller and higher than the one before.
    const steps = Array.from({ length: 84 }, (_, index) => {
      const turn = index * 0.285;
      const next = turn + 0.285;
      const outer = 900 * 0.968 ** index;
      const inner = outer * 0.56;
      const point = (angle: number, r: number): string =>
        `${Math.round(600 + Math.cos(angle) * r * 1.12)} ${Math.round(400 + Math.sin(angle) * r)}`;
      const shade = ['#E9CFA4', '#D3B488', '#BD9A70', '#A9855E'][index % 4] ?? '#D3B488';
      return path(
        `M${point(turn, outer)}L${point(next, outer * 0.98)}L${point(next, inner)}L${point(turn, inner)}z`,
        shade,
        `opacity="${(0.55 + 0.45 * (index / 84)).toFixed(2)}"`,
      );
    });
    return [
      rect(0, 0, 1200, 800, '#4A3640'),
      steps.join(''),
      circle(600, 400, 96, '#FFE3A3'),
      circle(600, 400, 72, '#FFF6DE'),
      each([0, 1, 2], (index) =>
        circle(
          600,
          400,
          130 + index * 60,
          'none',
          `stroke="${p.ink}" stroke-width="${4 + index * 2}" opacity=".45"`,
        ),
      ),
      line(
        times(44, (index) => {
          const turn = index * 0.285;
          const r = 900 * 0.968 ** index * 0.56;
          return d`M${600 + Math.cos(turn) * r * 1.12} ${400 + Math.sin(turn) * r}l${-Math.cos(turn) * r * 0.12} ${-Math.sin(turn) * r * 0.12}`;
        }),
        p.ink,
        5,
        'opacity=".7"',
      ),
      crowd(p, [
        [930, 690, 1.7],
        [860, 640, 1.4],
        [330, 690, 1.6],
        [250, 560, 1.2],
        [372, 700, 1],
      ]),
    ];
  },
};

export const theMonumentViews = [urn, stair];
