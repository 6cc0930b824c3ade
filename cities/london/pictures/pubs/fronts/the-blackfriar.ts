import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { clouds, rays, sky } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { at, circle, each, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { emblems } from '../emblems';
import { lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A side of the wedge, drawn flat (`width` by 600, its foot at y 0) and then leant back from the narrow front. */
function side(width: number, wall: string, shade: number, name: boolean): string {
  const windows = Math.floor(width / 96);
  return (
    rect(0, -640, width, 640, wall) +
    each([-590, -450, -310], (y) =>
      times(windows, (index) => paned(24 + index * 96, y, 50, 96, { rows: 2, bar: 4 })),
    ) +
    rect(0, -644, width, 20, CREAM) +
    rect(0, -480, width, 10, CREAM) +
    rect(0, -340, width, 10, CREAM) +
    rect(0, -200, width, 200, '#7E5F48') +
    times(windows, (index) =>
      paned(20 + index * 96, -140, 60, 92, { frame: '#3A2A22', columns: 2, rows: 2 }),
    ) +
    rect(0, -206, width, 50, '#27406A') +
    (name
      ? lettering('THE BLACKFRIAR', {
          x: width / 2 - 10,
          y: -166,
          size: 46,
          fill: GOLD,
          spacing: 2,
          maxWidth: width - 50,
        })
      : '') +
    rect(0, -208, width, 5, GOLD) +
    rect(0, -158, width, 5, GOLD) +
    rect(0, -650, width, 650, '#000', `opacity="${shade}"`)
  );
}

export const theBlackfriar: Pub = {
  file: 'the-blackfriar',
  name: 'The Blackfriar',
  alt: 'the narrow end of the wedge-shaped house by Blackfriars Bridge, the fat friar in black over its door',
  hour: 'dusk',
  sign: { emblem: 'friar', place: 'Blackfriars', ground: '#9FC4D1', shape: 'arched', at: [1046, 12, 0.5] },
  front: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 240, 520, 0.07),
      clouds(p, [
        [40, 120, 1.1],
        [900, 70, 1.2],
      ]),
      skyline(p.far, { to: 1220, base: 720, seed: 12, low: 60, high: 200 }),
      skyline(p.mid, { to: 1220, base: 740, seed: 33, low: 20, high: 110 }),
      path('M-10 676L400 736h200l610-62v132H-10z', p.paving[1]),
      `<g transform="matrix(-1 -.14 0 1 400 736) scale(.82 1)">${side(300, '#A08A78', 0.3, false)}</g>`,
      `<g transform="matrix(1 -.1 0 1 600 736) scale(.9 1)">${side(560, '#B59C86', 0.06, true)}</g>`,
      // The narrow end with its clock, its friar and the door.
      rect(396, 74, 208, 670, '#C9B29A'),
      rect(384, 60, 232, 24, CREAM),
      path('M420 60q80-70 160 0z', '#C9B29A'),
      circle(500, 44, 16, CREAM),
      each(
        [130, 270],
        (y) => paned(436, y, 52, 100, { rows: 3, bar: 4 }) + paned(514, y, 52, 100, { rows: 3, bar: 4 }),
      ),
      rect(388, 246, 224, 10, CREAM),
      rect(388, 386, 224, 10, CREAM),
      path('M424 560v-110q76-80 152 0v110z', '#27406A', `stroke="${GOLD}" stroke-width="6"`),
      at(500, 480, 0.6, emblems.friar()),
      rect(388, 556, 224, 26, '#3A2A22'),
      bars(400, 562, 14, 14, 11, 19, GOLD),
      rect(396, 582, 208, 160, '#7E5F48'),
      panelled(448, 742, 104, 150, '#3E6E4A'),
      lantern(414, 640, 0.8),
      lantern(586, 640, 0.8),
      glow(c, 'door', GLASS, [500, 750], [260, 60], 0.55),
      crowd(p, [
        [330, 776, 1.3],
        [380, 780, 1.26],
        [690, 782, 1.3],
        [900, 770, 1.2],
      ]),
    ];
  },
};
