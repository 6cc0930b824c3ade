import { crowd, person } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { flowers, hedge, lawn, trees, tree } from '../kit/greenery';
import { arch, arches, balustrade, bars, battlements, block, colonnade, cornice, courses, windows } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { cab, lamp, railings } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const kensington: Picture = {
  name: 'kensington-palace',
  title: 'Kensington Palace in red brick behind its gilded gates, with the statue of Queen Victoria and beds of flowers',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [brick, brickShade] = p.brick;
    return [
      sky(c),
      rays(p, 220, 150, 0.12),
      sun(p, 220, 150, 60),
      clouds(p, [
        [400, 110, 0.9],
        [900, 120, 1.1],
        [60, 300, 0.7],
      ]),
      birds(p, 800, 220),
      trees(p, -20, 1230, 530, 76, 14),
      block(190, 330, 820, 240, brick, brickShade, 0.14),
      courses(200, 350, 700, 200, p.brick[2], stream(5), 70),
      path('M180 336l30-48h780l30 48z', p.roof[0]),
      bars(250, 250, 34, 60, 6, 136, p.brick[1]),
      bars(246, 246, 42, 8, 6, 136, p.stone[1]),
      rect(182, 328, 836, 12, p.stone[0]),
      block(470, 290, 260, 280, brick, brickShade, 0.34),
      rect(462, 284, 276, 10, p.stone[0]),
      path('M480 286q120-90 240 0z', p.stone[0]),
      path('M520 280q80-50 160 0z', brick),
      circle(600, 264, 13, p.gold),
      windows(222, 366, 6, 1, [40, 1], [24, 60], p.white),
      windows(226, 370, 6, 1, [40, 1], [16, 52], p.window),
      windows(222, 460, 6, 1, [40, 1], [24, 70], p.white),
      windows(226, 464, 6, 1, [40, 1], [16, 62], p.window),
      windows(752, 366, 6, 1, [40, 1], [24, 60], p.white),
      windows(756, 370, 6, 1, [40, 1], [16, 52], p.window),
      windows(752, 460, 6, 1, [40, 1], [24, 70], p.white),
      windows(756, 464, 6, 1, [40, 1], [16, 62], p.window),
      windows(494, 330, 4, 1, [58, 1], [34, 76], p.white),
      windows(500, 336, 4, 1, [58, 1], [22, 64], p.window),
      rect(462, 424, 276, 8, p.stone[0]),
      arch(566, 460, 68, 110, p.stone[0]),
      arch(576, 470, 48, 100, p.ink),
      windows(494, 456, 1, 1, [1, 1], [34, 80], p.white),
      windows(672, 456, 1, 1, [1, 1], [34, 80], p.white),
      windows(500, 462, 1, 1, [1, 1], [22, 68], p.window),
      windows(678, 462, 1, 1, [1, 1], [22, 68], p.window),
      lawn(p, 566, 810, 1200),
      path('M556 566h88l150 244H406z', p.paving[0]),
      ellipse(600, 668, 180, 40, p.paving[0]),
      ellipse(600, 664, 120, 24, p.water[0]),
      at(600, 660, 1, block(-50, -80, 100, 80, p.white, p.stone[1]) + rect(-58, -86, 116, 10, p.white) + path('M-44-86q-14-60 10-80 0-30 34-30t34 30q24 20 10 80z', '#FFFDF6') + path('M10-196q24 4 24 30 24 20 10 80H18q10-60-8-110z', p.stone[1]) + circle(0, -208, 17, '#FFFDF6') + path('M-12-222l4-10 5 7 4-9 5 9 5-7 3 10z', p.gold) + line('M34-140l30 6V-96', p.gold, 4)),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 60, 380, 640, p, 3),
      flowers(['#C23A6B', '#FFF1C9', '#E0485A'], 820, 1150, 640, p, 5),
      hedge(p, 40, 676, 330, 24),
      hedge(p, 840, 676, 330, 24),
      each([430, 770], (x) => block(x - 24, 630, 48, 160, p.brick[0], p.brick[1]) + rect(x - 32, 620, 64, 14, p.stone[0]) + path(d`M${x - 14} 620q-10 -30 14 -40q24 10 14 40z`, p.stone[1])),
      railings(p, 0, 790, 404, 124, 16),
      railings(p, 796, 790, 410, 124, 16),
      line('M454 650q60 40 70 136M746 650q-60 40-70 136', p.gold, 8),
      line(times(4, (index) => d`M${470 + index * 15} ${672 + index * 26}V786M${730 - index * 15} ${672 + index * 26}V786`), p.ink, 5),
      crowd(p, [
        [560, 760, 0.9],
        [600, 764, 0.88],
        [632, 764, 0.54],
        [690, 700, 0.56],
        [510, 690, 0.54],
      ]),
    ];
  },
};

const hamptonCourt: Picture = {
  name: 'hampton-court-palace',
  title: 'The great Tudor gatehouse of Hampton Court with turrets and twisted chimneys, the Thames gate lawns before it',
  hour: 'dusk',
  draw: (c) => {
    const p = { ...c.palette, brick: ['#C2655F', '#8E4660', '#5E3258'] as const };
    const [brick, shade, deep] = p.brick;
    const chimney = (x: number, y: number): string => rect(x, y - 54, 12, 54, shade) + rect(x - 3, y - 60, 18, 8, deep) + rect(x - 3, y - 8, 18, 8, deep) + line(d`M${x} ${y - 44}l12 8M${x} ${y - 30}l12 8M${x} ${y - 16}l12 8`, deep, 3);
    const turret = (x: number, y: number, w: number): string => block(x, y, w, 640 - y, brick, shade, 0.4) + battlements(x - 4, y - 14, w + 8, 24, 3, p.stone[1], 9) + path(d`M${x} ${y - 12}q0 -40 ${w / 2} -58q${w / 2} 18 ${w / 2} 58z`, p.roof[0]) + rect(x + w / 2 - 2, y - 92, 4, 24, p.gold) + circle(x + w / 2, y - 94, 4, p.gold) + windows(x + w / 2 - 6, y + 30, 1, 5, [1, 62], [12, 26], p.window);
    const range = (x: number, w: number): string => block(x, 430, w, 210, brick, shade, 0.12) + battlements(x, 418, w, 24, Math.round(w / 34), p.stone[1], 10) + windows(x + 26, 470, Math.floor((w - 30) / 52), 2, [52, 80], [28, 44], p.stone[0]) + windows(x + 30, 474, Math.floor((w - 30) / 52), 2, [52, 80], [20, 36], p.roof[1], p.window) + line(d`M${x} 548h${w}`, p.stone[1], 6);
    return [
      sky(c),
      rays(p, 300, 500, 0.07),
      sun(p, 300, 440, 84),
      clouds(p, [
        [80, 150, 1.1],
        [880, 130, 1.2],
        [940, 300, 0.7],
      ]),
      birds(p, 820, 260),
      trees(p, -20, 1230, 560, 66, 7),
      each([140, 162, 184, 320, 342, 850, 872, 894, 1030, 1052], (x) => chimney(x, 424)),
      range(60, 350),
      range(790, 350),
      block(410, 300, 380, 340, brick, shade, 0.3),
      battlements(404, 286, 392, 28, 11, p.stone[1], 11),
      line('M420 360l30 30 30-30 30 30M690 360l30 30 30-30 30 30M420 520l30 30 30-30 30 30M690 520l30 30 30-30 30 30', deep, 4, 'opacity=".5"'),
      rect(540, 330, 120, 150, p.stone[0]),
      windows(548, 338, 5, 3, [22, 46], [17, 40], p.window),
      path('M530 484h140v12H530z', p.stone[1]),
      path('M540 640v-70q0-50 60-64 60 14 60 64v70z', p.stone[0]),
      path('M554 640v-66q0-40 46-52 46 12 46 52v66z', p.ink),
      path('M568 640v-60q0-32 32-42 32 10 32 42v60z', p.window, 'opacity=".8"'),
      circle(450, 446, 20, p.stone[0]),
      circle(450, 446, 14, deep),
      circle(750, 446, 20, p.stone[0]),
      circle(750, 446, 14, deep),
      turret(410, 250, 56),
      turret(734, 250, 56),
      turret(512, 276, 40),
      turret(648, 276, 40),
      unionFlag(p, 600, 290, 110, 0.8),
      rect(0, 634, 1200, 180, p.tree[1]),
      path('M520 638h160l150 170H370z', p.paving[0]),
      path('M520 638h50L470 808H370z', p.paving[1], 'opacity=".6"'),
      each([330, 870], (x) => block(x - 24, 650, 48, 100, p.stone[1], p.stone[2]) + at(x, 650, 1, path('M-34 0q-6-40 10-56-6-24 16-26 20 0 18 24 26 20 20 58z', p.stone[1]) + circle(-4, -72, 14, p.stone[0]) + path('M20 0q20-30 8-56', 'none', `stroke="${p.stone[1]}" stroke-width="7"`))),
      tree(p, 130, 760, 1.3),
      tree(p, 1080, 760, 1.3),
      crowd(p, [
        [560, 690, 0.54],
        [586, 692, 0.54],
        [640, 720, 0.7],
        [500, 770, 1],
        [546, 774, 0.6],
        [720, 780, 1.06],
      ]),
    ];
  },
};

const banqueting: Picture = {
  name: 'banqueting-house',
  title: 'Banqueting House on Whitehall: two rows of columns and swags by Inigo Jones, a mounted guard in front',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const pilasters = (y: number, h: number): string => colonnade(p, 444, 756, 4, y, 22, h) + colonnade(p, 226, 270, 2, y, 18, h) + colonnade(p, 932, 976, 2, y, 18, h);
    const window = (x: number, y: number, gable: boolean): string => rect(x - 6, y - 6, 66, 116, light) + rect(x, y, 54, 104, p.window) + line(d`M${x + 27} ${y}v104M${x} ${y + 34}h54M${x} ${y + 68}h54`, light, 4) + rect(x - 12, y + 108, 78, 9, light) + (gable ? path(d`M${x - 14} ${y - 8}l41 -24 41 24z`, light) : rect(x - 14, y - 16, 82, 9, light));
    return [
      sky(c),
      rays(p, 200, 130, 0.12),
      sun(p, 200, 130, 56),
      clouds(p, [
        [400, 90, 0.9],
        [920, 110, 1],
      ]),
      birds(p, 760, 90),
      block(-10, 330, 200, 360, mid, shade, 0.3),
      windows(14, 370, 3, 4, [54, 76], [26, 44], p.window),
      block(1010, 300, 200, 390, mid, shade, 0.3),
      windows(1036, 340, 3, 4, [54, 82], [26, 48], p.window),
      block(190, 190, 820, 500, light, mid, 0.16),
      line(times(22, (row) => d`M190 ${214 + row * 22}h820`), shade, 1.4, 'opacity=".35"'),
      balustrade(p, 190, 160, 820, 26),
      cornice(p, 180, 186, 840, 16),
      path(times(5, (index) => d`M${308 + index * 132} 216q26 34 56 0q-6 18 -28 20q-22 -2 -28 -20z`), shade),
      each([302, 374, 490, 570, 656, 784, 856], (x, index) => window(x, 252, index % 2 === 0)),
      pilasters(214, 190),
      cornice(p, 182, 404, 836, 14),
      each([302, 374, 490, 570, 656, 784, 856], (x, index) => window(x, 462, index % 2 === 1)),
      pilasters(424, 190),
      cornice(p, 182, 614, 836, 12),
      rect(190, 628, 820, 62, mid),
      line('M190 648h820M190 668h820', shade, 3),
      bars(300, 640, 50, 26, 9, 72, dark),
      unionFlag(p, 600, 162, 110, 0.9),
      rect(0, 686, 1200, 34, p.paving[0]),
      rect(0, 716, 1200, 90, '#6E7680'),
      rect(0, 714, 1200, 7, p.white),
      line('M0 770h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      at(690, 764, 1.15, ellipse(10, 0, 90, 7, '#000', 'opacity=".25"') + line('M-44-50L-50 0M-28-50L-22-2M40-50L34 0M56-54L70-4', '#22242E', 11) + path('M-64-56q-4-40 40-44h70q20-40 44-52l16 8 20 26-10 12-24-8q-10 56-40 62-40 10-90 4-20 0-26-8z', '#22242E') + path('M-62-70q-24 20-18 54', 'none', 'stroke="#22242E" stroke-width="9" stroke-linecap="round"') + path('M-4-98h34l-4 60H4z', '#1B2540') + path('M-6-150q20-14 40 0l2 54q-22 8-44 0z', '#B8273A') + circle(14, -166, 13, '#E9BE97') + path('M-2-170q-2-24 16-24t16 24z', '#C4CBD3') + path('M14-206q14 10 8 40l-12-10z', '#fff') + line('M34-140l30 30M62-110v-80', '#C4CBD3', 4)),
      cab(p, 110, 766, 1.1),
      crowd(p, [
        [330, 710, 0.7],
        [362, 712, 0.66],
        [520, 710, 0.7],
        [900, 710, 0.7],
        [936, 712, 0.44],
        [1080, 710, 0.7],
      ]),
      lamp(p, 450, 716, 0.8),
      lamp(p, 1000, 716, 0.8),
    ];
  },
};

const observatory: Picture = {
  name: 'royal-observatory',
  title: 'Flamsteed House with its red time ball at night, a green beam marking the meridian over Greenwich',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [brick, shade] = ['#8A5A58', '#5E4054'];
    return [
      sky(c),
      stars(c, 470, 4),
      line('M120 120l70 40 60-20 80 50M880 90l60 60 90-10', '#fff', 1.6, 'opacity=".5"'),
      each([[120, 120], [190, 160], [250, 140], [330, 190], [880, 90], [940, 150], [1030, 140]], ([x = 0, y = 0]) => circle(x, y, 4, '#fff') + circle(x, y, 10, '#fff', 'opacity=".2"')),
      sun(p, 1010, 250, 34),
      clouds(p, [
        [60, 280, 0.9],
        [620, 120, 0.9],
      ]),
      skyline(p.far, { to: 1220, base: 620, seed: 48, low: 20, high: 90 }),
      farDome(p.far, 130, 620, 130),
      windows(20, 590, 20, 1, [22, 10], [6, 8], p.far, p.gold),
      path('M0 660q300-60 620-50t580-20v220H0z', p.tree[1]),
      trees(p, -20, 220, 640, 40, 4),
      trees(p, 1030, 1230, 620, 40, 6),
      path('M690 470L-20 40v26z', '#7CF29A', 'opacity=".85"'),
      path('M690 470L-20-20v150z', '#7CF29A', 'opacity=".14"'),
      block(620, 440, 330, 180, brick, shade, 0.22),
      rect(612, 430, 346, 14, p.stone[1]),
      windows(650, 476, 6, 1, [50, 1], [26, 70], p.stone[0]),
      windows(654, 480, 6, 1, [50, 1], [18, 62], p.window),
      path('M800 434q4-90 80-96 76 6 80 96z', '#B9C4D8'),
      path('M890 338q66 10 70 96h-40q0-60-30-96z', '#8A97B4'),
      path('M866 434V338h22v96z', '#22305E'),
      line('M876 400l-90-70', p.gold, 13),
      block(270, 360, 330, 270, brick, shade, 0.3),
      rect(260, 350, 350, 14, p.stone[1]),
      balustrade(p, 266, 328, 338, 22),
      arches(300, 392, 46, 120, 5, 56, p.stone[0]),
      arches(306, 400, 34, 110, 5, 56, p.window),
      line('M323 400v110M379 400v110M435 400v110M491 400v110M547 400v110', p.stone[1], 4),
      windows(306, 546, 5, 1, [56, 1], [34, 50], p.stone[3], p.window),
      each([270, 540], (x) => block(x, 250, 60, 104, brick, shade) + path(d`M${x - 6} 254q0 -50 36 -64q36 14 36 64z`, p.roof[0]) + rect(x + 20, 284, 22, 46, p.window) + rect(x + 28, 168, 4, 26, p.gold)),
      rect(298, 80, 5, 120, p.white),
      line('M284 96h32M300 80v-24', p.gold, 4),
      circle(300, 132, 25, p.red),
      path('M304 108a25 25 0 0 1 0 49q18-24 0-49z', '#8E1C2C'),
      circle(292, 124, 6, '#fff', 'opacity=".5"'),
      rect(0, 620, 1200, 16, p.stone[2]),
      rect(0, 634, 1200, 170, p.paving[1]),
      line('M0 680h1200M300 636l-80 164M900 636l80 164', p.paving[0], 3),
      path('M684 636h12l40 164h-52z', p.gold),
      path('M688 636h4l20 164h-12z', '#7CF29A'),
      lamp(p, 180, 760, 1.1),
      lamp(p, 1030, 760, 1.1),
      person({ x: 650, y: 750, scale: 1.2, coat: p.red }),
      person({ x: 770, y: 754, scale: 1.2, coat: '#6FA0E0', skin: 1, left: true }),
      crowd({ ...p, ink: '#7F92D0' }, [
        [430, 720, 0.96],
        [470, 722, 0.6],
        [900, 716, 0.9],
        [330, 690, 0.76],
      ]),
    ];
  },
};

export const palaces = [kensington, hamptonCourt, banqueting, observatory];
