import { crowd } from '../kit/figures';
import { block } from '../kit/masonry';
import { pointed } from '../kit/openings';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const poetsCorner: Picture = {
  name: 'poets-corner',
  title:
    'Poets’ Corner: statues and busts of writers among pointed arches, candles and light from a coloured window',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = ['#EBCFA8', '#C09A7C', '#8A6A66'];
    const wall = '#5E4660';
    const bust = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        path('M-34 0q2-34 22-40v-16q-12-10-12-30 0-26 24-26t24 26q0 20-12 30v16q20 6 22 40z', light) +
          path('M6-112q18 4 18 26 0 20-12 30v16q20 6 22 40H10z', shade, 'opacity=".55"') +
          rect(-44, 0, 88, 12, mid) +
          path('M-30 12h60l8 54h-76z', mid) +
          rect(-20, 26, 40, 22, shade),
      );
    const poet = at(
      600,
      560,
      1.25,
      path('M-44 0q-6-120 10-170-10-20-6-50 10-30 40-30t40 30q4 30-6 50 16 60 10 170z', light) +
        path('M10-248q30 6 30 30 4 30-6 50 16 60 10 170H18q8-140-8-250z', shade, 'opacity=".5"') +
        circle(0, -276, 30, light) +
        path('M4-306q26 6 26 32 0 24-24 29 12-30-2-61z', shade, 'opacity=".5"') +
        path('M-30-286q0-32 30-32t30 32q-10-18-30-18t-30 18z', mid) +
        path(
          'M-16-276q6-6 12 0M6-276q6-6 12 0M-2-272q-6 14 4 14M-10-250q12 8 24 0',
          'none',
          `stroke="${shade}" stroke-width="3" stroke-linecap="round"`,
        ) +
        line('M-30-170q-14 90-8 168M-6-180q-8 90 0 176M16-176q8 80 8 172', mid, 4, 'stroke-linecap="round"') +
        path('M-30-226q30 22 60 0l4 16q-34 24-68 0z', mid) +
        path('M40-150q40 20 30 90l-40 4z', mid) +
        path('M52-110h46v60H52z', '#FFF6E0') +
        line('M60-98h30M60-86h30M60-74h20', shade, 3) +
        rect(-80, 0, 160, 20, light) +
        rect(-68, 20, 136, 80, mid) +
        rect(-48, 38, 96, 44, shade) +
        line('M-34 52h68M-34 66h48', light, 4),
    );
    const glass = times(12, (index) =>
      rect(
        556 + (index % 3) * 32,
        90 + Math.floor(index / 3) * 46,
        26,
        40,
        ['#B8273A', '#3D6C93', '#E0A93F', '#3F7A55'][(index * 3) % 4] ?? '#B8273A',
        'opacity=".85"',
      ),
    );
    return [
      rect(0, 0, 1200, 800, '#3E2F4E'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".42" r=".62"><stop stop-color="#F2B36E" stop-opacity=".75"/><stop offset="1" stop-color="#3E2F4E" stop-opacity="0"/></radialGradient>`,
      each([60, 420, 780], (x) => pointed(x, 20, 360, 660, mid) + pointed(x + 22, 48, 316, 640, wall)),
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      pointed(536, 40, 128, 270, light),
      pointed(546, 56, 108, 246, '#2A2040'),
      glass,
      line('M582 70v230M614 70v230', light, 5),
      path('M546 300L330 700h540L660 300z', p.gold, 'opacity=".13"'),
      each(
        [60, 420, 780, 1140],
        (x) =>
          block(x - 28, 120, 56, 580, light, shade, 0.4) +
          rect(x - 38, 104, 76, 20, light) +
          line(d`M${x - 10} 130v560M${x + 4} 130v560`, mid, 4),
      ),
      poet,
      bust(240, 470, 1.15),
      bust(960, 470, 1.15),
      bust(150, 610, 0.9),
      bust(1050, 610, 0.9),
      bust(350, 620, 0.92),
      bust(850, 620, 0.92),
      rect(0, 680, 1200, 120, '#6E5266'),
      path('M0 680h1200v10H0z', mid),
      times(
        10,
        (index) =>
          rect(40 + index * 120, 702 + (index % 2) * 42, 100, 34, index % 2 ? '#7E6072' : '#5A4358') +
          line(
            d`M${56 + index * 120} ${714 + (index % 2) * 42}h68M${56 + index * 120} ${724 + (index % 2) * 42}h44`,
            mid,
            3,
          ),
      ),
      each(
        [450, 750],
        (x) =>
          each(
            [-26, 0, 26],
            (dx) =>
              rect(x + dx - 5, 622, 10, 50, '#FFF6E0') +
              path(d`M${x + dx} 596q12 14 0 24q-12 -10 0 -24z`, p.gold) +
              circle(x + dx, 610, 26, p.gold, 'opacity=".2"'),
          ) + rect(x - 44, 670, 88, 10, p.ink),
      ),
      crowd(
        p,
        [
          [470, 790, 1.2],
          [720, 792, 1.24],
          [762, 792, 0.78],
        ],
        2,
      ),
    ];
  },
};
