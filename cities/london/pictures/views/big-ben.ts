import { backdrop } from '../kit/backdrop';
import { barge, riverBoat } from '../kit/boats';
import { trees } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { pointedRow } from '../kit/openings';
import { birds, rays, sky } from '../kit/sky';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

const dial: Picture = {
  name: 'big-ben-2',
  title:
    'The clock face of Elizabeth Tower close to: gilded stone round the white dial, its hands at five to four',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const turn = (index: number, of: number): [number, number] => [
      Math.sin((index * 2 * Math.PI) / of),
      -Math.cos((index * 2 * Math.PI) / of),
    ];
    const minutes = times(60, (index) => {
      const [x, y] = turn(index, 60);
      const inner = index % 5 ? 226 : 216;
      return d`M${600 + x * inner} ${400 + y * inner}L${600 + x * 238} ${400 + y * 238}`;
    });
    const hours = times(12, (index) => {
      const [x, y] = turn(index, 12);
      return d`M${600 + x * 158} ${400 + y * 158}L${600 + x * 206} ${400 + y * 206}`;
    });
    const petals = times(12, (index) => {
      const [x, y] = turn(index + 0.5, 12);
      return circle(600 + x * 118, 400 + y * 118, 30, 'none', 'stroke="#C9A864" stroke-width="3"');
    });
    return [
      sky(c),
      rays(p, 600, 400, 0.09),
      birds(p, 90, 190, 5, 6),
      rect(250, -10, 700, 830, p.stone[1]),
      rect(780, -10, 170, 830, p.stone[2]),
      each(
        [250, 900],
        (x) =>
          rect(x, -10, 50, 830, p.stone[0]) +
          pointedRow(x + 12, 20, 26, 120, 1, 0, p.stone[3]) +
          pointedRow(x + 12, 640, 26, 140, 1, 0, p.stone[3]),
      ),
      rect(230, 96, 740, 22, p.stone[0]),
      rect(230, 684, 740, 22, p.stone[0]),
      bars(310, 20, 26, 68, 12, 50, p.roof[1]),
      bars(310, 716, 26, 84, 12, 50, p.roof[1]),
      rect(306, 124, 588, 554, '#7A2E3E'),
      each(
        [
          [330, 148],
          [794, 148],
          [330, 578],
          [794, 578],
        ],
        ([x = 0, y = 0]) =>
          path(d`M${x + 38} ${y}q38 0 38 38t-38 38q-38 0 -38 -38t38 -38z`, p.gold) +
          circle(x + 38, y + 38, 18, '#7A2E3E'),
      ),
      circle(600, 400, 276, p.gold),
      circle(600, 400, 258, '#22305E'),
      circle(600, 400, 248, '#FFF3D2'),
      circle(600, 400, 212, 'none', 'stroke="#22305E" stroke-width="5"'),
      circle(600, 400, 150, 'none', 'stroke="#22305E" stroke-width="5"'),
      petals,
      circle(600, 400, 84, 'none', 'stroke="#C9A864" stroke-width="4"'),
      line(minutes, '#22305E', 6),
      line(hours, '#22305E', 20),
      line(hours, '#FFF3D2', 6),
      `<g transform="translate(600 400) rotate(117.5)">${path('M-12 40h24l-6-150-6-26-6 26z', '#22305E')}</g>`,
      `<g transform="translate(600 400) rotate(330)">${path('M-9 60h18l-5-260-4-26-4 26z', '#22305E')}</g>`,
      circle(600, 400, 22, p.gold),
      line('M260 760h680', p.gold, 5),
    ];
  },
};

const riverFront: Picture = {
  name: 'big-ben-3',
  title:
    'The whole river front of the Palace of Westminster at midday, Victoria Tower at one end and the clock at the other',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [960, 130, 56],
        clouds: [
          [300, 90, 1],
          [620, 190, 0.9],
        ],
        roofs: [560, 63, 90],
      }),
      trees(p, -20, 170, 560, 46, 5),
      trees(p, 1090, 1230, 560, 46, 8),
      at(176, 560, 0.76, victoriaTower(p)),
      at(216, 560, 0.84, palaceRange(p, 21)),
      at(
        560,
        560,
        0.9,
        path('M-34-60h68v-130h-68z', p.stone[1]) +
          path('M8-60h26v-130H8z', p.stone[2]) +
          path('M-40-190h80L0-330z', p.roof[0]) +
          path('M8-190h32L0-330z', p.roof[1]) +
          pointedRow(-26, -180, 10, 60, 4, 14, p.window),
      ),
      at(1044, 560, 0.64, elizabethTower(p, 0, 0)),
      embankment(p, 556, 44, 1200),
      bars(20, 552, 30, 8, 20, 60, p.red),
      water(c, 596, 15),
      reflection(p.stone[0], 1044, 610, 70, 9, 0.5),
      reflection(p.stone[0], 176, 610, 80, 7, 0.4),
      barge(p, 250, 730, 1),
      riverBoat(p, 700, 690, 1),
    ];
  },
};

export const bigBenViews = [dial, riverFront];
