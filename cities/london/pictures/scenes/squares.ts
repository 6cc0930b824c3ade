import { crowd, person, pigeon } from '../kit/figures';
import { trees } from '../kit/greenery';
import { arches, bars, block, colonnade, cornice, pediment, windows } from '../kit/masonry';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, cab, garland, lamp, phoneBox } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { elizabethTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

const lion = (x: number, y: number, colour: string, shade: string, flip = false): string =>
  at(x, y, 1, path('M-80 0v-26q0-30 40-34 40-2 70-6 4-40 44-44 40 2 44 40 0 16-10 26l14 40q10 4 10 10H92q-10-20-30-22-60 10-80 22z', colour) + path('M44-100q30-14 54 8 16 40-6 64-20 8-40-6-20-30-8-66z', shade) + path('M64-92q30-10 42 14l10 14-14 10q-30 4-40-12z', colour) + path('M-80 0q-30-8-34-40', 'none', `stroke="${colour}" stroke-width="7" stroke-linecap="round"`), flip ? -1 : 1);

const trafalgar: Picture = {
  name: 'trafalgar-square',
  title: 'Nelson’s Column with its bronze lions and the fountains of Trafalgar Square at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 380, 460, 0.07),
      sun(p, 380, 420, 88),
      clouds(p, [
        [90, 160, 1.1],
        [830, 130, 1.1],
        [900, 320, 0.8],
      ]),
      birds(p, 760, 230, 6),
      skyline(p.far, { to: 1220, base: 600, seed: 27, low: 60, high: 160 }),
      at(1060, 600, 0.5, elizabethTower({ ...p, stone: [p.stone[1], p.mid, p.mid, p.roof[1]] })),
      at(130, 600, 1, block(-44, -250, 88, 250, mid, shade) + rect(-52, -258, 104, 10, light) + block(-30, -320, 60, 64, mid, shade) + path('M-32-320h64L0-470z', mid) + path('M8-320h24L0-470z', shade) + circle(0, -286, 14, light)),
      block(200, 460, 260, 140, mid, shade, 0.2),
      colonnade(p, 214, 446, 8, 476, 12, 124),
      pediment(p, 196, 462, 268, 50),
      block(740, 440, 400, 160, mid, shade, 0.2),
      windows(760, 466, 13, 2, [28, 60], [14, 36], dark, p.window),
      rect(732, 430, 416, 14, light),
      trees(p, -20, 100, 610, 50, 3),
      trees(p, 1130, 1230, 610, 50, 5),
      rect(0, 596, 1200, 210, p.paving[0]),
      line('M0 640h1200M0 710h1200M300 596L160 800M900 596l140 204', p.paving[1], 3),
      rect(490, 640, 220, 30, mid),
      rect(470, 664, 260, 24, light),
      rect(450, 684, 300, 22, mid),
      block(530, 520, 140, 122, light, mid, 0.36),
      rect(546, 546, 108, 70, '#3E4A46'),
      path('M556 610q10-40 26-44 10 14 18 0 12 10 20 4 14 10 22 40z', '#6E7F74'),
      rect(520, 512, 160, 12, light),
      path('M572 514l5-330h46l5 330z', light),
      path('M606 514l-2-330h19l5 330z', shade),
      line('M582 508l3-318M592 508l1-318M603 508V190', mid, 3),
      path('M560 186h80l-10-18h-60z', mid),
      rect(556, 158, 88, 12, light),
      rect(580, 128, 40, 32, mid),
      at(600, 128, 1, path('M-12 0l2-44q-8-24 4-30h12q12 6 4 30L12 0z', dark) + circle(0, -82, 8, dark) + path('M-16-86q16-18 32 0l-4 4h-24z', dark) + line('M12-40L18 0', dark, 4) + path('M-12-68l-6 34 8 2z', dark)),
      lion(380, 690, '#4E5B54', '#37423E', true),
      lion(820, 690, '#4E5B54', '#37423E'),
      rect(280, 688, 200, 20, shade),
      rect(720, 688, 200, 20, shade),
      each([190, 1010], (x) => ellipse(x, 740, 130, 28, shade) + ellipse(x, 734, 130, 28, light) + ellipse(x, 735, 114, 21, p.water[1]) + ellipse(x, 694, 44, 9, light) + rect(x - 9, 694, 18, 40, mid) + line(d`M${x} 690V632M${x} 650q-44 -6 -56 78M${x} 650q44 -6 56 78M${x} 642q-22 -14 -32 46M${x} 642q22 -14 32 46`, p.white, 4.5, 'stroke-linecap="round" opacity=".8"')),
      crowd(p, [
        [520, 740, 0.86],
        [556, 742, 0.84],
        [650, 760, 0.94],
        [686, 762, 0.58],
        [410, 776, 1.02],
        [760, 740, 0.84],
        [330, 640, 0.46],
        [880, 640, 0.46],
      ]),
      pigeon(480, 780, 0.9, '#5B5478'),
      pigeon(720, 786, 1, '#5B5478'),
      pigeon(600, 786, 0.8, '#4B4468'),
    ];
  },
};

const piccadilly: Picture = {
  name: 'piccadilly-circus',
  title: 'The winged archer on his fountain at Piccadilly Circus before curved, glowing signs, buses passing at night',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const screen = (x: number, y: number, w: number, h: number, colour: string, body: string): string => rect(x, y, w, h, colour) + at(x, y, 1, body) + rect(x, y, w, h, 'none', `stroke="${p.ink}" stroke-width="5"`);
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
      ellipse(620, 330, 460, 300, '#F06A8A', 'opacity=".12"'),
      path('M380 70h500v560H380z', '#131C3E'),
      screen(394, 84, 300, 170, '#E0304A', circle(80, 86, 58, '#fff') + circle(80, 86, 40, '#E0304A') + path('M160 60h116v18H160zM160 92h80v18h-80z', '#fff')),
      screen(700, 84, 170, 120, '#27B5C9', path('M0 120L60 40l40 40 24-30 46 70z', '#fff', 'opacity=".8"') + circle(132, 30, 15, '#FFE08A')),
      screen(700, 210, 170, 150, '#F2B93B', path('M30 110q20-80 56-80t56 80z', '#B8273A') + rect(24, 108, 124, 12, '#fff')),
      screen(394, 260, 150, 150, '#6A4FC9', times(5, (index) => circle(75, 75, 66 - index * 13, index % 2 ? '#F7C5CB' : '#6A4FC9'))),
      screen(550, 260, 144, 150, '#2FA36B', path('M20 120q52-100 104-100-10 90-104 100z', '#DFF7C9') + line('M20 124L96 50', '#2FA36B', 5)),
      screen(394, 416, 476, 90, '#1F4FA8', path('M20 62q40-50 90-10t90-10 90 10 90-20 76 10v48H20z', '#7FC8F2') + rect(40, 14, 160, 12, '#fff') + rect(40, 34, 90, 8, '#fff')),
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
      at(604, 440, 1.15, path('M-10 0q-6-30 4-50 2-20 12-24 12 4 10 26 12 20 4 30L12 30 4 32 6 0z', '#D9DEE6') + path('M-4-2L-44 22l-4-8 36-26z', '#D9DEE6') + circle(8, -84, 10, '#D9DEE6') + path('M-2-56q-50-50-84-44 10 36 78 62zM4-66Q-30-120-60-124q0 36 56 76z', '#F2F4F8') + line('M12-56l44-14', '#D9DEE6', 7, 'stroke-linecap="round"') + path('M58-104q26 30 4 66', 'none', 'stroke="#D9DEE6" stroke-width="5"') + line('M58-104L62-38', '#D9DEE6', 1.6)),
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

const coventGarden: Picture = {
  name: 'covent-garden',
  title: 'A juggler on a tall unicycle entertains a ring of people before the glass-roofed market hall of Covent Garden',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 220, 140, 0.12),
      sun(p, 220, 140, 58),
      clouds(p, [
        [380, 90, 0.9],
        [900, 110, 1.1],
        [60, 270, 0.6],
      ]),
      birds(p, 800, 190),
      skyline(p.far, { to: 1220, base: 600, seed: 63, low: 80, high: 190 }),
      path('M330 330q270-210 540 0z', '#CFE4E6'),
      path('M640 228q130 10 230 102H700q-10-70-60-102z', p.water[0], 'opacity=".4"'),
      line(`M330 330q270-210 540 0M380 330q220-150 440 0${times(12, (index) => d`M${352 + index * 45} 330V${316 - Math.sin(((index + 0.5) / 12) * Math.PI) * 92}`)}`, '#2F6B5A', 7),
      rect(320, 326, 560, 14, '#2F6B5A'),
      circle(600, 292, 26, p.white),
      line('M600 292v-16M600 292l10 8', p.ink, 4),
      each([90, 830], (x) => block(x, 360, 280, 260, light, mid, 0.2) + cornice(p, x - 8, 352, 296, 12) + windows(x + 24, 380, 5, 1, [50, 1], [26, 44], dark) + colonnade(p, x + 6, x + 274, 7, 450, 16, 170) + rect(x, 440, 280, 12, light) + rect(x, 464, 280, 156, dark, 'opacity=".25"')),
      block(370, 338, 460, 282, '#F1E4C8', mid, 0.1),
      arches(392, 370, 120, 250, 3, 148, light),
      arches(404, 384, 96, 236, 3, 148, '#4A4038'),
      arches(412, 396, 80, 224, 3, 148, '#7A5E3E'),
      each([452, 600, 748], (x) => circle(x, 450, 34, p.gold, 'opacity=".35"') + circle(x, 450, 13, '#FFF1C9') + line(d`M${x} 396v42`, '#2F6B5A', 4)),
      garland([90, 350], [370, 340], 40, 9, [p.red, p.white, p.blue, p.gold]),
      garland([830, 340], [1110, 350], 40, 9, [p.gold, p.red, p.white, p.blue]),
      each([410, 558, 706], (x) => rect(x, 560, 84, 60, '#8A5A34') + path(d`M${x - 6} 560h96l-8 -40h-80z`, [p.red, '#2F6B5A', p.gold][Math.round((x - 410) / 148)] ?? p.red) + bars(x + 6, 520, 10, 40, 4, 20, p.white, 'opacity=".8"')),
      rect(0, 616, 1200, 190, p.paving[0]),
      times(6, (row) => line(d`M0 ${640 + row * 30}h1200`, p.paving[1], 2)),
      path(times(40, (index) => d`M${(index * 97) % 1200} ${646 + (index % 6) * 30}h26v14h-26z`), p.paving[1], 'opacity=".7"'),
      crowd(p, [
        [150, 670, 0.7],
        [190, 680, 0.74],
        [240, 690, 0.78],
        [1040, 670, 0.7],
        [990, 684, 0.74],
        [950, 694, 0.78],
        [330, 660, 0.66],
        [860, 662, 0.66],
      ]),
      ellipse(600, 752, 150, 18, p.ink, 'opacity=".15"'),
      circle(600, 720, 30, 'none', `stroke="${p.ink}" stroke-width="7"`),
      line(`M600 720V560M574 560h52${times(8, (index) => d`M600 720L${600 + Math.cos((index * Math.PI) / 4) * 28} ${720 + Math.sin((index * Math.PI) / 4) * 28}`)}`, p.ink, 4),
      person({ x: 600, y: 606, scale: 1.5, coat: p.red, legs: '#27407A' }),
      line('M584 512l-46-30M616 512l46-30', p.red, 9, 'stroke-linecap="round"'),
      each([[520, 440, p.gold], [560, 384, p.blue], [600, 362, p.red], [640, 384, '#3F8A55'], [680, 440, p.gold]] as const, ([x, y, colour]) => circle(x, y, 13, colour) + circle(x - 4, y - 4, 4, '#fff', 'opacity=".6"')),
      path('M560 770h80l-10-18h-60z', p.ink),
      crowd(p, [
        [330, 770, 1.12],
        [380, 776, 1.1],
        [430, 784, 1.16],
        [780, 786, 1.16],
        [832, 778, 1.12],
        [872, 778, 0.7],
        [250, 760, 1.06],
        [940, 764, 1.08],
      ], 3),
      lamp(p, 100, 790, 1.1),
      lamp(p, 1100, 790, 1.1),
    ];
  },
};

const borough: Picture = {
  name: 'borough-market',
  title: 'Stalls of bread, fruit and cheese under the green iron and glass roof of Borough Market',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const green = '#2F6B5A';
    const deep = '#1F4A40';
    const awning = (x: number, colour: string): string => path(d`M${x} 420h260l20 50H${x - 20}z`, colour) + bars(x + 14, 420, 26, 50, 5, 52, p.white, 'opacity=".85"') + path(times(10, (index) => d`M${x - 20 + index * 30} 468a15 14 0 0 0 30 0z`), colour);
    const counter = (x: number, body: string): string => path(d`M${x - 10} 580h280l14 110H${x - 24}z`, '#8A5A34') + path(d`M${x + 190} 580h80l14 110h-84z`, '#6B4226') + line(d`M${x - 16} 614h292M${x - 20} 650h300`, '#6B4226', 4) + body;
    const heap = (x: number, y: number, colours: readonly string[]): string => times(15, (index) => { const row = index < 6 ? 0 : index < 11 ? 1 : 2; const column = row === 0 ? index : row === 1 ? index - 6 : index - 11; return circle(x + column * 15 + row * 8, y - row * 12, 8.5, colours[(index * 2) % colours.length] ?? p.red); });
    return [
      rect(0, 0, 1200, 800, '#D8E2DA'),
      path('M0 0h1200v300H0z', '#CFE4E6'),
      line(`${times(17, (index) => d`M${index * 75} -10L${180 + index * 52} 250`)}M0 70h1200M0 150h1200`, p.white, 5),
      rect(0, 250, 1200, 440, '#B9A88E'),
      block(60, 280, 1080, 330, p.brick[0], p.brick[1], 0.05),
      arches(90, 300, 220, 310, 5, 212, p.brick[2]),
      arches(108, 320, 184, 290, 5, 212, '#4A342C'),
      path('M-10 250Q600 70 1210 250v34Q600 110-10 284z', green),
      path('M-10 276Q600 104 1210 276v8Q600 110-10 284z', deep),
      line(times(25, (index) => d`M${index * 50} ${262 - Math.sin((index / 24) * Math.PI) * 84}l25 -60l25 60`), green, 5),
      path('M-10 190Q600 10 1210 190v16Q600 28-10 206z', green),
      each([40, 420, 780, 1160], (x) => rect(x - 13, 240, 26, 470, green) + rect(x + 4, 240, 9, 470, deep) + path(d`M${x - 30} 250h60l-14 28h-32z`, deep) + rect(x - 24, 690, 48, 20, deep) + path(d`M${x} 290q-60 -6 -80 -60M${x} 290q60 -6 80 -60`, 'none', `stroke="${green}" stroke-width="8"`)),
      each([[230, 230], [600, 190], [970, 230]], ([x = 0, y = 0]) => line(d`M${x} ${y - 70}V${y + 90}`, deep, 3) + path(d`M${x - 34} ${y + 110}q4 -26 34 -26t34 26z`, deep) + circle(x, y + 116, 13, '#FFF1C9') + circle(x, y + 120, 50, p.gold, 'opacity=".22"')),
      garland([40, 330], [420, 330], 44, 12, [p.red, p.white, green, p.gold]),
      garland([420, 330], [780, 330], 44, 12, [p.gold, p.red, p.white, green]),
      garland([780, 330], [1160, 330], 44, 12, [p.red, p.white, green, p.gold]),
      person({ x: 240, y: 640, scale: 1.6, coat: p.white, hair: '#6B4226' }),
      person({ x: 610, y: 640, scale: 1.6, coat: '#3E6E4A', skin: 1 }),
      person({ x: 960, y: 640, scale: 1.6, coat: p.blue, skin: 2, skirt: true }),
      awning(100, p.red),
      awning(470, green),
      awning(840, '#D9962F'),
      counter(100, heap(110, 574, [p.red, '#3F8A55', '#E0485A']) + heap(220, 574, ['#F2B93B', '#E08A3A', '#F2D34B'])),
      counter(470, each([[500, 560, 56], [600, 556, 60], [700, 562, 50]], ([x = 0, y = 0, r = 0]) => ellipse(x, y + 16, r, r * 0.42, '#D69A34') + rect(x - r, y - 8, r * 2, 24, '#D69A34') + ellipse(x, y - 8, r, r * 0.42, '#F4CC6A') + path(d`M${x} ${y - 8}l${r * 0.7} ${-r * 0.3}a${r} ${r * 0.42} 0 0 1 ${r * 0.3} ${r * 0.3}z`, '#FFF0C2'))),
      counter(840, each([[870, 566], [930, 560], [990, 566], [1050, 562]], ([x = 0, y = 0]) => ellipse(x, y, 38, 20, '#B8752C') + ellipse(x - 4, y - 4, 32, 14, '#D99A4A') + line(d`M${x - 16} ${y - 12}l8 14M${x} ${y - 14}l8 14M${x + 16} ${y - 12}l6 12`, '#F1D9A6', 3.5)) + each([880, 900, 920], (x) => rect(x, 500, 12, 70, '#D99A4A', 'rx="6" transform="rotate(8 900 540)"'))),
      rect(0, 690, 1200, 120, p.paving[0]),
      line('M0 724h1200M0 764h1200M200 690l-70 110M500 690l-30 110M760 690l30 110M1000 690l80 110', p.paving[1], 3),
      crowd(p, [
        [160, 770, 1.6],
        [420, 780, 1.66],
        [490, 784, 1.6],
        [720, 776, 1.6],
        [776, 780, 0.98],
        [1060, 782, 1.66],
      ], 2),
    ];
  },
};

export const squares = [borough, coventGarden, trafalgar, piccadilly];
