import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GLASS_TOP, GOLD } from '../colours';
import { basket, bricks, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A tall arched window, its lower panes etched; x is its left edge. */
const etched = (x: number): string =>
  arch(x - 12, 404, 174, 254, '#0F2C20') +
  arch(x, 416, 150, 242, GLASS) +
  arch(x, 416, 150, 90, GLASS_TOP) +
  rect(x, 556, 150, 102, '#F6E7C2') +
  path(`M${x + 75} 574l28 34-28 34-28-34z`, 'none', `stroke="${GOLD}" stroke-width="4"`) +
  line(`M${x + 12} 568h126v78h-126z`, GOLD, 3) +
  line(`M${x + 75} 416v140M${x} 486h150M${x} 556h150`, '#0F2C20', 7);

export const theLamb: Pub = {
  file: 'the-lamb',
  name: 'The Lamb',
  alt: 'a front of glossy green Victorian tiles with arched etched windows, pale brick and baskets of flowers above',
  hour: 'day',
  sign: { emblem: 'lamb', place: 'Bloomsbury', ground: '#B9D3C4', shape: 'arched', at: [600, 14, 0.6] },
  front: ({ palette: p }) => {
    const next = stream(13);
    const courses = times(11, (row) => `M0 ${388 + row * 36}h1200`);
    const joints = times(24, (index) => `M${index * 52} 388v380`);
    return [
      rect(0, 0, 1200, 800, '#D9BE8A'),
      bricks(0, 0, 1200, 290, next),
      each(
        [90, 300, 800, 1010],
        (x) =>
          paned(x, 40, 104, 190, { glass: '#5E7484', columns: 2, rows: 4 }) +
          rect(x - 22, 244, 148, 14, CREAM),
      ),
      each([90, 300, 800, 1010], (x) => path(`M${x - 20} 30q72-44 144 0l-8 8h-128z`, '#B5703E')),
      rect(0, 286, 1200, 16, '#1A5238'),
      rect(0, 300, 1200, 84, '#123A29'),
      rect(0, 298, 1200, 6, GOLD),
      rect(0, 382, 1200, 8, GOLD),
      lettering('THE LAMB', { x: 270, y: 364, size: 66, fill: GOLD, spacing: 8 }),
      lettering('LAMB’S CONDUIT STREET', { x: 940, y: 356, size: 40, fill: GOLD, maxWidth: 460 }),
      // Tiles: dark panels, lighter piers with a shine.
      rect(0, 388, 1200, 390, '#1F6B4A'),
      line(courses + joints, '#0F3F2B', 2, 'opacity=".5"'),
      bars(0, 388, 34, 380, 6, 233, '#2F8A60'),
      bars(4, 392, 7, 372, 6, 233, '#fff', 'opacity=".28"'),
      rect(0, 690, 1200, 80, '#123A29'),
      bars(40, 702, 180, 4, 5, 233, GOLD, 'opacity=".6"'),
      each([56, 290, 755, 990], etched),
      rect(500, 404, 200, 370, '#0F2C20'),
      panelled(512, 768, 78, 286, '#15352A'),
      panelled(612, 768, 78, 286, '#15352A'),
      path('M504 466a96 64 0 0 1 192 0z', GLASS_TOP),
      line('M600 404v62M530 430l70 36 70-36', '#0F2C20', 5),
      lantern(484, 470, 1),
      lantern(716, 470, 1),
      each([248, 952, 1180], (x) => basket(next, x, 392, 0.95)),
      rect(0, 766, 1200, 40, p.paving[0]),
      rect(0, 762, 1200, 7, p.paving[1]),
      crowd(p, [
        [430, 792, 1.7],
        [786, 792, 1.75],
        [840, 794, 1.7],
      ]),
    ];
  },
};
