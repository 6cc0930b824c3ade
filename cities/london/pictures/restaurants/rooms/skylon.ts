import { riverBoat } from '../../kit/boats';
import { boards, diner, laid, pendant } from '../../kit/dining';
import { bars } from '../../kit/masonry';
import { sun } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { each, line, path, rect } from '../../kit/svg';
import { reflection } from '../../kit/water';
import type { Picture } from '../../picture';

export const skylonRoom: Picture = {
  name: 'skylon-room',
  title:
    'Inside Skylon: one wall of glass over the river at dusk, Hungerford Bridge and its train, copper lamps and a table by the window',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, p.sky[1]!),
      rect(0, 0, 1200, 160, p.sky[0]!),
      rect(0, 260, 1200, 140, p.sky[2]!),
      rect(0, 350, 1200, 90, p.sky[3]!),
      sun(p, 210, 360, 46),
      skyline(p.far, { to: 1220, base: 430, seed: 113, low: 30, high: 150 }),
      path('M480 430v-70h70v-60h20v-30l10-10 10 10v30h20v60h90v70z', p.mid),
      rect(0, 424, 1200, 190, p.water[0]),
      reflection(p.sun, 210, 440, 80, 8, 0.5),
      // The footbridge with its white masts, and a train behind.
      rect(0, 372, 1200, 26, '#5A3A5E'),
      bars(30, 352, 60, 22, 9, 68, '#F4E9D2'),
      rect(20, 348, 620, 6, '#C92F46'),
      each(
        [120, 360, 600, 840, 1080],
        (x) =>
          line(
            `M${x} 250V470M${x} 262L${x - 110} 398M${x} 262L${x - 60} 398M${x} 262L${x + 60} 398M${x} 262L${x + 110} 398`,
            '#F4EAD8',
            5,
          ) + rect(x - 16, 460, 32, 30, p.stone[3]),
      ),
      rect(0, 396, 1200, 9, '#F4EAD8'),
      riverBoat(p, 760, 560, 1),
      // The room on this side of the glass.
      bars(70, 0, 12, 620, 6, 212, '#22263E'),
      rect(0, 130, 1200, 8, '#22263E'),
      rect(0, 604, 1200, 20, '#22263E'),
      boards(620, ['#5A3A48', '#3E2636']),
      path('M-10 800q600-220 1220 0z', '#C9763F', 'opacity=".35"'),
      each([180, 400, 620, 860, 1080], (x, index) => pendant(x, 120 + ((index * 53) % 80), '#C9763F', 44)),
      laid(280, 640, 1.25, '#FDF8EE', '#FDF8EE'),
      laid(660, 640, 1.25, '#FDF8EE', '#FDF8EE'),
      laid(1030, 640, 1.25, '#FDF8EE', '#FDF8EE'),
      diner(140, 654, 1.25, 0),
      diner(420, 654, 1.25, 3, true),
      diner(520, 654, 1.25, 4),
      diner(800, 654, 1.25, 1, true),
      diner(890, 654, 1.25, 2),
      diner(1170, 654, 1.25, 5, true),
    ];
  },
};
