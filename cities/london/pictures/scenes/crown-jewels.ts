import { rays } from '../kit/sky';
import { at, circle, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const crossPatty = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path(
      'M-6-6Q-8-26-16-34H16Q8-26 6-6Q26-8 34-16V16Q26 8 6 6Q8 26 16 34H-16Q-8 26-6 6Q-26 8-34 16V-16Q-26-8-6-6z',
      '#E9B949',
    ) +
      circle(0, 0, 8, '#B8273A') +
      circle(-2, -2, 2.5, '#fff', 'opacity=".6"'),
  );

const fleur = (x: number, y: number): string =>
  at(
    x,
    y,
    1.15,
    path(
      'M0-46q20 26 0 60q-20-34 0-60zM-4 16q-40 4-34-32q6 18 30 16zM4 16q40 4 34-32q-6 18-30 16zM-16 12h32v8h-32z',
      '#E9B949',
    ) + circle(0, -14, 5, '#5FA3B5'),
  );

const pearls = (data: string): string =>
  line(data, '#FFF6E0', 9, 'stroke-dasharray=".1 17" stroke-linecap="round"');

const halfArch = (scale: number): string => {
  const curve = 'M236 440C260 280 150 190 0 236';
  return `<g transform="translate(600 0) scale(${scale} 1)">${line(curve, '#B9822B', 38)}${line(curve, '#E9B949', 30)}${pearls(curve)}</g>`;
};

const jewels = (): string =>
  times(11, (index) => {
    const x = 392 + (index / 10) * 416;
    const y = 476 + Math.sin((index / 10) * Math.PI) * 34;
    const colour = ['#B8273A', '#2F6FA0', '#2F7A55'][((index / 2) % 3) | 0] ?? '#B8273A';
    return index % 2
      ? circle(x, y, 8, '#FFF6E0')
      : rect(x - 15, y - 13, 30, 26, colour, 'rx="7" stroke="#FFE3A0" stroke-width="4"') +
          rect(x - 9, y - 8, 10, 6, '#fff', 'rx="2" opacity=".45"');
  });

const ermineTails = (): string =>
  path(
    times(13, (index) => {
      const x = Math.round(372 + (index / 12) * 456);
      const y = Math.round(538 + Math.sin((index / 12) * Math.PI) * 36);
      return `M${x} ${y}q6 12 0 22q-6-10 0-22z`;
    }),
    '#2A2233',
  );

export const crownJewels: Picture = {
  name: 'crown-jewels',
  title: 'A royal crown of gold, pearls and purple velvet with an ermine band, resting on a red cushion',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#22142F'),
    `<radialGradient id="${c.name}-glow" cx=".5" cy=".45" r=".75"><stop stop-color="#7A2A44"/><stop offset=".55" stop-color="#451B38"/><stop offset="1" stop-color="#1E1230"/></radialGradient>`,
    rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
    rays(c.palette, 600, 360, 0.07, 32),
    ellipse(600, 745, 520, 36, '#000', 'opacity=".35"'),
    path('M210 640q-30-60 40-66q350 66 700 0q70 6 40 66q30 70-40 84q-350 40-700 0q-70-14-40-84z', '#8E1C2C'),
    path('M210 640q-30-60 40-66q350 66 700 0q70 6 40 66q-390 60-780 0z', '#B8273A'),
    line('M210 640q390 62 780 0', '#E9B949', 7),
    line('M270 606q120 30 250 38M690 648q130-12 240-40', '#D9485A', 6, 'stroke-linecap="round" opacity=".6"'),
    [216, 984]
      .map(
        (x) =>
          circle(x, 644, 17, '#E9B949') +
          path(`M${x - 15} 656h30l8 62h-46z`, '#E9B949') +
          line(`M${x - 8} 660v56M${x} 660v56M${x + 8} 660v56`, '#B9822B', 3),
      )
      .join(''),
    path('M380 440C350 250 560 190 600 250C640 190 850 250 820 440z', '#5B2A6E'),
    path('M600 250C640 190 850 250 820 440H660C700 360 660 290 600 250z', '#46205A'),
    line('M440 420q-10-110 70-160M520 430q-10-90 40-140', '#7A4290', 6, 'stroke-linecap="round"'),
    halfArch(1),
    halfArch(-1),
    line('M600 246v210', '#B9822B', 34),
    line('M600 246v210', '#E9B949', 26),
    pearls('M600 270v180'),
    circle(600, 206, 34, '#E9B949'),
    path('M600 172a34 34 0 0 1 0 68q22-30 0-68z', '#B9822B'),
    line('M566 206h68M600 172v34', '#B9822B', 7),
    crossPatty(600, 138, 1.05),
    path('M344 512q256 76 512 0q18 24 0 58q-256 80-512 0q-18-34 0-58z', '#FBF4E6'),
    path('M700 551q90-14 156-39q18 24 0 58-60 20-150 32 10-30-6-51z', '#E6DAC8'),
    ermineTails(),
    path('M356 436q244 70 488 0v74q-244 72-488 0z', '#E9B949'),
    path('M356 436q244 70 488 0v14q-244 70-488 0z', '#FFE3A0'),
    path('M356 498q244 72 488 0v12q-244 72-488 0z', '#B9822B'),
    jewels(),
    crossPatty(600, 424, 1.5),
    crossPatty(372, 398, 1.1),
    crossPatty(828, 398, 1.1),
    fleur(484, 422),
    fleur(716, 422),
    path(
      'M430 232l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM790 212l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM900 362l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM300 372l4 14 14 4-14 4-4 14-4-14-14-4 14-4z',
      '#FFF3D0',
    ),
  ],
};
