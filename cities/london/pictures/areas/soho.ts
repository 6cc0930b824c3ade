import { crowd } from '../kit/figures';
import { windows } from '../kit/openings';
import { sky, stars } from '../kit/sky';
import { garland, lamp } from '../kit/street';
import { at, circle, ellipse, path, rect } from '../kit/svg';
import type { Vignette } from './vignette';

export const soho: Vignette = {
  name: 'Soho',
  alt: 'a narrow street of glowing signs and strings of lamps at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const front = (x: number, w: number, top: number, wall: string, glow: string): string =>
      rect(x, top, w, 600 - top, wall) +
      windows(x + 20, top + 30, Math.floor((w - 20) / 62), 3, [62, 84], [38, 58], p.roof[1], p.window) +
      rect(x, 490, w, 110, '#15183A') +
      rect(x + 14, 520, w - 80, 80, glow, 'opacity=".85"') +
      rect(x + w - 54, 510, 40, 90, p.ink) +
      rect(x + w - 48, 518, 28, 44, glow);
    const neon = (x: number, y: number, colour: string, body: string): string =>
      circle(x, y, 84, colour, 'opacity=".2"') +
      at(
        x,
        y,
        1,
        `<g fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
      );
    return [
      sky(c),
      stars(c, 200, 51),
      front(60, 300, 170, '#4A2E4E', '#FF9A6B'),
      front(360, 130, 250, '#5A3A44', '#FFD272'),
      front(710, 140, 230, '#3A3A62', '#F7A8C4'),
      front(850, 300, 150, '#54344A', '#8FD8E0'),
      path('M490 600V330l110-70 110 70v270z', p.far),
      windows(510, 340, 6, 4, [32, 46], [14, 24], p.mid, p.gold),
      path('M490 600l-160 100h540L710 600z', p.paving[1]),
      rect(0, 598, 490, 110, p.paving[1]),
      rect(710, 598, 490, 110, p.paving[1]),
      path('M490 600h220l160 110H330z', '#2A3058'),
      neon(230, 300, '#FF6B8A', '<path d="M-50-40h90l-30 44v40M10 44h-20M-30-18h50"/>'),
      neon(960, 280, '#6BE0E8', '<path d="M-40 40V-20a40 40 0 0 1 80 0v60M-40 10h80M0-60v-14"/>'),
      neon(420, 420, '#FFD272', '<path d="M-26 30l6-60h40l6 60zM-14-30q0-20 14-20t14 20"/>'),
      neon(
        780,
        410,
        '#B58CFF',
        '<path d="M-24-40v70M-24-40l44-10v70"/><circle cx="-34" cy="32" r="11"/><circle cx="10" cy="22" r="11"/>',
      ),
      garland([360, 260], [850, 250], 60, 17, ['#FFD272'], true),
      garland([60, 200], [710, 240], 70, 19, ['#FF9A6B', '#FFD272'], true),
      garland([490, 350], [1150, 190], 60, 19, ['#FFD272', '#F7A8C4'], true),
      ellipse(600, 660, 260, 26, '#FF6B8A', 'opacity=".16"'),
      ellipse(300, 650, 180, 18, '#FFD272', 'opacity=".16"'),
      ellipse(940, 650, 180, 18, '#6BE0E8', 'opacity=".16"'),
      crowd({ ...p, ink: '#C98A4A', blue: '#6FA0E0', tree: ['#5AA06E', p.tree[1], p.tree[2]] }, [
        [560, 626, 0.6],
        [590, 628, 0.6],
        [640, 620, 0.56],
        [460, 664, 0.86],
        [500, 668, 0.84],
        [740, 664, 0.86],
        [220, 650, 0.8],
        [980, 656, 0.82],
        [1016, 658, 0.8],
      ]),
      lamp(p, 340, 640, 0.9),
      lamp(p, 870, 640, 0.9),
    ];
  },
};
