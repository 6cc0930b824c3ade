import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { farGherkin, farWedge, skyline } from '../../kit/skyline';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, panelled } from '../../pubs/parts';

export const bratFront: Picture = {
  name: 'brat-front',
  title:
    'Brat: the arched windows of its first-floor room glow over Redchurch Street at night, wood smoke rising from the flue',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#131A3A'),
      stars(c, 300, 23),
      farGherkin(p.far, 120, 560, 330),
      farWedge(p.far, 20, 560, 400),
      skyline(p.mid, { to: 1220, base: 700, seed: 67, low: 120, high: 330 }),
      // The corner block of brown brick.
      path('M250 150h640l170 34v616H250z', '#5E3B32'),
      bricks(250, 160, 640, 250, stream(61)),
      path('M890 150l170 34v616H890z', '#3E2826'),
      path('M236 126h660l180 38v26l-182-38H236z', '#8A6A5A'),
      rect(800, 48, 34, 84, '#3A3A44'),
      rect(794, 40, 46, 12, '#50505C'),
      each(
        [
          [816, 20, 16],
          [836, -4, 22],
          [802, -14, 18],
        ],
        ([x = 0, y = 0, r = 0]) => circle(x, y + 26, r, '#8A90B0', 'opacity=".35"'),
      ),
      // The dining room: five tall arches, people and the fire inside.
      each(
        [290, 410, 530, 650, 770],
        (x) =>
          arch(x - 12, 212, 104, 214, '#8A6A5A') +
          arch(x, 224, 80, 202, '#FFB557') +
          arch(x, 224, 80, 80, '#FFD591') +
          line(`M${x + 40} 224v202M${x} 316h80`, '#2A1A18', 5),
      ),
      each(
        [318, 458, 676],
        (x) => path(`M${x} 426v-46q16-20 32 0v46z`, '#5A2A1E') + circle(x + 16, 364, 13, '#7A4A2E'),
      ),
      path('M566 426q-14-40 8-60 2 18 12 20-2-26 16-40 0 26 14 38 8-8 6-18 18 26 2 60z', '#E2562A'),
      path('M578 426q-6-22 10-36 4 12 12 14 4-8 4-14 12 16 4 36z', '#FFE08A'),
      path('M924 242l30 6v140l-30-4zM990 256l30 6v136l-30-4z', '#FFB557'),
      rect(236, 440, 660, 20, '#8A6A5A'),
      path('M896 440l180 30v18l-180-28z', '#6E5248'),
      // The ground floor belongs to the neighbour; the door beside it leads up.
      rect(250, 460, 640, 330, '#22262E'),
      path('M890 460l170 28v302H890z', '#181B22'),
      rect(300, 516, 330, 200, '#10131A'),
      rect(312, 528, 306, 176, '#F0A04A'),
      line('M414 528v176M516 528v176M312 590h306', '#10131A', 7),
      path('M330 704v-50q20-24 40 0v50zM450 704v-60q22-24 44 0v60zM548 704v-48q20-22 40 0v48z', '#3A2018'),
      rect(690, 500, 170, 290, '#3A2A22'),
      panelled(730, 786, 96, 236, '#6E1F24'),
      rect(676, 470, 198, 54, '#F4E9D2'),
      lettering('BRAT', { x: 775, y: 512, size: 44, fill: '#22262E', spacing: 8 }),
      path('M940 520l80 12v160l-80 2z', '#F0A04A'),
      bars(250, 730, 380, 40, 1, 0, '#2E333D'),
      rect(0, 784, 1200, 24, '#4B4A5E'),
      path('M0 784h1200v6H0z', '#6E6C84'),
      glow(c, 'door', '#FFB557', [778, 786], [280, 60], 0.6),
      glow(c, 'hall', '#FF9A4A', [560, 330], [420, 160], 0.28),
      crowd(p, [
        [660, 796, 1.5],
        [900, 794, 1.5],
        [950, 796, 1.46],
        [170, 794, 1.44],
      ]),
    ];
  },
};
