import { banquette, chequers, diner, globe, laid } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { arch } from '../../kit/openings';
import { at, circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { emblems } from '../emblems';

export const theBlackfriarInside: Picture = {
  name: 'the-blackfriar-inside',
  title:
    'The vaulted snug of The Blackfriar: marble in every colour, gold mosaic overhead and friars at work in copper round the walls',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#8A7A6E'),
      // A barrel vault of gold mosaic with black and white bands.
      path('M0 0h1200v330Q600-120 0 330z', '#5A4A44'),
      path('M0 300Q600-170 1200 300v40Q600-110 0 340z', '#E0B44E'),
      times(46, (index) =>
        circle(
          20 + index * 26,
          294 - Math.round(200 * Math.sin(((index + 0.5) / 46) * Math.PI)) + 26,
          6,
          index % 2 ? '#FBE5A0' : '#A8742A',
        ),
      ),
      path('M0 340Q600-100 1200 340v20Q600-70 0 360z', '#22201E'),
      path('M0 360Q600-70 1200 360v240H0z', '#D9CFC0'),
      arch(430, 170, 340, 430, '#3E6E5A'),
      arch(456, 196, 288, 404, '#E9DFCE'),
      arch(476, 216, 248, 384, '#FFD98A'),
      line('M600 216v384M476 340h248M476 460h248M538 240v360M662 240v360', '#6B4226', 6),
      each(
        [120, 850],
        (x, index) =>
          rect(x, 300, 230, 170, '#7A3A22') +
          rect(x + 12, 312, 206, 146, '#C9834A') +
          each([60, 160], (dx, one) => at(x + dx, 410, 0.36, emblems.friar(), one ? 0.36 : -0.36)) +
          path(`M${x + 90} 458q20-40 44 0z`, '#8A4A22') +
          rect(x - 20, 480, 270, 44, '#22201E') +
          lettering(index ? 'WISDOM IS RARE' : 'HASTE IS SLOW', {
            x: x + 115,
            y: 514,
            size: 28,
            fill: '#E0B44E',
            spacing: 2,
            maxWidth: 240,
          }),
      ),
      each(
        [20, 380, 770, 1130],
        (x, index) =>
          rect(x, 290, 50, 320, ['#8E3A34', '#3E6E5A'][index % 2]!) +
          path(`M${x + 8} 300q26 70 4 140t20 160`, 'none', 'stroke="#E9DFCE" stroke-width="4" opacity=".6"') +
          rect(x - 8, 276, 66, 22, '#E0B44E'),
      ),
      chequers(600, ['#E9DFCE', '#5A3A34']),
      banquette(60, 690, 330, '#5A2A1E', 150),
      banquette(810, 690, 330, '#5A2A1E', 150),
      laid(220, 640, 1.15, '#D9CFC0'),
      laid(980, 640, 1.15, '#D9CFC0'),
      diner(110, 652, 1.15, 2),
      diner(330, 652, 1.15, 5, true),
      diner(870, 652, 1.15, 1),
      diner(1090, 652, 1.15, 3, true),
      globe(420, 230, 20, 100),
      globe(780, 230, 20, 100),
      crowd(p, [
        [560, 770, 1.8],
        [640, 774, 1.84],
      ]),
      glow(c, 'window', '#FFD98A', [600, 520], [300, 220], 0.4),
    ];
  },
};
