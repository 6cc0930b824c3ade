import { backdrop, paving } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { glow } from '../kit/light';
import { balustrade, bars, block, colonnade, cornice, pediment } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { birds, clouds, crescent, sky, stars } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

/** Joshua Reynolds with palette and raised brush, 330 high at scale 1 from his feet. */
const reynolds = (
  x: number,
  y: number,
  scale: number,
  [light, mid, dark]: readonly [string, string, string],
): string =>
  at(
    x,
    y,
    scale,
    path('M-40 0l10-120h26l4 120zM6 0l6-120h28l14 118z', mid) +
      path('M-54 4h42l-2-20h-32zM8 4h54l-10-22H14z', dark) +
      path(
        'M-70-30q10-140 30-210 40-26 84-4 34 90 40 210-30 18-50 2l-20-110h-20l-22 112q-24 12-42 0z',
        light,
      ) +
      path('M44-244q34 90 40 210-30 18-50 2l-14-110q20-60 24-102z', mid) +
      path('M-16-252l18 26 20-26 4 60H-20z', dark) +
      line('M-40-224Q-92-190-66-140', light, 26, 'stroke-linecap="round"') +
      path('M-120-150q0-34 50-32 50 6 44 36-10 30-60 26-34-4-34-30z', mid) +
      each([-100, -82, -62, -46], (dx, index) =>
        circle(dx, -152 - (index % 2) * 12, 7, [dark, light, dark, light][index]!),
      ) +
      line('M44-226L92-262L74-316', light, 24, 'stroke-linecap="round" stroke-linejoin="round"') +
      line('M50-306L112-352', dark, 6, 'stroke-linecap="round"') +
      circle(4, -284, 30, light) +
      path('M-28-284q-8-42 32-42t34 40q8 24 0 44-10-6-8-40-24-4-34-18-8 16-16 58-12-10-8-42z', mid) +
      path('M8-284q6 10 2 14', 'none', d`stroke="${dark}" stroke-width="3"`),
  );

const courtyard: Picture = {
  name: 'royal-academy-of-arts',
  title:
    'Burlington House, home of the Royal Academy: a stone front with arches and statues over a courtyard, Reynolds with his palette in the middle',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const figure = (x: number, y: number): string =>
      circle(x, y - 40, 6, light) + path(d`M${x - 8} ${y}q-2 -34 8 -36q10 2 8 36z`, light);
    const flank = (x: number, width: number): string =>
      block(x, 240, width, 400, light, mid, 0.14) +
      windows(x + 26, 290, 2, 1, [70, 1], [38, 70], p.window) +
      windows(x + 26, 396, 2, 1, [70, 1], [38, 80], p.window) +
      path(d`M${x + 18} 394l27 -18l27 18zM${x + 88} 394l27 -18l27 18z`, mid) +
      arches(x + 26, 520, 44, 110, 2, 70, dark) +
      cornice(p, x - 6, 496, width + 12) +
      balustrade(p, x, 218, width, 22);
    return [
      backdrop(c, {
        light: [150, 120, 48],
        clouds: [
          [880, 80, 0.9],
          [300, 70, 0.7],
        ],
      }),
      birds(p, 620, 76, 4, 5),
      block(200, 200, 800, 440, light, mid, 0.08),
      rect(200, 186, 800, 16, light),
      // The upper floor with statues in niches.
      arches(262, 232, 46, 92, 9, 79, shade),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8], (index) => figure(285 + index * 79, 320)),
      balustrade(p, 200, 164, 800, 22),
      each([220, 400, 800, 980], (x) => path(d`M${x - 12} 164q0 -24 12 -30q12 6 12 30z`, mid)),
      cornice(p, 192, 336, 816, 12),
      // Pilasters and windows with pediments.
      bars(240, 352, 18, 144, 10, 78, mid),
      bars(240, 352, 12, 144, 10, 78, light),
      windows(270, 386, 9, 1, [78, 1], [36, 88], p.window),
      path(
        times(9, (index) => d`M${262 + index * 78} 384l26 -20l26 20z`),
        light,
      ),
      cornice(p, 192, 496, 816, 12),
      // Rusticated arches.
      line('M200 530h800M200 560h800M200 590h800M200 620h800', shade, 3, 'opacity=".6"'),
      arches(240, 530, 60, 110, 3, 84, shade),
      arches(248, 540, 44, 100, 3, 84, p.window),
      arches(744, 530, 60, 110, 3, 84, shade),
      arches(752, 540, 44, 100, 3, 84, p.window),
      arches(492, 520, 64, 120, 3, 76, dark),
      glow(c, 'door', p.gold, [600, 620], [130, 60], 0.8),
      each([516, 592, 668], (x) => rect(x, 570, 18, 70, p.gold, 'opacity=".6"')),
      each(
        [350, 800],
        (x) => path(d`M${x} 346h50v150l-25 -16 -25 16z`, p.red) + circle(x + 25, 400, 13, p.gold),
      ),
      flank(-10, 160),
      flank(1050, 160),
      path('M150 220v420h50V200z', shade),
      path('M1050 220v420h-50V200z', mid),
      paving(c, 638),
      // Jets of the courtyard fountain.
      each(
        [330, 400, 470, 730, 800, 870],
        (x, index) =>
          line(
            d`M${x} 716q-3 -${44 + (index % 3) * 12} -8 -${50 + (index % 3) * 12}`,
            p.white,
            5,
            'stroke-linecap="round" opacity=".85"',
          ) + ellipse(x, 718, 20, 4, p.water[0]),
      ),
      rect(520, 700, 160, 16, mid),
      block(544, 640, 112, 62, light, mid),
      rect(534, 632, 132, 12, light),
      reynolds(600, 634, 0.46, ['#5F8A78', '#3F6B5A', '#274A40']),
      crowd(
        p,
        [
          [260, 668, 0.72],
          [460, 660, 0.7],
          [486, 662, 0.68],
          [760, 664, 0.7],
          [940, 690, 0.86],
          [976, 692, 0.54],
          [240, 752, 1.14],
          [286, 756, 1.1],
          [1000, 764, 1.2],
          [720, 772, 1.24],
        ],
        1,
      ),
    ];
  },
};

const exhibition: Picture = {
  name: 'royal-academy-of-arts-2',
  title:
    'The Summer Exhibition: paintings of every size hung from the dado to the ceiling of a red gallery under a glass roof',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(1768);
    const inks = [
      '#B8273A',
      '#3D6C93',
      '#E0A93F',
      '#3F6B4C',
      '#22324A',
      '#D97B4F',
      '#7A4A86',
      '#5FA3B5',
      '#F1CDA8',
      '#E0485A',
    ];
    const ink = (): string => inks[Math.floor(next() * inks.length)]!;
    const subjects = [
      (w: number, h: number) =>
        rect(0, 0, w, h, '#CFE4E6') +
        path(
          d`M0 ${h}v${-h * 0.4}q${w * 0.3} ${-h * 0.3} ${w * 0.5} 0t${w * 0.5} ${-h * 0.1}v${h * 0.5}z`,
          ink(),
        ) +
        circle(w * 0.7, h * 0.26, Math.min(w, h) * 0.12, '#E0A93F'),
      (w: number, h: number) =>
        rect(0, 0, w, h, ink()) +
        circle(w / 2, h * 0.36, Math.min(w, h) * 0.18, '#E9BE97') +
        path(
          d`M${w * 0.16} ${h}q${w * 0.06} ${-h * 0.44} ${w * 0.34} ${-h * 0.44}t${w * 0.34} ${h * 0.44}z`,
          ink(),
        ),
      (w: number, h: number) =>
        rect(0, 0, w, h, '#FFFAEF') +
        rect(w * 0.12, h * 0.12, w * 0.4, h * 0.5, ink()) +
        circle(w * 0.64, h * 0.6, Math.min(w, h) * 0.24, ink()),
      (w: number, h: number) =>
        rect(0, 0, w, h, ink()) + times(4, (index) => rect(0, h * (0.1 + index * 0.23), w, h * 0.1, ink())),
      (w: number, h: number) =>
        rect(0, 0, w, h, '#E9E2D0') +
        path(
          d`M${w * 0.36} ${h * 0.95}l${w * 0.04} ${-h * 0.4}h${w * 0.2}l${w * 0.04} ${h * 0.4}z`,
          '#3D6C93',
        ) +
        circle(w * 0.36, h * 0.36, Math.min(w, h) * 0.14, ink()) +
        circle(w * 0.62, h * 0.34, Math.min(w, h) * 0.13, ink()) +
        circle(w * 0.5, h * 0.22, Math.min(w, h) * 0.13, ink()),
      (w: number, h: number) =>
        rect(0, 0, w, h, '#2A3A5A') +
        path(
          d`M${w * 0.1} ${h * 0.8}l${w * 0.3} ${-h * 0.6}l${w * 0.2} ${h * 0.4}l${w * 0.14} ${-h * 0.2}l${w * 0.2} ${h * 0.4}z`,
          ink(),
        ),
    ];
    let turn = 0;
    const hung = (x: number, y: number, width: number, height: number): string => {
      const frame = ['#B98532', '#3A2A22', '#FFFDF6', '#8A6238'][turn % 4]!;
      turn += 1;
      return (
        rect(x + 4, y + 5, width, height, '#000', 'opacity=".22"') +
        rect(x, y, width, height, frame) +
        `<svg x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}">${subjects[turn % 6]!(width - 16, height - 16)}</svg>`
      );
    };
    const rows: readonly (readonly [number, readonly number[]])[] = [
      [96, [110, 80, 150, 96, 120, 84, 150, 92]],
      [122, [150, 104, 250, 96, 176, 128]],
      [104, [90, 130, 84, 110, 160, 92, 118, 100]],
    ];
    let y = 166;
    const wall = rows
      .map(([height, widths]) => {
        let x = 152;
        const gap = (896 - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
        const row = widths
          .map((width, index) => {
            const lower = (index % 3) * 9;
            const body = hung(Math.round(x), y + lower, width, height - lower);
            x += width + gap;
            return body;
          })
          .join('');
        y += height + 14;
        return row;
      })
      .join('');
    return [
      rect(0, 0, 1200, 800, '#9C3B3A'),
      path('M0 0h1200v60L1050 130H150L0 60z', '#F6EEDD'),
      path('M230 20h740l-60 76H290z', '#DCECEC'),
      line(
        'M290 96L230 20M415 96l-40-76M540 96l-20-76M660 96l20-76M785 96l40-76M910 96l60-76M262 58h676',
        '#FFFFFF',
        5,
      ),
      rect(130, 126, 940, 18, '#E7C77C'),
      path('M0 60l130 66v430L0 640z', '#843030'),
      path('M1200 60l-130 66v430l130 84z', '#732828'),
      glow(c, 'roof', '#FFF3D6', [600, 130], [520, 300], 0.35),
      wall,
      // The side walls in steep perspective.
      each(
        [
          [16, 150, 90],
          [16, 290, 120],
          [16, 450, 100],
        ] as const,
        ([x, top, tall], index) =>
          path(
            d`M${x} ${top}l90 ${20 - index * 16}v${tall * 0.84}l-90 ${tall * 0.16 + index * 6}z`,
            '#B98532',
          ) + path(d`M${x + 8} ${top + 12}l74 ${16 - index * 12}v${tall * 0.7}l-74 ${tall * 0.12}z`, ink()),
      ),
      each(
        [
          [1184, 150, 90],
          [1184, 290, 120],
          [1184, 450, 100],
        ] as const,
        ([x, top, tall], index) =>
          path(
            d`M${x} ${top}l-90 ${20 - index * 16}v${tall * 0.84}l90 ${tall * 0.16 + index * 6}z`,
            '#8A6238',
          ) + path(d`M${x - 8} ${top + 12}l-74 ${16 - index * 12}v${tall * 0.7}l74 ${tall * 0.12}z`, ink()),
      ),
      rect(130, 530, 940, 26, '#5E3A26'),
      path('M0 640l130-84h940l130 84v170H0z', '#B98A5E'),
      line(
        'M0 690h1200M0 750h1200M240 556L90 800M420 556l-80 244M600 556v244M780 556l80 244M960 556l150 244',
        '#9A6E46',
        3,
      ),
      rect(470, 640, 260, 16, '#3A2A22'),
      bars(484, 656, 10, 34, 2, 222, '#3A2A22'),
      crowd(p, [
        [220, 640, 1.14],
        [264, 644, 1.1],
        [420, 630, 1.06],
        [800, 640, 1.14],
        [846, 644, 0.72],
        [980, 660, 1.24],
        [330, 740, 1.5],
        [900, 764, 1.56],
      ]),
      person({ x: 600, y: 676, scale: 1.1, coat: p.gold, skirt: true }),
    ];
  },
};

const statue: Picture = {
  name: 'royal-academy-of-arts-3',
  title:
    'The bronze of Joshua Reynolds with raised brush and palette, a garland of flowers round his shoulders, the lit arches behind at night',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const arcade = (q: Palette): string =>
      rect(0, 330, 1200, 350, shade) +
      line('M0 380h1200M0 430h1200M0 480h1200M0 530h1200M0 580h1200', dark, 3, 'opacity=".5"') +
      arches(60, 380, 150, 300, 2, 250, dark) +
      arches(740, 380, 150, 300, 2, 250, dark) +
      arches(82, 404, 106, 276, 2, 250, q.window) +
      arches(762, 404, 106, 276, 2, 250, q.window) +
      line(
        'M135 410v270M385 410v270M815 410v270M1065 410v270M82 520h106M332 520h106M762 520h106M1012 520h106',
        dark,
        5,
      );
    return [
      sky(c),
      stars(c, 240, 61),
      crescent(p, 1010, 110, 40),
      clouds(p, [[120, 110, 1]]),
      rect(0, 230, 1200, 100, mid),
      colonnade(p, 30, 1170, 9, 200, 24, 124),
      windows(76, 230, 8, 1, [142, 1], [56, 90], p.roof[1], p.window),
      cornice(p, -10, 320, 1220, 14),
      pediment(p, 430, 200, 340, 60),
      arcade(p),
      glow(c, 'spot', '#FFE6AE', [600, 420], [380, 400], 0.6),
      rect(0, 676, 1200, 140, p.paving[0]),
      line(
        'M0 716h1200M0 762h1200M260 676L140 800M480 676l-40 124M720 676l40 124M940 676l120 124',
        p.paving[1],
        4,
      ),
      rect(420, 720, 360, 40, mid),
      rect(420, 720, 360, 10, light),
      block(470, 590, 260, 134, light, mid),
      rect(452, 574, 296, 22, light),
      rect(510, 628, 180, 62, shade),
      reynolds(590, 578, 1.34, ['#8FB09A', '#4F7A68', '#27463E']),
      // The garland.
      times(26, (index) => {
        const t = index / 25;
        const [x, y] = [532 + t * 132, 246 + Math.sin(t * Math.PI) * 132];
        return (
          circle(x, y, 15, index % 2 ? '#2F6B45' : '#4B8A57') +
          circle(x + 3, y - 3, 9, ['#E0485A', '#FFFAEF', '#F2B93B', '#F7A8BD'][index % 4]!)
        );
      }),
      crowd(p, [
        [300, 730, 1.2],
        [350, 734, 1.16],
        [900, 740, 1.24],
        [946, 744, 0.78],
        [1080, 716, 1.04],
        [140, 770, 1.36],
      ]),
    ];
  },
};

export const royalAcademyOfArts = [courtyard, exhibition, statue];
