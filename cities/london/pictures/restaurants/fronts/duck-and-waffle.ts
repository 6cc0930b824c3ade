import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { crescent, stars } from '../../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../../kit/skyline';
import { bus, cab } from '../../kit/street';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const duckAndWaffleFront: Picture = {
  name: 'duck-and-waffle-front',
  title:
    'The tower in Bishopsgate with Duck & Waffle near its top: a glass lift climbs the side of it over the lights of the City',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#101A3C'),
      stars(c, 300, 44),
      crescent(p, 180, 130, 44),
      farGherkin(p.far, 930, 780, 520),
      farWedge(p.far, 1010, 780, 610),
      farWalkieTalkie(p.far, 240, 780, 430),
      skyline(p.mid, { to: 1220, base: 790, seed: 53, low: 120, high: 330 }),
      times(70, (index) =>
        rect((index * 137) % 1190, 520 + ((index * 71) % 240), 5, 8, '#FFD98A', 'opacity=".55"'),
      ),
      // The tower: floors of glass, the mast, a lift shaft on its edge.
      rect(430, 110, 330, 690, '#2F4470'),
      rect(760, 150, 70, 650, '#22345A'),
      rect(396, 70, 34, 730, '#1A2A4E'),
      line('M580 110V20', '#8FA4D0', 8),
      rect(556, 84, 50, 28, '#22345A'),
      times(21, (row) => rect(436, 236 + row * 27, 318, 17, row % 4 === 1 ? '#5A7AB0' : '#3E5688')),
      times(52, (index) =>
        rect(444 + ((index * 53) % 300), 238 + ((index * 27 * 5) % 540), 22, 13, '#FFD98A', 'opacity=".8"'),
      ),
      line('M538 230v570M646 230v570', '#22345A', 7),
      // Two floors alight: the restaurant.
      rect(424, 128, 342, 88, '#FFC766'),
      rect(424, 128, 342, 30, '#FFE0A0'),
      line('M424 172h342M480 128v88M536 128v88M592 128v88M648 128v88M704 128v88', '#22345A', 6),
      each(
        [450, 510, 620, 680, 740],
        (x) => circle(x, 196, 8, '#5A2A1E') + path(`M${x - 12} 216q0-16 12-16t12 16z`, '#5A2A1E'),
      ),
      lettering('DUCK & WAFFLE', { x: 980, y: 186, size: 50, fill: '#FFD98A', spacing: 2, maxWidth: 330 }),
      line('M772 176h20', '#FFD98A', 5),
      each(
        [560, 330],
        (y) =>
          rect(388, y, 50, 70, '#BFE4F0') +
          line(`M388 ${y + 22}h50M412 ${y}v70`, '#5A7AB0', 4) +
          circle(402, y + 40, 7, '#2A1E1A') +
          circle(424, y + 40, 7, '#2A1E1A'),
      ),
      line('M412 80v720', '#5A7AB0', 3),
      glow(c, 'floor', '#FFC766', [596, 176], [300, 120], 0.4),
      rect(0, 770, 1200, 40, '#2A3050'),
      bus(p, 90, 794, 0.8),
      cab(p, 880, 794, 0.9),
      crowd(p, [
        [340, 794, 1.1],
        [380, 795, 1.06],
        [640, 794, 1.1],
        [1080, 794, 1.1],
      ]),
    ];
  },
};
