import { backdrop } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bus, lamp } from '../kit/street';
import { at, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

/** The west walkway seen along its length, a panel of its floor made of glass. */
const glassFloor: Picture = {
  name: 'tower-bridge-2',
  title:
    'Visitors on the glass floor of the high walkway of Tower Bridge, a boat passing far below their feet',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const lattice = times(7, (index) => {
      const far = 1 - index / 8;
      const x = 470 * far * far;
      const next = 470 * (1 - (index + 1) / 8) ** 2;
      return d`M${x} ${150 + (470 - x) * 0.2}L${next} ${640 - next * 0.1}M${next} ${150 + (470 - next) * 0.2}L${x} ${640 + (470 - x) * -0.1}`;
    });
    const ribs = [0, 120, 220, 300, 360, 404];
    return [
      backdrop(c, {
        light: [210, 250, 60],
        clouds: [
          [60, 330, 0.8],
          [960, 300, 0.9],
        ],
        roofs: [520, 41, 150],
      }),
      path('M0 0h1200L760 280H440z', '#E9EFF2'),
      path('M0 0L440 280v120L0 330zM1200 0L760 280v120l440-70z', '#E4F0F5', 'opacity=".5"'),
      each(ribs, (x) => line(d`M${x} ${x * 0.64}L${1200 - x} ${x * 0.64}`, '#79B4CF', 16 - x / 40)),
      path('M440 280h320v180H440z', '#C7E3E1'),
      line('M440 460V300q160-90 320 0v160', '#3E7FA3', 14),
      path('M0 800L440 460h320l440 340z', '#C9B48E'),
      line('M120 800L462 460M1080 800L738 460', '#9C8458', 6),
      // Through the glass: the river and a boat on it.
      path('M330 800l150-240h240l150 240z', '#2F7390'),
      path('M330 800l150-240h240l150 240z', 'url(#tower-bridge-2-water)', 'opacity=".8"'),
      at(560, 690, 0.62, riverBoat(p, -60, 0, 1)),
      line('M600 560V800M436 630h328M392 702h416M346 774h508', '#F2FAFC', 7),
      path('M330 800l150-240h40L400 800z', '#fff', 'opacity=".22"'),
      line('M330 800l150-240h240l150 240', '#3E7FA3', 12),
      `<g fill="none" stroke="#3E7FA3" stroke-width="9" opacity=".9"><path d="${lattice}"/><path d="${lattice}" transform="translate(1200 0) scale(-1 1)"/></g>`,
      line('M0 330L440 400M0 660L440 470M1200 330L760 400M1200 660L760 470', '#3E7FA3', 14),
      crowd(p, [
        [560, 520, 0.8],
        [590, 522, 0.78],
        [520, 640, 1.7],
        [664, 700, 2],
        [736, 704, 1.2],
      ]),
    ];
  },
};

const afterDark: Picture = {
  name: 'tower-bridge-3',
  title: 'Tower Bridge lit after dark, a bus on the roadway passing under the great south tower',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [220, 150, 54],
        clouds: [
          [380, 120, 1],
          [60, 340, 0.7],
        ],
        roofs: [640, 52, 210],
      }),
      glow(c, 'tower', p.gold, [760, 420], [420, 420], 0.35),
      water(c, 650, 24),
      reflection(p.gold, 760, 700, 260, 7, 0.5),
      reflection(p.gold, -40, 700, 160, 7, 0.4),
      at(760, 610, 1, towerBridge(p, 720, 620)),
      at(-40, 610, 0.72, towerBridge(p, 620, 0)),
      rect(-10, 606, 1220, 26, p.roof[0]),
      rect(-10, 600, 1220, 7, p.glint, 'opacity=".6"'),
      bus(p, 420, 604, 0.6),
      crowd(p, [
        [300, 604, 0.5],
        [330, 604, 0.5],
        [930, 604, 0.5],
      ]),
      each([120, 620, 1010], (x) => lamp(p, x, 604, 0.55)),
      riverBoat(p, 250, 740, 1.1),
    ];
  },
};

export const towerBridgeViews = [glassFloor, afterDark];
