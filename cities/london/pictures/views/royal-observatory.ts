import { crowd } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { stream } from '../kit/random';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const gateClock: Picture = {
  name: 'royal-observatory-2',
  title:
    'The Shepherd Gate Clock at the Royal Observatory, its white dial marked for twenty-four hours, in a brick wall',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(24);
    const at24 = (index: number, r: number): [number, number] => [
      600 + Math.sin((index * Math.PI) / 12) * r,
      370 - Math.cos((index * Math.PI) / 12) * r,
    ];
    const numerals =
      '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII'.split(' ');
    return [
      rect(0, 0, 1200, 800, p.brick[0]),
      times(22, (row) => rect(0, row * 34, 1200, 3, p.brick[2], 'opacity=".35"')),
      path(
        times(90, () => d`M${Math.floor(next() * 14) * 90} ${Math.floor(next() * 21) * 34 + 3}h86v31h-86z`),
        p.brick[1],
        'opacity=".35"',
      ),
      each([0, 1050], (x) => rect(x, 0, 150, 740, p.stone[1]) + rect(x + 110, 0, 40, 740, p.stone[2])),
      line('M150 90V720M260 90V720M1050 90V720M940 90V720', p.ink, 12),
      bars(150, 150, 110, 10, 1, 1, p.ink),
      bars(940, 150, 110, 10, 1, 1, p.ink),
      rect(430, 30, 340, 700, p.stone[1]),
      rect(690, 30, 80, 700, p.stone[2]),
      rect(414, 16, 372, 22, p.stone[0]),
      circle(600, 370, 300, p.ink),
      circle(600, 370, 282, '#B98532'),
      circle(600, 370, 268, '#FFFDF6'),
      each(numerals, (numeral, index) => {
        const [x, y] = at24(index, 216);
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${index * 15})">${lettering(numeral, { x: 0, y: 12, size: 34, fill: '#22242E', maxWidth: 56 })}</g>`;
      }),
      line(
        times(120, (index) => {
          const turn = (index * Math.PI) / 60;
          const inner = index % 5 ? 252 : 244;
          return d`M${600 + Math.sin(turn) * inner} ${370 - Math.cos(turn) * inner}L${600 + Math.sin(turn) * 262} ${370 - Math.cos(turn) * 262}`;
        }),
        '#22242E',
        3,
      ),
      circle(600, 370, 176, 'none', 'stroke="#22242E" stroke-width="2.5"'),
      lettering('SHEPHERD', { x: 600, y: 310, size: 30, fill: '#22242E', spacing: 3 }),
      lettering('GREENWICH', { x: 600, y: 466, size: 26, fill: '#22242E', spacing: 3 }),
      `<g transform="translate(600 370) rotate(150)">${path('M-10 40h20l-4-200-6-20-6 20z', '#22242E')}</g>`,
      `<g transform="translate(600 370) rotate(48)">${path('M-7 60h14l-3-290-4-14-4 14z', '#22242E')}</g>`,
      `<g transform="translate(600 370) rotate(262)">${path('M-3 80h6V-236h-6z', p.red)}</g>`,
      circle(600, 370, 16, '#22242E'),
      rect(0, 740, 1200, 60, p.paving[0]),
      rect(0, 736, 1200, 8, p.paving[1]),
      crowd(p, [
        [330, 780, 1.7],
        [384, 784, 1.1],
        [850, 782, 1.7],
      ]),
    ];
  },
};

const telescope: Picture = {
  name: 'royal-observatory-3',
  title:
    'The Great Equatorial Telescope under its open dome at Greenwich, its long tube pointed at the stars',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(28);
    return [
      rect(0, 0, 1200, 800, '#1A1730'),
      path('M80 620Q90 40 600 20t520 600z', '#6E5A6A'),
      line(
        times(9, (index) => d`M${140 + index * 115} 620Q${360 + index * 60} 160 600 20`),
        '#52404F',
        6,
      ),
      line('M96 480q504-70 1008 0M150 320q450-80 900 0M270 170q330-60 660 0', '#52404F', 5),
      path('M560 24q120-4 190 26 190 170 210 400H720Q720 180 560 24z', '#0F1B3D'),
      times(44, () => {
        const y = Math.round(50 + next() * 380);
        return circle(Math.round(640 + y * 0.26 + next() * (110 + y * 0.16)), y, 1.2 + next() * 2.4, '#fff');
      }),
      circle(826, 300, 26, '#F6EBC8'),
      line('M560 24Q720 180 720 450M750 50q190 170 210 400', '#C9A87A', 10),
      rect(60, 616, 1080, 34, '#8A6A4A'),
      bars(70, 560, 8, 60, 60, 18, '#5A4432'),
      rect(60, 552, 1080, 12, '#A9855A'),
      glow(c, 'lamp', '#FFD98A', [560, 600], [420, 220], 0.4),
      // The pier, the fork and the tube.
      path('M440 800l40-260h160l40 260z', '#4A5A78'),
      path('M590 540h50l40 260h-60z', '#33405E'),
      path('M430 560l60-220h70l40 220z', '#5E7094'),
      `<g transform="translate(560 400) rotate(38)">${path('M-46-330h92v560h-92z', '#E9E2D2')}${path('M16-330h30v560H16z', '#B9AE98')}${path('M-58-350h116v40H-58zM-54-120h108v26H-54zM-54 90h108v26H-54z', '#C9963E')}${path('M-30 230h60v60h-60zM-14 290h28v50h-28z', '#8A6A2E')}${ellipse(0, -350, 58, 14, '#2E4A78')}</g>`,
      circle(556, 400, 54, '#33405E'),
      circle(556, 400, 36, '#C9963E'),
      line('M556 364v72M520 400h72', '#33405E', 7),
      path('M300 800l20-150h16l-8 50h90l-4-50h16l6 150h-16l-2-34h-98l-4 34z', '#6B4A30'),
      rect(0, 776, 1200, 30, '#12101F'),
      crowd(p, [
        [370, 700, 1.1],
        [800, 776, 1.9],
        [866, 780, 1.2],
        [980, 778, 1.8],
      ]),
    ];
  },
};

export const royalObservatoryViews = [gateClock, telescope];
