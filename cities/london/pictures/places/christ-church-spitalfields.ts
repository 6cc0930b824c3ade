import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bars, block, column, courses, spire } from '../kit/masonry';
import { arches, clock, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const westFront: Picture = {
  name: 'christ-church-spitalfields',
  title:
    'Christ Church Spitalfields at the end of Brushfield Street: Hawksmoor’s giant porch with four columns, the arch above it and the tall white spire',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const next = stream(1729);
    const street = (x: number, flip: boolean): string =>
      each([0, 1, 2], (index) => {
        const w = 150 - index * 36;
        const left = flip ? 1200 - (x + [0, 150, 264][index]!) - w : x + [0, 150, 264][index]!;
        const top = 230 + index * 76;
        return (
          block(
            left,
            top,
            w,
            700 - top,
            p.brick[(index + (flip ? 1 : 0)) % 3]!,
            p.brick[2],
            flip ? 0.4 : 0.1,
          ) +
          courses(left + 4, top + 10, w - 30, 300 - index * 60, p.ink, next, 14) +
          rect(left - 3, top - 6, w + 6, 8, p.stone[1]) +
          sashes(p, left + w * 0.16, top + 26, [w * 0.22, 64 - index * 12], 2, w * 0.42) +
          sashes(p, left + w * 0.16, top + 130 - index * 24, [w * 0.22, 64 - index * 12], 2, w * 0.42) +
          rect(left, 560 + index * 10, w, 110 - index * 20, ['#2F5B4C', '#7A2430', '#2A3550'][index]!) +
          rect(left + w * 0.12, 580 + index * 8, w * 0.76, 66 - index * 10, p.window)
        );
      });
    return [
      backdrop(c, {
        light: [250, 300, 84],
        clouds: [
          [120, 120, 0.9],
          [900, 90, 0.9],
        ],
        roofs: [640, 16, 90],
      }),
      birds(p, 730, 130, 5, 4),
      street(0, false),
      street(0, true),
      // Body of the church behind the porch.
      block(390, 420, 420, 230, mid, shade, 0.3),
      each([408, 740], (x) => arches(x, 450, 52, 90, 1, 1, dark) + arches(x, 566, 52, 70, 1, 1, dark)),
      // The tower.
      block(480, 300, 240, 150, light, mid, 0.3),
      path('M480 300q-24 60-30 130h30zM720 300q24 60 30 130h-30z', shade),
      arches(556, 320, 88, 120, 1, 1, dark),
      arches(566, 332, 68, 108, 1, 1, p.roof[1]),
      rect(468, 290, 264, 14, light),
      block(500, 208, 200, 84, light, mid, 0.3),
      arches(520, 222, 40, 66, 1, 1, dark),
      arches(640, 222, 40, 66, 1, 1, dark),
      clock(p, 600, 252, 24, 210, 330),
      rect(490, 200, 220, 10, light),
      spire(600, 202, 170, 148, light, shade),
      each([152, 120, 94], (y, index) =>
        path(d`M${588} ${y + 26}v-16q12 -14 24 0v16z`, dark, index === 2 ? 'opacity=".8"' : ''),
      ),
      path('M502 204l22-40 22 40zM654 204l22-40 22 40z', mid),
      line('M600 56V30M590 40h20', p.gold, 5),
      circle(600, 58, 6, p.gold),
      // The porch.
      rect(420, 446, 360, 30, light),
      rect(420, 474, 360, 6, shade),
      path('M516 446a84 74 0 0 1 168 0z', light),
      path('M534 480V446a66 58 0 0 1 132 0v34z', dark),
      rect(430, 480, 340, 170, dark),
      path('M560 650V540q40-50 80 0v110z', p.window),
      glow(c, 'door', p.gold, [600, 620], [150, 80], 0.7),
      column(p, 440, 480, 34, 168),
      column(p, 524, 480, 34, 168),
      column(p, 642, 480, 34, 168),
      column(p, 726, 480, 34, 168),
      times(6, (index) =>
        rect(420 - index * 14, 646 + index * 9, 360 + index * 28, 10, index % 2 ? mid : light),
      ),
      rect(0, 696, 1200, 114, p.paving[1]),
      path('M330 698h540l200 112H130z', p.paving[0]),
      line('M400 698L250 810M600 698v112M800 698l150 112M300 726h600M240 762h720', p.paving[1], 3),
      lamp(p, 330, 730, 0.9),
      lamp(p, 870, 730, 0.9),
      crowd(p, [
        [570, 704, 0.76],
        [600, 706, 0.74],
        [480, 716, 0.82],
        [690, 730, 0.96],
        [420, 764, 1.16],
        [464, 768, 0.74],
        [780, 776, 1.24],
        [200, 740, 1.06],
        [1010, 750, 1.1],
        [1056, 752, 1.08],
      ]),
    ];
  },
};

const nave: Picture = {
  name: 'christ-church-spitalfields-2',
  title:
    'The nave of Christ Church Spitalfields: tall white columns, brass chandeliers and a flat ceiling of gilded rosettes',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const chandelier = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        s,
        line('M0-260V0', '#8A6A2E', 5) +
          circle(0, 0, 22, p.gold) +
          circle(0, 34, 10, p.gold) +
          line(
            'M0 0Q-60 40-100-10M0 0Q60 40 100-10M0 6Q-40 50-60 16M0 6Q40 50 60 16M0-20Q-40 0-62-40M0-20Q40 0 62-40',
            p.gold,
            6,
          ) +
          each(
            [-100, -62, -60, 60, 62, 100],
            (dx, index) =>
              rect(dx - 4, [-34, -64, -8, -8, -64, -34][index]!, 8, 24, '#FFFDF6') +
              circle(dx, [-38, -68, -12, -12, -68, -38][index]!, 6, '#FFE9A8'),
          ),
      );
    return [
      rect(0, 0, 1200, 800, '#E6E1D6'),
      path('M0 0h1200L820 250H380z', '#F6F1E6'),
      line(
        'M0 0l380 250M300 0l155 250M600 0v250M900 0L745 250M1200 0L820 250M90 60h1020M180 120h840M266 174h668M330 218h540',
        '#D6CCB8',
        7,
      ),
      each(
        [
          [200, 28, 40],
          [450, 28, 40],
          [750, 28, 40],
          [1000, 28, 40],
          [320, 90, 30],
          [520, 90, 32],
          [680, 90, 32],
          [880, 90, 30],
          [410, 148, 22],
          [540, 148, 24],
          [660, 148, 24],
          [790, 148, 22],
        ] as const,
        ([x, y, r]) =>
          ellipse(x, y, r, r * 0.46, p.gold, 'opacity=".8"') + ellipse(x, y, r * 0.5, r * 0.22, '#FFF6DE'),
      ),
      // Aisles with galleries of oak, windows full of light.
      path('M0 0l380 250v380L0 800z', '#D8D2C4'),
      path('M1200 0L820 250v380l380 170z', '#C6BEAC'),
      each(
        [
          [30, 240, 110, 300],
          [190, 310, 80, 210],
          [306, 356, 50, 150],
        ] as const,
        ([x, y, w, h]) =>
          path(d`M${x} ${y + h}V${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h * 0.96}z`, '#DCEEF2') +
          path(d`M${1200 - x} ${y + h}V${y}a${w / 2} ${w / 2} 0 0 0 ${-w} 0v${h * 0.96}z`, '#CFE2E8'),
      ),
      // The east end.
      rect(380, 250, 440, 380, '#EFEADF'),
      path('M430 630V330h340v300z', '#E2DBCC'),
      path('M500 420V340a100 70 0 0 1 200 0v80z', '#9CC4DA'),
      path('M520 420v-76a80 54 0 0 1 160 0v76z', '#C7E3E1'),
      line('M600 276v144M500 350h200', '#FFFDF6', 7),
      rect(400, 430, 400, 22, '#FFFDF6'),
      each([430, 500, 670, 740], (x) => column(p, x, 452, 26, 158)),
      rect(556, 540, 88, 70, '#7A2430'),
      rect(546, 530, 108, 12, '#FFFDF6'),
      line('M600 530v-44M586 500h28', p.gold, 6),
      glow(c, 'east', '#FFF6DE', [600, 400], [300, 240], 0.7),
      // Columns of the nave.
      ...(
        [
          [400, 250, 30, 380],
          [322, 200, 42, 450],
          [206, 124, 60, 560],
          [20, 0, 92, 740],
        ] as const
      ).flatMap(([x, top, w, h]) =>
        [x, 1200 - x - w].map(
          (left, side) =>
            rect(left, top, w, h, side ? '#E9E2D2' : '#FFFDF6') +
            rect(left + w * 0.62, top, w * 0.38, h, side ? '#C9BEA8' : '#DDD4C2') +
            rect(left - w * 0.2, top + h - w * 0.9, w * 1.4, w * 0.9, '#8A5A34') +
            path(d`M${left - w * 0.24} ${top}h${w * 1.48}l${-w * 0.2} ${w * 0.7}h${-w * 1.08}z`, '#F3E4BF') +
            line(
              d`M${left} ${top + w * 0.2}l${w * 0.1} ${w * 0.44}M${left + w * 0.5} ${top + w * 0.1}v${w * 0.5}M${left + w} ${top + w * 0.2}l${-w * 0.1} ${w * 0.44}`,
              p.gold,
              w * 0.05,
            ),
        ),
      ),
      path('M0 800l380-170h440l380 170z', '#D6C7AE'),
      path('M520 630h160l130 180H390z', '#F1E8D6'),
      line('M520 630L390 810M680 630l130 180M480 660h240M440 700h320M400 750h400', '#C2AF90', 3),
      times(
        4,
        (row) =>
          path(
            d`M${396 - row * 64} ${668 + row * 36}h${98 + row * 14}v${20 + row * 5}h${-104 - row * 15}z`,
            '#8A5A34',
          ) +
          path(
            d`M${804 + row * 64} ${668 + row * 36}h${-98 - row * 14}v${20 + row * 5}h${104 + row * 15}z`,
            '#7A4C2A',
          ),
      ),
      chandelier(600, 330, 0.5),
      chandelier(460, 320, 0.74),
      chandelier(740, 320, 0.74),
      crowd(
        p,
        [
          [580, 660, 0.72],
          [612, 662, 0.7],
          [640, 700, 0.94],
          [560, 740, 1.16],
          [604, 744, 0.72],
          [690, 776, 1.36],
        ],
        1,
      ),
    ];
  },
};

const organ: Picture = {
  name: 'christ-church-spitalfields-3',
  title:
    'The organ of 1735 in Christ Church: gilded pipes in three towers of carved walnut, crowned with mitres and a crown',
  hour: 'night',
  draw: (c) => {
    const walnut = ['#8A5A34', '#6B4226', '#4A2C1A', '#2E1B12'] as const;
    const gold = ['#F6D27A', '#D9A441', '#A8762A'] as const;
    const pipes = (x: number, foot: number, heights: readonly number[], w: number): string =>
      each(heights, (h, index) => {
        const left = x + index * w;
        return (
          rect(left, foot - h, w - 3, h, gold[1]) +
          rect(left, foot - h, (w - 3) * 0.36, h, gold[0]) +
          rect(left + (w - 3) * 0.76, foot - h, (w - 3) * 0.24, h, gold[2]) +
          path(d`M${left} ${foot}h${w - 3}l${-(w - 3) * 0.4} ${w * 0.9}h${-(w - 3) * 0.2}z`, gold[2]) +
          path(d`M${left + w * 0.2} ${foot - w * 0.5}h${w * 0.5}l${-w * 0.25} ${-w * 0.7}z`, walnut[3])
        );
      });
    const tower = (x: number, top: number, w: number): string =>
      rect(x - w / 2 - 14, top, w + 28, 600 - top, walnut[2]) +
      rect(x - w / 2, top + 40, w, 470 - top, walnut[3]) +
      pipes(
        x - w / 2 + 4,
        500,
        [0.78, 0.88, 0.97, 0.88, 0.78].map((share) => (450 - top) * share),
        (w - 8) / 5,
      ) +
      path(
        d`M${x - w / 2 - 30} ${top + 8}q${w / 2 + 30} 40 ${w + 60} 0v-22q${-w / 2 - 30} -30 ${-w - 60} 0z`,
        walnut[0],
      ) +
      path(
        d`M${x - w / 2 - 20} 530q${w / 2 + 20} 40 ${w + 40} 0v40q${-w / 2 - 20} 40 ${-w - 40} 0z`,
        walnut[1],
      ) +
      path(
        d`M${x - w / 2} ${top + 36}q${w / 4} 50 ${w / 2} 20q${w / 4} 30 ${w / 2} -20v26q${-w / 4} 30 ${-w / 2} 6q${-w / 4} 24 ${-w / 2} -6z`,
        walnut[0],
      );
    const mitre = (x: number, y: number): string =>
      path(d`M${x - 26} ${y}q-10 -44 26 -70q36 26 26 70z`, gold[1]) +
      path(d`M${x} ${y - 70}q36 26 26 70h-14q6 -40 -12 -70z`, gold[2]) +
      line(d`M${x} ${y - 58}v40M${x - 12} ${y - 42}h24`, '#FFF3D0', 5) +
      rect(x - 28, y, 56, 9, gold[0]);
    return [
      rect(0, 0, 1200, 800, '#3A3450'),
      path('M60 800V330Q80 20 600 10t540 320v470z', '#544A66'),
      line('M60 800V330Q80 20 600 10t540 320v470', '#7A6E8A', 14),
      glow(c, 'light', '#FFE2A0', [600, 330], [560, 430], 0.75),
      // Flat fields between the towers.
      rect(300, 250, 600, 350, walnut[2]),
      rect(396, 290, 120, 220, walnut[3]),
      rect(684, 290, 120, 220, walnut[3]),
      pipes(400, 500, [150, 164, 178, 192, 178, 164, 150], 16.4),
      pipes(688, 500, [150, 164, 178, 192, 178, 164, 150], 16.4),
      path('M396 290q60 40 120 0v26q-60 34-120 0zM684 290q60 40 120 0v26q-60 34-120 0z', walnut[0]),
      tower(330, 190, 120),
      tower(600, 120, 150),
      tower(870, 190, 120),
      mitre(330, 178),
      mitre(870, 178),
      // The crown.
      path('M556 108q-20-50 44-60 64 10 44 60z', gold[1]),
      path('M600 48q64 10 44 60h-16q10-40-28-60z', gold[2]),
      line('M560 100q10-40 40-46M640 100q-10-40-40-46', '#FFF3D0', 4),
      rect(548, 104, 104, 14, gold[0]),
      circle(600, 40, 9, gold[0]),
      each([566, 600, 634], (x) => circle(x, 111, 5, '#C92F46')),
      // Cherubs between them.
      each(
        [456, 744],
        (x) =>
          circle(x, 250, 20, gold[0]) +
          path(
            d`M${x - 20} 258q-40 -10 -50 -40q40 0 52 30zM${x + 20} 258q40 -10 50 -40q-40 0 -52 30z`,
            gold[1],
          ),
      ),
      rect(250, 590, 700, 20, walnut[0]),
      rect(280, 610, 640, 200, walnut[1]),
      each(
        [310, 450, 670, 810],
        (x) => rect(x, 634, 80, 120, walnut[2]) + rect(x + 10, 644, 60, 100, walnut[0]),
      ),
      // The keyboards and the player.
      rect(520, 620, 160, 100, walnut[3]),
      each([640, 664, 688], (y) => rect(534, y, 132, 16, '#FFF6E0') + bars(540, y, 5, 9, 13, 10, '#1A1414')),
      rect(556, 622, 88, 14, '#FFF6E0'),
      at(
        600,
        800,
        1.9,
        path('M-24 4v-50q0-30 24-30t24 30V4z', '#1E2430') +
          circle(0, -88, 13, '#E9BE97') +
          path('M-14-86q-2-18 14-18t14 18q0 8-2 10H-12q-2-4-2-10z', '#6B4226') +
          line('M-22-56l-14 20M22-56l14 20', '#1E2430', 8, 'stroke-linecap="round"'),
      ),
      // The gallery rail with candles.
      path('M0 730h250v80H0zM950 730h250v80H950z', walnut[2]),
      rect(-10, 716, 270, 18, walnut[0]),
      rect(940, 716, 270, 18, walnut[0]),
      bars(16, 746, 20, 60, 6, 40, walnut[1]),
      bars(966, 746, 20, 60, 6, 40, walnut[1]),
      each(
        [60, 190, 1010, 1140],
        (x) =>
          rect(x - 5, 660, 10, 56, '#FFF6E0') +
          path(d`M${x} 634q11 16 0 26q-11 -10 0 -26z`, '#FFB740') +
          circle(x, 648, 36, '#FFD27A', 'opacity=".25"'),
      ),
    ];
  },
};

export const christChurchSpitalfields = [westFront, nave, organ];
