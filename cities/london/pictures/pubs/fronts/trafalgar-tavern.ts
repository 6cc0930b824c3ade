import { backdrop } from '../../kit/backdrop';
import { rowingBoat } from '../../kit/boats';
import { crowd } from '../../kit/figures';
import { unionFlag } from '../../kit/flags';
import { lettering } from '../../kit/lettering';
import { bars, battlements } from '../../kit/masonry';
import { birds } from '../../kit/sky';
import { lamp } from '../../kit/street';
import { circle, each, line, path, rect } from '../../kit/svg';
import { embankment, reflection, water } from '../../kit/water';
import { paned } from '../parts';
import type { Pub } from '../pub';

/** A bow of three windows over three floors, with an iron balcony and a canopy; x is its middle. */
const bow = (x: number): string =>
  path(`M${x - 104} 200q104-22 208 0v420h-208z`, '#FBF4E2') +
  path(`M${x + 40} 190q40 4 64 10v420h-64z`, '#D9CBAA', 'opacity=".6"') +
  each(
    [-84, -32, 36],
    (dx) =>
      paned(x + dx, 228, dx === -32 ? 58 : 44, 92, { frame: '#FFFDF6', glass: '#4F6676', rows: 2, bar: 4 }) +
      paned(x + dx, 366, dx === -32 ? 58 : 44, 112, { frame: '#FFFDF6', glass: '#4F6676', rows: 3, bar: 4 }) +
      paned(x + dx, 528, dx === -32 ? 58 : 44, 84, { frame: '#FFFDF6', glass: '#FFC766', rows: 2, bar: 4 }),
  ) +
  path(`M${x - 120} 348q120-34 240 0l8 12q-128-30-256 0z`, '#2F6B5B') +
  bars(x - 116, 456, 4, 34, 24, 10, '#16161D') +
  path(`M${x - 120} 452q120-8 240 0v5q-120-8-240 0zM${x - 120} 488q120-6 240 0v9q-120-8-240 0z`, '#16161D');

export const trafalgarTavern: Pub = {
  file: 'trafalgar-tavern',
  name: 'Trafalgar Tavern',
  alt: 'the cream riverside house at Greenwich from the Thames, its bow windows and iron balconies above the tide, Nelson on the quay',
  hour: 'day',
  sign: { emblem: 'nelson', place: 'Greenwich', ground: '#E7D3A4', shape: 'square', at: [128, 232, 0.46] },
  front: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [140, 100, 54],
        clouds: [
          [300, 50, 0.8],
          [980, 80, 1],
        ],
        roofs: [620, 51, 150],
      }),
      birds(p, 40, 160, 5, 8),
      // A dome of the naval college looks over the roofs.
      rect(1076, 420, 134, 220, p.stone[1]),
      bars(1092, 452, 12, 120, 5, 24, p.stone[2]),
      path('M1090 420q54-90 108 0z', p.roof[0]),
      rect(1136, 334, 16, 40, p.stone[0]),
      circle(1144, 328, 8, p.gold),
      // The house.
      rect(216, 190, 824, 440, '#F3E6CB'),
      rect(204, 170, 848, 24, p.stone[0]),
      battlements(216, 148, 824, 24, 21, p.stone[1], 10),
      path('M520 150l108-64 108 64z', p.stone[0]),
      path('M556 142l72-42 72 42z', p.stone[2], 'opacity=".6"'),
      circle(628, 128, 10, p.gold),
      unionFlag(p, 628, 88, 66, 0.8),
      each([270, 940], (x) => rect(x, 96, 44, 56, p.stone[2]) + bars(x + 4, 78, 10, 20, 3, 13, p.brick[0])),
      bow(334),
      bow(922),
      each(
        [486, 590, 694],
        (x) =>
          paned(x, 228, 60, 92, { frame: p.white, glass: p.window, rows: 2, bar: 4 }) +
          paned(x, 366, 60, 112, { frame: p.white, glass: p.window, rows: 3, bar: 4 }),
      ),
      bars(466, 456, 4, 34, 32, 10, '#16161D'),
      path('M458 450h340v6H458zM458 488h340v9H458z', '#16161D'),
      path('M458 348h340l8 12H450z', '#2F6B5B'),
      rect(452, 508, 350, 48, '#1E3A5C'),
      lettering('TRAFALGAR TAVERN', { x: 627, y: 545, size: 36, fill: p.gold, spacing: 2, maxWidth: 320 }),
      each(
        [486, 590, 694],
        (x) =>
          path(`M${x - 4} 628v-42q34-24 68 0v42z`, '#FFC766', 'stroke="#1E3A5C" stroke-width="6"') +
          line(`M${x + 30} 574v54`, '#1E3A5C', 5),
      ),
      embankment(p, 620, 72, 1200),
      path('M-10 612h1220v14H-10z', p.paving[0]),
      line('M0 592h210M1046 592h154', '#16161D', 4),
      bars(4, 578, 5, 40, 9, 25, '#16161D'),
      bars(1050, 578, 5, 40, 7, 25, '#16161D'),
      // Nelson in bronze on his low plinth.
      rect(1094, 562, 44, 54, p.stone[2]),
      path('M1104 562v-46h8v46zM1118 562v-46h8v46zM1098 520l6-52q12-10 24 0l6 52z', '#3F5046'),
      path('M1098 474l-10 40 6 2 10-34zM1130 474l14 20 4-4-12-20z', '#3F5046'),
      circle(1116, 456, 10, '#3F5046'),
      path('M1096 452q20-26 40 0-20-8-40 0z', '#2B3A32'),
      lamp(p, 178, 618, 0.9),
      water(c, 690, 12),
      reflection('#F3E6CB', 334, 704, 190, 6, 0.4),
      reflection('#F3E6CB', 922, 704, 190, 6, 0.4),
      reflection('#FFC766', 628, 704, 240, 5, 0.35),
      rowingBoat(p, 150, 752, 0.9),
      crowd(p, [
        [70, 618, 0.86],
        [120, 618, 0.86],
        [450, 618, 0.84],
        [812, 618, 0.84],
        [1064, 618, 0.86],
        [1170, 618, 0.84],
      ]),
    ];
  },
};
