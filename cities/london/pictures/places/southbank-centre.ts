import { backdrop } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd, person } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { farDome, farShard } from '../kit/skyline';
import { lamp } from '../kit/street';
import { d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const riverFront: Picture = {
  name: 'southbank-centre',
  title:
    'The Royal Festival Hall from the river: white stone, a wall of glass and the curved green copper roof above the promenade',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const copper = '#6FA894';
    return [
      backdrop(c, {
        light: [180, 130, 52],
        clouds: [
          [330, 80, 0.9],
          [860, 110, 0.8],
        ],
        roofs: [540, 22, 110],
      }),
      birds(p, 700, 120, 5, 4),
      // The auditorium under its copper, behind the glass.
      path('M300 250q300-110 600 0v60H300z', copper),
      path('M640 202q140 6 260 48v60H700z', '#568A79'),
      line('M360 232v-8M440 212v60M520 200v60M600 196v60M680 200v60M760 212v60M840 232v40', '#4C7C6C', 3),
      path('M290 250q310-116 620 0v14q-310-114-620 0z', light),
      block(150, 300, 900, 270, light, mid, 0.1),
      rect(140, 292, 920, 14, p.white),
      rect(330, 318, 540, 150, p.window),
      path('M330 318h200l-80 150H330z', '#8FB4BE', 'opacity=".6"'),
      bars(330, 318, 7, 150, 19, 29.6, p.white),
      rect(330, 366, 540, 7, p.white),
      rect(330, 414, 540, 7, p.white),
      each([170, 890], (x) => bars(x, 330, 30, 36, 3, 46, p.window) + bars(x, 392, 30, 36, 3, 46, p.window)),
      path('M310 306h580l10 14H300z', shade, 'opacity=".5"'),
      rect(120, 468, 960, 12, p.white),
      rect(120, 480, 960, 8, shade, 'opacity=".5"'),
      rect(170, 488, 860, 84, '#51616B'),
      bars(184, 494, 50, 76, 14, 60, p.gold, 'opacity=".55"'),
      line(
        'M120 468v-26h960v26M200 442v26M320 442v26M440 442v26M560 442v26M680 442v26M800 442v26M920 442v26M1020 442v26',
        p.ink,
        3,
      ),
      crowd(p, [
        [250, 468, 0.4],
        [272, 468, 0.4],
        [600, 468, 0.4],
        [624, 468, 0.4],
        [960, 468, 0.4],
      ]),
      each(
        [350, 470, 590, 710, 830],
        (x, index) =>
          line(d`M${x} 302v-92`, p.ink, 4) +
          path(
            d`M${x + 2} 212q20 -8 34 0t30 0v28q-16 8 -32 0t-32 0z`,
            [p.red, p.gold, p.blue, p.red, p.gold][index]!,
          ),
      ),
      // A pylon of the footbridge.
      line(
        'M1120 580L1166 250M1166 250L1040 560M1166 250L1090 566M1166 250L1200 480M1166 250L1200 400',
        p.white,
        4,
      ),
      line('M1112 590L1166 244', p.white, 12),
      trees(p, -20, 180, 574, 44, 8),
      trees(p, 1010, 1220, 574, 44, 5),
      each([230, 400, 800, 960], (x) => tree(p, x, 584, 0.56)),
      rect(0, 570, 1200, 20, p.paving[0]),
      each([320, 600, 880], (x) => lamp(p, x, 590, 0.5)),
      crowd(p, [
        [280, 590, 0.56],
        [306, 590, 0.54],
        [480, 590, 0.56],
        [560, 590, 0.56],
        [700, 590, 0.56],
        [724, 590, 0.36],
        [1000, 590, 0.56],
      ]),
      line('M0 588h1200M0 574h1200', p.ink, 2.5, 'opacity=".6"'),
      embankment(p, 590, 54, 1200),
      water(c, 640, 33),
      riverBoat(p, 640, 706, 1.3),
    ];
  },
};

const hayward: Picture = {
  name: 'southbank-centre-2',
  title:
    'The Hayward Gallery at dusk: concrete terraces, a yellow stair and the lit glass pyramids on its roof',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const grey = ['#A58F9A', '#7A6480', '#513F66', '#35294E'] as const;
    const boards = (x: number, y: number, width: number, height: number): string =>
      line(
        times(Math.floor(height / 12), (index) => d`M${x} ${y + 8 + index * 12}h${width}`),
        grey[2],
        1.6,
        'opacity=".5"',
      );
    const slab = (x: number, y: number, width: number, height: number): string =>
      rect(x, y, width, height, grey[0]) +
      rect(x + width * 0.72, y, width * 0.28, height, grey[1]) +
      boards(x, y, width, height);
    return [
      backdrop(c, {
        light: [930, 300, 84],
        clouds: [
          [110, 110, 1],
          [620, 70, 0.9],
        ],
        roofs: [600, 28, 130],
      }),
      each(
        [330, 412, 494, 576, 658],
        (x) =>
          path(d`M${x} 262l41 -70 41 70z`, '#FFE2A0') +
          path(d`M${x + 41} 192l41 70h-41z`, '#E9A95C') +
          line(d`M${x} 262l41 -70 41 70M${x + 41} 192v70M${x + 20} 228h42`, p.ink, 3),
      ),
      slab(300, 260, 480, 90),
      rect(320, 350, 440, 56, grey[3]),
      bars(340, 360, 54, 46, 7, 60, p.window, 'opacity=".85"'),
      slab(180, 400, 700, 54),
      rect(220, 454, 640, 90, grey[3]),
      bars(250, 466, 88, 78, 3, 110, p.window),
      slab(90, 540, 560, 60),
      rect(130, 600, 500, 80, grey[3]),
      // The towers of the stairs.
      slab(96, 300, 110, 380),
      slab(810, 220, 130, 460),
      path('M810 220l40-40h90v40z', grey[1]),
      rect(836, 300, 40, 120, grey[3]),
      // The yellow stair.
      path('M640 690V500h120v40l150 150z', '#8A5A1E', 'opacity=".5"'),
      path('M660 470l250 220h-76L640 520z', '#FFC53A'),
      path('M640 470h130l-20 40H640z', '#FFC53A'),
      line('M664 440l250 220M664 440v40M726 496v40M788 550v40M850 604v40M912 660v32', '#FFDE7A', 6),
      line('M640 440h30', '#FFDE7A', 6),
      glow(c, 'foyer', p.gold, [400, 660], [330, 90], 0.5),
      bars(160, 612, 110, 68, 4, 120, p.window),
      rect(0, 676, 1200, 130, p.paving[1]),
      line(
        'M0 706h1200M0 748h1200M200 676l-90 130M500 676l-30 130M800 676l40 130M1060 676l90 130',
        grey[3],
        3,
        'opacity=".5"',
      ),
      crowd(
        p,
        [
          [300, 400, 0.5],
          [330, 400, 0.5],
          [740, 610, 0.74],
          [812, 676, 0.8],
          [230, 540, 0.56],
          [256, 540, 0.56],
          [430, 710, 1],
          [480, 714, 0.98],
          [1000, 730, 1.1],
          [1046, 734, 0.7],
          [620, 764, 1.24],
        ],
        1,
      ),
      tree(p, 1110, 720, 1.3),
    ];
  },
};

const bookMarket: Picture = {
  name: 'southbank-centre-3',
  title:
    'Long tables of second-hand books under the arch of Waterloo Bridge, readers bent over them and St Paul’s down the river',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const next = stream(88);
    const covers = ['#B8273A', '#3D6C93', '#E0A93F', '#3F6B4C', '#FFFAEF', '#7A4A86', '#D97B4F', '#2C3048'];
    const table = (x: number, y: number, width: number, size: number): string => {
      let books = '';
      for (let left = x; left < x + width - size * 0.4; ) {
        const thick = size * (0.2 + next() * 0.22);
        const tall = size * (0.8 + next() * 0.4);
        books += rect(left, y - tall, thick, tall, covers[Math.floor(next() * 8)]!);
        left += thick + 1;
      }
      return (
        bars(x + 20, y, 12, size * 1.5, 2, width - 52, '#5E4632') +
        path(d`M${x - 6} ${y}h${width + 12}l14 ${size * 0.5}h${-width - 40}z`, '#8A6A4C') +
        rect(x - 20, y + size * 0.5, width + 40, size * 0.2, '#6A4E38') +
        books +
        each(
          [0.14, 0.42, 0.7],
          (share) =>
            rect(
              x + width * share,
              y + size * 0.08,
              size * 0.9,
              size * 0.34,
              covers[Math.floor(next() * 8)]!,
            ) +
            rect(
              x + width * share + size,
              y + size * 0.1,
              size * 0.9,
              size * 0.34,
              covers[Math.floor(next() * 8)]!,
            ),
        )
      );
    };
    return [
      backdrop(c, { light: [640, 300, 90], roofs: [470, 9, 60] }),
      farDome(p.mid, 720, 470, 120),
      farShard(p.far, 1010, 470, 190),
      water(c, 466, 61),
      reflection(p.sun, 640, 474, 150, 7, 0.6),
      riverBoat(p, 430, 520, 0.8),
      rect(0, 566, 1200, 12, p.ink),
      line(
        times(61, (index) => d`M${index * 20} 566v52`),
        p.ink,
        3.5,
      ),
      rect(0, 612, 1200, 200, p.paving[0]),
      line('M0 650h1200M0 720h1200M300 612l-140 190M600 612v190M900 612l140 190', p.paving[1], 3),
      // The bridge overhead.
      path('M0 0h1200v470q-90-290-600-300T0 470z', mid),
      path('M0 0h1200v60q-300 70-600 70T0 60z', light),
      path('M0 470q90-290 600-300t600 300v-50Q1100 130 600 126T0 420z', shade),
      line('M0 110q300 50 600 52t600-52M0 200q260-40 600-38t600 38', dark, 3, 'opacity=".45"'),
      line('M150 74l-60 220M350 110l-30 66M600 128v38M850 110l30 66M1050 74l60 220', dark, 3, 'opacity=".4"'),
      path('M0 420h70v220H0zM1130 420h70v220h-70z', shade),
      each(
        [300, 600, 900],
        (x) =>
          line(d`M${x} ${x === 600 ? 130 : 118}v60`, dark, 3) +
          ellipse(x, x === 600 ? 198 : 186, 22, 12, p.gold),
      ),
      table(150, 640, 360, 40),
      table(690, 640, 360, 40),
      crowd(p, [
        [210, 690, 1.06],
        [420, 688, 1.06],
        [760, 690, 1.06],
        [960, 690, 1.06],
        [600, 660, 0.9],
        [1000, 692, 0.7],
      ]),
      table(60, 730, 470, 56),
      table(660, 730, 480, 56),
      person({ x: 590, y: 780, scale: 1.6, coat: p.red, hair: '#C89B5A', bag: '#6A4E38' }),
    ];
  },
};

export const southbankCentre = [riverFront, hayward, bookMarket];
