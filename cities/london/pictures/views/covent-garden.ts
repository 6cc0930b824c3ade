import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bars, column, pediment } from '../kit/masonry';
import { arches } from '../kit/openings';
import { stream } from '../kit/random';
import { garland, lamp } from '../kit/street';
import { at, circle, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const appleMarket: Picture = {
  name: 'covent-garden-2',
  title:
    'The Apple Market in the hall of Covent Garden, craft stalls on both sides under its arched glass roof',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const stall = (x: number, y: number, scale: number, colour: string): string =>
      at(
        x,
        y,
        scale,
        rect(-100, -90, 200, 90, '#4A3A30') +
          rect(-106, -96, 212, 14, '#7E6248') +
          each([-80, -40, 0, 40, 80], (dx, index) =>
            index % 2
              ? rect(dx - 12, -126, 24, 30, ['#E0A93F', '#3D6C93'][index % 4 === 1 ? 0 : 1] ?? '#E0A93F')
              : circle(dx, -110, 14, ['#B8273A', '#86AD6A', '#F7C5CB'][index / 2] ?? '#B8273A'),
          ) +
          path('M-120-210h240l20 50h-280z', colour) +
          line('M-104-160v70M104-160v70', '#2F6B52', 8),
      );
    return [
      rect(0, 0, 1200, 800, '#E9DCC3'),
      path('M60 0Q160 320 420 380h360q260-60 360-380z', '#DCEBEA'),
      line(
        times(9, (index) => `M${80 + index * 130} 0L${440 + index * 40} 380`),
        '#FFFDF6',
        6,
      ),
      line(
        'M110 100q490-90 980 0M180 190q420-70 840 0M270 270q330-50 660 0M350 330q250-30 500 0',
        '#2F6B52',
        9,
      ),
      path('M0 0h60Q160 320 420 380v40L0 240zM1200 0h-60Q1040 320 780 380v40l420-180z', '#2F6B52'),
      path('M0 240l420 180v180L0 760zM1200 240L780 420v180l420 160z', '#D2B992'),
      each(
        [
          [20, 330, 150, 330],
          [190, 390, 110, 250],
          [320, 420, 76, 180],
        ],
        ([x = 0, y = 0, w = 80, h = 200]) =>
          arches(x, y, w, h, 1, 0, '#5E4A3C') +
          arches(1200 - x - w, y, w, h, 1, 0, '#5E4A3C') +
          rect(x + w * 0.2, y + h * 0.5, w * 0.6, h * 0.3, p.gold, 'opacity=".7"') +
          rect(1200 - x - w * 0.8, y + h * 0.5, w * 0.6, h * 0.3, p.gold, 'opacity=".7"'),
      ),
      rect(420, 380, 360, 220, '#C7E3E1'),
      arches(440, 420, 90, 180, 3, 115, '#8FB6B8'),
      rect(420, 372, 360, 16, '#2F6B52'),
      circle(600, 344, 30, '#FFFDF6', 'stroke="#2F6B52" stroke-width="7"'),
      line('M600 344v-18M600 344l14 8', p.ink, 4),
      path('M0 800V760l420-160h360l420 160v40z', p.paving[0]),
      line('M480 600L240 800M600 600v200M720 600l240 200M300 650h600M150 710h900', p.paving[1], 4),
      each(
        [400, 800],
        (x) =>
          line(`M${x} 240v70`, p.ink, 5) +
          circle(x, 330, 44, p.gold, 'opacity=".3"') +
          circle(x, 330, 22, '#FFF1C9'),
      ),
      stall(430, 640, 0.7, p.red),
      stall(780, 640, 0.7, p.blue),
      stall(260, 730, 1.1, '#2F6B52'),
      stall(960, 730, 1.1, p.red),
      crowd(p, [
        [540, 630, 0.8],
        [566, 632, 0.8],
        [660, 640, 0.84],
        [600, 700, 1.2],
        [650, 704, 1.16],
        [440, 770, 1.5],
        [750, 780, 1.6],
        [806, 784, 1],
      ]),
    ];
  },
};

const christmas: Picture = {
  name: 'covent-garden-3',
  title:
    'A winter night on the piazza of Covent Garden: a great fir hung with lights before the portico of St Paul’s, the Actors’ Church',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(12);
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, { light: [980, 130, 50], clouds: [[60, 110, 1]], roofs: [600, 22, 210] }),
      rect(-10, 300, 190, 330, p.brick[1]),
      bars(20, 340, 34, 60, 3, 56, p.window),
      bars(20, 450, 34, 60, 3, 56, p.window),
      rect(1020, 280, 190, 350, p.brick[1]),
      bars(1044, 320, 34, 60, 3, 54, p.window),
      bars(1044, 440, 34, 60, 3, 54, p.window),
      rect(240, 300, 720, 330, mid),
      rect(260, 320, 680, 300, p.stone[3]),
      arches(300, 400, 90, 220, 1, 0, p.window),
      arches(810, 400, 90, 220, 1, 0, p.window),
      rect(520, 380, 160, 240, shade),
      pediment(p, 200, 300, 800, 130),
      circle(600, 250, 32, '#F4E2B0', `stroke="${p.stone[2]}" stroke-width="6"`),
      line('M600 250v-20M600 250l13 10', p.ink, 4),
      rect(200, 296, 800, 26, light),
      each([250, 440, 700, 890], (x) => at(x, 322, 1, column(p, 0, 0, 60, 300))),
      rect(180, 616, 840, 20, light),
      paving(c, 634),
      glow(c, 'tree', '#FFD98A', [600, 520], [360, 320], 0.5),
      path(
        'M600 130l-70 120h36l-92 130h44L400 520h50L340 680h520L750 520h50L682 380h44l-92-130h36z',
        '#17402E',
      ),
      path('M600 130l70 120h-36l92 130h-44l118 140h-50l110 160H640q40-300-40-550z', '#0F3024'),
      times(70, (index) => {
        const y = Math.round(190 + next() * 470);
        const reach = (y - 120) * 0.42;
        return circle(
          Math.round(600 + (next() * 2 - 1) * reach),
          y,
          7,
          ['#FFD272', '#C92F46', '#FFF4DC', '#8FC4E8'][index % 4] ?? '#FFD272',
        );
      }),
      path('M600 84l12 28 30 4-22 22 6 30-26-14-26 14 6-30-22-22 30-4z', '#FFE9B0'),
      path('M540 680h120l-14 70h-92z', '#7A2230'),
      garland([0, 260], [600, 120], 120, 18, ['#FFD98A', '#FFF4DC'], true),
      garland([600, 120], [1200, 260], 120, 18, ['#FFD98A', '#FFF4DC'], true),
      lamp(p, 130, 740, 1.2),
      lamp(p, 1070, 740, 1.2),
      crowd(p, [
        [300, 720, 1.2],
        [350, 724, 1.16],
        [440, 760, 1.4],
        [760, 730, 1.24],
        [800, 734, 0.8],
        [900, 770, 1.5],
        [220, 770, 1.44],
      ]),
      times(50, () =>
        circle(Math.round(next() * 1200), Math.round(next() * 780), 2 + next() * 3, '#fff', 'opacity=".7"'),
      ),
    ];
  },
};

export const coventGardenViews = [appleMarket, christmas];
