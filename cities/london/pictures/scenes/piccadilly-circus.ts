import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { sky, stars } from '../kit/sky';
import { bus, cab, lamp, phoneBox } from '../kit/street';
import { at, circle, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const piccadillyCircus: Picture = {
  name: 'piccadilly-circus',
  title:
    'The winged archer on his fountain at Piccadilly Circus before curved, glowing signs, buses passing at night',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const screen = (x: number, y: number, w: number, h: number, colour: string, body: string): string =>
      rect(x, y, w, h, colour) +
      at(x, y, 1, body) +
      rect(x, y, w, h, 'none', `stroke="${p.ink}" stroke-width="5"`);
    return [
      sky(c),
      stars(c, 180, 8),
      block(-10, 170, 400, 480, mid, shade, 0.2),
      windows(10, 210, 8, 4, [46, 80], [24, 50], p.roof[0], p.window),
      rect(-10, 160, 410, 14, light),
      block(870, 200, 340, 450, mid, shade, 0.4),
      windows(900, 240, 6, 4, [48, 80], [24, 50], p.roof[0], p.window),
      rect(864, 190, 346, 14, light),
      path('M880 200q40-110 110-110t110 110z', p.roof[0]),
      rect(986, 50, 6, 46, p.gold),
      glow(c, 'signs', '#F06A8A', [620, 330], [620, 420], 0.42),
      path('M380 70h500v560H380z', '#131C3E'),
      screen(
        394,
        84,
        300,
        170,
        '#E0304A',
        circle(80, 86, 58, '#fff') +
          circle(80, 86, 40, '#E0304A') +
          path('M160 60h116v18H160zM160 92h80v18h-80z', '#fff'),
      ),
      screen(
        700,
        84,
        170,
        120,
        '#27B5C9',
        path('M0 120L60 40l40 40 24-30 46 70z', '#fff', 'opacity=".8"') + circle(132, 30, 15, '#FFE08A'),
      ),
      screen(
        700,
        210,
        170,
        150,
        '#F2B93B',
        path('M30 110q20-80 56-80t56 80z', '#B8273A') + rect(24, 108, 124, 12, '#fff'),
      ),
      screen(
        394,
        260,
        150,
        150,
        '#6A4FC9',
        times(5, (index) => circle(75, 75, 66 - index * 13, index % 2 ? '#F7C5CB' : '#6A4FC9')),
      ),
      screen(
        550,
        260,
        144,
        150,
        '#2FA36B',
        path('M20 120q52-100 104-100-10 90-104 100z', '#DFF7C9') + line('M20 124L96 50', '#2FA36B', 5),
      ),
      screen(
        394,
        416,
        476,
        90,
        '#1F4FA8',
        path('M20 62q40-50 90-10t90-10 90 10 90-20 76 10v48H20z', '#7FC8F2') +
          rect(40, 14, 160, 12, '#fff') +
          rect(40, 34, 90, 8, '#fff'),
      ),
      block(380, 510, 500, 130, shade, p.roof[0]),
      windows(394, 530, 9, 1, [54, 1], [42, 90], p.window),
      rect(0, 636, 1200, 170, p.paving[1]),
      rect(0, 680, 1200, 130, '#2E3562'),
      ellipse(610, 700, 420, 60, '#F06A8A', 'opacity=".14"'),
      ellipse(330, 720, 300, 40, '#27B5C9', 'opacity=".12"'),
      cab(p, 60, 720, 0.95),
      bus(p, 850, 716, 0.98),
      rect(440, 730, 320, 14, light),
      rect(460, 716, 280, 16, mid),
      rect(484, 702, 232, 16, light),
      path('M520 704q-20-50 30-64h100q50 14 30 64z', '#6E7F74'),
      path('M630 640h20q50 14 30 64h-40q20-40-10-64z', '#4E5F5A'),
      ellipse(600, 640, 84, 14, '#7F9086'),
      path('M570 640q-6-80 10-110h40q16 30 10 110z', '#6E7F74'),
      ellipse(600, 532, 50, 11, '#7F9086'),
      path('M584 530q0-60 8-90h16q8 30 8 90z', '#5E6F68'),
      at(
        604,
        440,
        1.15,
        path('M-10 0q-6-30 4-50 2-20 12-24 12 4 10 26 12 20 4 30L12 30 4 32 6 0z', '#D9DEE6') +
          path('M-4-2L-44 22l-4-8 36-26z', '#D9DEE6') +
          circle(8, -84, 10, '#D9DEE6') +
          path('M-2-56q-50-50-84-44 10 36 78 62zM4-66Q-30-120-60-124q0 36 56 76z', '#F2F4F8') +
          line('M12-56l44-14', '#D9DEE6', 7, 'stroke-linecap="round"') +
          path('M58-104q26 30 4 66', 'none', 'stroke="#D9DEE6" stroke-width="5"') +
          line('M58-104L62-38', '#D9DEE6', 1.6),
      ),
      phoneBox(p, 150, 790, 1),
      crowd({ ...p, ink: '#C98A4A', blue: '#6FA0E0', tree: ['#5AA06E', p.tree[1], p.tree[2]] }, [
        [470, 716, 0.62],
        [520, 702, 0.58],
        [700, 716, 0.64],
        [728, 716, 0.64],
        [300, 780, 1.16],
        [346, 784, 1.12],
        [820, 784, 1.16],
        [864, 786, 0.7],
        [960, 780, 1.12],
        [560, 770, 1],
      ]),
      lamp(p, 420, 790, 1.1),
    ];
  },
};
