import { crowd } from '../kit/figures';
import { riverBoat } from '../kit/boats';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { battlements, block, courses } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds, clouds, crescent, rays, sky, stars, sun } from '../kit/sky';
import { farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, ellipse, line, path, rect, times } from '../kit/svg';
import { bank, reflection, water } from '../kit/water';
import { curtainWall, drumTower, fortress, waterGate, whiteTower } from '../landmarks/white-tower';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'tower-of-london',
  title: 'The White Tower with its four turrets behind the curtain wall, seen across the Thames on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 190, 0.12),
      sun(p, 230, 190, 66),
      clouds(p, [
        [420, 110, 0.9],
        [900, 130, 1.15],
        [60, 320, 0.8],
      ]),
      birds(p, 900, 250),
      skyline(p.far, { to: 1220, base: 600, seed: 11, low: 50, high: 190 }),
      farGherkin(p.far, 1030, 600, 230),
      farWedge(p.far, 1110, 600, 250),
      farWalkieTalkie(p.far, 950, 600, 200),
      farShard(p.far, 150, 600, 330),
      trees(p, -20, 390, 600, 62, 3),
      trees(p, 820, 1230, 600, 60, 8),
      georgeFlag(p, 600, 250, 120),
      at(600, 650, 1, fortress(p)),
      waterGate(p, 712, 652, 120),
      bank(p, 636, 32, 1200),
      crowd(p, [
        [470, 656, 0.36],
        [486, 656, 0.3],
        [880, 654, 0.36],
        [1010, 655, 0.34],
        [1026, 655, 0.36],
      ]),
      water(c, 666, 7),
      riverBoat(p, 270, 722, 1),
    ];
  },
};

const raven = (): string =>
  path('M-330 190q120-30 190-110q80-110 190-140q20-70 92-78q46-4 72 26l96 22-92 30q-6 70-60 150q-70 110-190 118q-60 2-110-20q-70 30-188 42z', '#1B2036') +
  path('M-140 80q110-120 220-126q40 60-10 140q-50 80-140 92q-60 4-110-20z', '#2A3150') +
  line('M-100 96q90-90 170-100M-80 124q90-70 150-90M-50 150q70-50 120-72M-300 186q90-26 150-70M-280 200q90-20 140-52', '#46517A', 6, 'stroke-linecap="round"') +
  path('M110-128q40-18 70 4-30-4-60 8z', '#3C466B') +
  path('M206-112l96 22-92 20q-14-20-4-42z', '#0E1224') +
  circle(166, -98, 11, '#FFF3D0') +
  circle(169, -98, 6, '#0E1224') +
  circle(171, -101, 2, '#fff') +
  line('M20 196l-16 92M72 178l4 110', '#0E1224', 12) +
  line('M-36 290h72M46 290h70M-4 288l-24-16M76 288l-22-16', '#0E1224', 11, 'stroke-linecap="round"') +
  circle(-6, 258, 10, 'none', 'stroke="#B8273A" stroke-width="7"');

const close: Picture = {
  name: 'tower-of-london-2',
  title: 'A raven with a red ring on its leg stands on the battlements, the White Tower behind it in the morning mist',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      sky(c),
      rays(p, 820, 270, 0.16),
      sun(p, 820, 270, 140),
      clouds(p, [
        [480, 90, 0.9],
        [980, 120, 1],
      ]),
      birds(p, 960, 230, 4),
      skyline(p.far, { to: 1220, base: 720, seed: 71, low: 60, high: 190 }),
      `<g opacity=".62">${at(270, 730, 0.98, whiteTower(p))}</g>`,
      trees(p, 480, 1240, 720, 42, 5),
      battlements(-40, 688, 1280, 150, 7, mid, 62),
      courses(0, 744, 1200, 50, shade, stream(8), 34),
      path('M-40 688h98.5v9h-98.5zM157 688h98.5v9H157zM354 688h98.5v9H354zM551 688h98.5v9H551zM748 688h98.5v9H748zM945 688h98.5v9H945z', light),
      at(640, 400, 1, raven()),
    ];
  },
};

const night: Picture = {
  name: 'tower-of-london-3',
  title: 'The Tower of London floodlit at night, its lights and Tower Bridge mirrored in the river',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 330, 5),
      crescent(p, 250, 150, 38),
      clouds(p, [
        [560, 120, 1],
        [880, 240, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 560, seed: 14, low: 40, high: 150 }),
      at(930, 540, 0.5, towerBridge(p, 460, 700)),
      ellipse(460, 470, 460, 330, p.gold, 'opacity=".1"'),
      ellipse(460, 480, 320, 250, p.gold, 'opacity=".12"'),
      at(460, 560, 0.94, whiteTower(p)),
      curtainWall(p, -20, 500, 790, 110),
      drumTower(p, 110, 462, 104, 150),
      drumTower(p, 660, 462, 104, 150),
      block(770, 552, 450, 58, p.mid, p.mid),
      rect(0, 600, 1200, 14, p.stone[2]),
      times(9, (index) => lamp(p, 60 + index * 136, 606, 0.34)),
      crowd(p, [
        [300, 606, 0.4],
        [318, 606, 0.38],
        [560, 606, 0.4],
      ]),
      water(c, 612, 3),
      reflection(p.stone[0], 460, 624, 380, 10, 0.4),
      times(9, (index) => reflection(p.gold, 60 + index * 136, 622, 22, 5, 0.7)),
      reflection(p.gold, 1050, 622, 200, 6, 0.25),
      riverBoat(p, 760, 720, 1.1),
    ];
  },
};

const crossPatty = (x: number, y: number, scale: number): string =>
  at(x, y, scale, path('M-6-6Q-8-26-16-34H16Q8-26 6-6Q26-8 34-16V16Q26 8 6 6Q8 26 16 34H-16Q-8 26-6 6Q-26 8-34 16V-16Q-26-8-6-6z', '#E9B949') + circle(0, 0, 8, '#B8273A') + circle(-2, -2, 2.5, '#fff', 'opacity=".6"'));

const fleur = (x: number, y: number): string =>
  at(x, y, 1.15, path('M0-46q20 26 0 60q-20-34 0-60zM-4 16q-40 4-34-32q6 18 30 16zM4 16q40 4 34-32q-6 18-30 16zM-16 12h32v8h-32z', '#E9B949') + circle(0, -14, 5, '#5FA3B5'));

const pearls = (data: string): string => line(data, '#FFF6E0', 9, 'stroke-dasharray=".1 17" stroke-linecap="round"');

const halfArch = (scale: number): string => {
  const curve = 'M236 440C260 280 150 190 0 236';
  return `<g transform="translate(600 0) scale(${scale} 1)">${line(curve, '#B9822B', 38)}${line(curve, '#E9B949', 30)}${pearls(curve)}</g>`;
};

const jewels = (): string =>
  times(11, (index) => {
    const x = 392 + (index / 10) * 416;
    const y = 476 + Math.sin((index / 10) * Math.PI) * 34;
    const colour = ['#B8273A', '#2F6FA0', '#2F7A55'][(index / 2) % 3 | 0] ?? '#B8273A';
    return index % 2
      ? circle(x, y, 8, '#FFF6E0')
      : rect(x - 15, y - 13, 30, 26, colour, 'rx="7" stroke="#FFE3A0" stroke-width="4"') + rect(x - 9, y - 8, 10, 6, '#fff', 'rx="2" opacity=".45"');
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

const crownJewels: Picture = {
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
    [216, 984].map((x) => circle(x, 644, 17, '#E9B949') + path(`M${x - 15} 656h30l8 62h-46z`, '#E9B949') + line(`M${x - 8} 660v56M${x} 660v56M${x + 8} 660v56`, '#B9822B', 3)).join(''),
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
    path('M430 232l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM790 212l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM900 362l4 14 14 4-14 4-4 14-4-14-14-4 14-4zM300 372l4 14 14 4-14 4-4 14-4-14-14-4 14-4z', '#FFF3D0'),
  ],
};

export const towerOfLondon = [wide, close, night, crownJewels];
