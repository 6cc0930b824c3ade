import { crowd, person, pigeon } from '../kit/figures';
import { banner, unionFlag } from '../kit/flags';
import { flowers, lawn, trees, tree } from '../kit/greenery';
import { arch, arches, bars, block, colonnade, cornice, pediment, windows } from '../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const nationalGallery: Picture = {
  name: 'national-gallery',
  title: 'The National Gallery on the north side of Trafalgar Square: a long portico, a small dome and a fountain in morning light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 260, 200, 0.16),
      sun(p, 260, 200, 84),
      clouds(p, [
        [420, 100, 0.8],
        [900, 110, 1.1],
      ]),
      birds(p, 860, 230),
      skyline(p.far, { to: 1220, base: 540, seed: 39, low: 80, high: 200 }),
      at(1040, 560, 1, path('M-40 0v-220h80V0z', p.stone[1]) + path('M10-220h30V0H10z', p.stone[2]) + rect(-46, -226, 92, 10, light) + rect(-28, -290, 56, 66, light) + path('M-30-290h60L0-430z', p.stone[1]) + path('M6-290h24L0-430z', p.stone[2])),
      block(60, 392, 1080, 170, mid, shade, 0.14),
      cornice(p, 52, 384, 1096, 12),
      windows(90, 420, 34, 1, [31, 1], [14, 40], dark),
      bars(84, 396, 5, 160, 36, 30.4, light),
      each([250, 880], (x) => block(x - 30, 330, 130, 60, light, mid) + colonnade(p, x - 26, x + 96, 6, 398, 10, 160) + path(d`M${x - 24} 330q0 -38 59 -44q59 6 59 44z`, p.roof[0])),
      block(560, 300, 80, 40, light, mid),
      arches(568, 308, 10, 28, 5, 14, dark),
      path('M548 304q2-76 52-88 50 12 52 88z', p.roof[0]),
      path('M606 217q44 16 46 87h-34q4-56-12-87z', p.roof[1]),
      rect(597, 186, 6, 34, p.gold),
      circle(600, 184, 6, p.gold),
      rect(446, 398, 308, 160, dark),
      rect(560, 460, 80, 100, p.ink),
      pediment(p, 426, 386, 348, 62),
      cornice(p, 430, 380, 340, 16),
      colonnade(p, 446, 754, 8, 398, 20, 164),
      each([360, 810], (x) => banner(p, x, 410, 36, 100, p.red)),
      rect(0, 556, 1200, 30, light),
      times(4, (index) => rect(380 - index * 20, 562 + index * 9, 440 + index * 40, 10, index % 2 ? light : mid)),
      rect(0, 598, 1200, 210, p.paving[0]),
      line('M0 640h1200M0 700h1200M300 598L180 800M600 598v202M900 598l120 202', p.paving[1], 3),
      ellipse(600, 716, 250, 54, shade),
      ellipse(600, 708, 250, 54, light),
      ellipse(600, 710, 224, 42, p.water[0]),
      path('M560 712q0-30 40-34t40 34z', mid),
      rect(588, 640, 24, 50, mid),
      ellipse(600, 640, 62, 12, light),
      line('M600 632V574M600 590q-50-10-66 54M600 590q50-10 66 54M600 584q-26-20-40 40M600 584q26-20 40 40', p.white, 5, 'stroke-linecap="round" opacity=".85"'),
      line('M430 712h90M690 716h80M540 732h120', p.glint, 4, 'stroke-linecap="round"'),
      crowd(p, [
        [300, 680, 0.7],
        [334, 684, 0.66],
        [880, 690, 0.74],
        [240, 760, 0.98],
        [930, 770, 1.02],
        [972, 772, 0.62],
        [560, 606, 0.36],
        [640, 606, 0.36],
        [480, 620, 0.44],
      ]),
      pigeon(330, 776, 1),
      pigeon(400, 758, 0.8),
      pigeon(820, 784, 0.9, '#56627A'),
    ];
  },
};

const science: Picture = {
  name: 'science-museum',
  title: 'A hall of the Science Museum: an early steam locomotive, a rocket, a space capsule and planets overhead',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const wheelOf = (x: number, y: number, r: number): string => circle(x, y, r, 'none', `stroke="#E0A93F" stroke-width="${(r * 0.14).toFixed(1)}"`) + line(times(12, (index) => d`M${x} ${y}L${x + Math.cos((index * Math.PI) / 6) * r} ${y + Math.sin((index * Math.PI) / 6) * r}`), '#E0A93F', r * 0.07) + circle(x, y, r * 0.2, p.red);
    return [
      sky(c),
      `<radialGradient id="${c.name}-glow"><stop stop-color="#5F7BE0" stop-opacity=".7"/><stop offset="1" stop-color="#5F7BE0" stop-opacity="0"/></radialGradient>`,
      ellipse(600, 380, 620, 420, `url(#${c.name}-glow)`),
      line(times(9, (index) => d`M${index * 150} 0v620`), '#2C3C7C', 16),
      line('M0 90h1200M0 250h1200', '#2C3C7C', 10),
      line(times(16, (index) => d`M${index * 75} 90l37.5 80l37.5 -80`), '#2C3C7C', 5),
      each([[180, 150, 46, '#E0A05A'], [420, 90, 26, '#C9503F'], [800, 120, 34, '#6FB0C9'], [1010, 190, 58, '#E7C78A']] as const, ([x, y, r, colour]) => line(d`M${x} 0V${y}`, '#7F92D0', 2) + circle(x, y, r, colour) + path(d`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}q${r * 0.8} ${-r} 0 ${-2 * r}z`, '#000', 'opacity=".18"')),
      ellipse(1010, 190, 96, 18, 'none', 'stroke="#F6E3B8" stroke-width="7" transform="rotate(-16 1010 190)"'),
      path('M960 190a52 52 0 0 1 100-20l-92 30z', '#E7C78A'),
      line('M140 130q40 12 80 0M138 162q44 14 88 0', '#B97A38', 6),
      rect(0, 610, 1200, 200, '#2B376E'),
      rect(0, 610, 1200, 10, '#4A5AA0'),
      line('M0 700h1200M300 620L200 800M600 620v180M900 620l100 180', '#3A488A', 3),
      ellipse(300, 640, 130, 20, '#000', 'opacity=".3"'),
      path('M240 630V270q0-90 60-150 60 60 60 150v360z', '#F4EFE2'),
      path('M316 138q44 56 44 132v360h-40q20-300-4-492z', '#C9C3D0'),
      path('M240 300h120v26H240zM240 560h120v20H240z', p.red),
      path('M262 210q14-60 38-90 24 30 38 90z', p.red),
      path('M240 480l-60 80v80l60-30zM360 480l60 80v80l-60-30z', p.red),
      path('M360 480l60 80v80l-60-30z', '#8E1C2C'),
      circle(300, 370, 30, '#3A488A'),
      circle(300, 370, 22, '#9FD0E8'),
      path('M284 362a20 20 0 0 1 24-12l-20 28z', '#fff', 'opacity=".6"'),
      circle(300, 460, 14, '#3A488A'),
      rect(460, 640, 420, 14, '#8A93B8'),
      line('M450 654h440', '#5A648E', 8),
      rect(540, 500, 240, 84, '#E3B23C', 'rx="14"'),
      rect(540, 548, 240, 36, '#B98322', 'rx="10"'),
      line('M580 500v84M640 500v84M700 500v84', '#8A5A1C', 5),
      path('M748 500v-150h32v150z', '#22283C'),
      path('M738 350h52l-8-24h-36z', '#F4EFE2'),
      path('M500 470h46v120h-46z', '#22283C'),
      line('M560 560L690 600', '#C4CBD3', 10),
      wheelOf(720, 586, 56),
      wheelOf(540, 606, 36),
      path('M400 530h92v70h-92z', '#8A5A34'),
      wheelOf(424, 612, 30),
      wheelOf(476, 612, 30),
      circle(764, 300, 22, '#fff', 'opacity=".3"'),
      circle(786, 268, 30, '#fff', 'opacity=".22"'),
      circle(816, 230, 38, '#fff', 'opacity=".16"'),
      ellipse(1000, 650, 120, 18, '#000', 'opacity=".3"'),
      path('M910 640q-6-70 50-170 10-24 40-24t40 24q56 100 50 170-90 24-180 0z', '#B9A48A'),
      path('M1010 446q26 2 30 24 56 100 50 170-30 10-70 12 20-110-10-206z', '#7F6E62'),
      path('M914 610q86 22 172 0l4 30q-90 24-180 0z', '#5A4034'),
      rect(970, 520, 50, 56, '#22283C', 'rx="8"'),
      path('M978 528h34v18h-34z', '#9FD0E8'),
      circle(950, 570, 9, '#22283C'),
      circle(1046, 570, 9, '#22283C'),
      crowd({ ...p, ink: '#E7C78A', blue: '#6FA0E0', tree: ['#5AA06E', p.tree[1], p.tree[2]] }, [
        [150, 740, 1.1],
        [196, 744, 0.66],
        [460, 760, 1.15],
        [620, 740, 1],
        [656, 742, 0.6],
        [686, 742, 0.62],
        [860, 770, 1.2],
        [1080, 750, 1.05],
      ]),
    ];
  },
};

const victoriaAndAlbert: Picture = {
  name: 'victoria-and-albert-museum',
  title: 'The Victoria and Albert Museum: red brick and pale stone under a tower shaped like a crown',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const [brick, brickShade] = p.brick;
    return [
      sky(c),
      rays(p, 230, 160, 0.12),
      sun(p, 230, 160, 60),
      clouds(p, [
        [360, 230, 0.8],
        [870, 120, 1.1],
        [60, 310, 0.7],
      ]),
      birds(p, 800, 260),
      skyline(p.far, { to: 1220, base: 620, seed: 88, low: 50, high: 140 }),
      trees(p, -20, 160, 640, 60, 2),
      each([100, 750], (x) =>
        block(x, 400, 350, 240, brick, brickShade, 0.12) +
        rect(x, 390, 350, 14, light) +
        rect(x, 506, 350, 9, light) +
        bars(x + 4, 400, 10, 240, 7, 56, light) +
        arches(x + 20, 424, 32, 70, 6, 56, light) +
        arches(x + 25, 430, 22, 62, 6, 56, p.window) +
        arches(x + 18, 532, 36, 92, 6, 56, light) +
        arches(x + 24, 540, 24, 80, 6, 56, p.window) +
        times(6, (index) => path(d`M${x + 22 + index * 56} 390v-20l14 -22 14 22v20z`, light)),
      ),
      block(440, 300, 320, 340, light, mid, 0.34),
      rect(432, 292, 336, 12, light),
      bars(450, 304, 22, 336, 2, 276, mid),
      arches(486, 322, 34, 74, 6, 40, p.window),
      rect(440, 408, 320, 10, mid),
      path('M490 640V520a110 110 0 0 1 220 0v120z', mid),
      path('M506 640V522a94 94 0 0 1 188 0v118z', shade),
      path('M522 640V526a78 78 0 0 1 156 0v114z', light),
      path('M536 640V530a64 64 0 0 1 128 0v110z', p.ink),
      rect(592, 470, 16, 170, light),
      path('M548 560h44v80h-44zM608 560h44v80h-44z', '#7A4A34'),
      arches(552, 500, 32, 50, 2, 62, p.gold),
      each([440, 736], (x) => block(x, 240, 24, 60, light, mid) + path(d`M${x - 4} 240q16 -40 16 -52q0 12 16 52z`, p.roof[0])),
      block(520, 236, 160, 60, light, mid, 0.36),
      arches(532, 246, 14, 44, 7, 21, p.stone[3]),
      rect(512, 228, 176, 10, light),
      path('M530 228q4-70 40-92h60q36 22 40 92z', mid),
      path('M620 136q46 22 50 92h-36q0-60-14-92z', shade),
      line('M546 228q10-60 40-90M600 228v-92M654 228q-10-60-40-90', light, 6),
      path('M566 138q-10-44 34-60 44 16 34 60z', light),
      path('M606 79q36 18 28 59h-18q4-40-10-59z', mid),
      circle(600, 70, 9, p.gold),
      path('M597 30h6v34h-6z', p.gold),
      times(4, (index) => rect(520 - index * 16, 634 + index * 8, 160 + index * 32, 9, index % 2 ? mid : light)),
      each([466, 712], (x) => banner(p, x, 430, 30, 110, p.red)),
      rect(0, 660, 1200, 40, p.paving[0]),
      rect(0, 696, 1200, 110, '#6E7680'),
      rect(0, 694, 1200, 8, p.white),
      line('M0 756h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      tree(p, 230, 690, 0.95),
      tree(p, 1000, 690, 0.95),
      lamp(p, 380, 694, 0.7),
      lamp(p, 830, 694, 0.7),
      bus(p, 60, 742, 0.75),
      crowd(p, [
        [560, 686, 0.6],
        [586, 688, 0.58],
        [650, 686, 0.6],
        [720, 690, 0.62],
        [744, 690, 0.4],
        [480, 690, 0.62],
        [900, 690, 0.62],
      ]),
    ];
  },
};

const tateBritain: Picture = {
  name: 'tate-britain',
  title: 'The portico of Tate Britain with Britannia on its gable, steps down to Millbank in the early light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const wing = (x: number): string => block(x, 390, 290, 210, mid, shade, 0.16) + cornice(p, x - 6, 380, 302, 12) + arches(x + 24, 420, 34, 90, 4, 68, dark) + rect(x, 530, 290, 70, light) + line(d`M${x} 552h290M${x} 576h290`, mid, 2.5);
    return [
      sky(c),
      rays(p, 270, 240, 0.16),
      sun(p, 270, 240, 96),
      clouds(p, [
        [60, 130, 1],
        [830, 110, 1.1],
        [960, 280, 0.7],
      ]),
      birds(p, 820, 210, 6, 3),
      skyline(p.far, { to: 1220, base: 600, seed: 16, low: 40, high: 120 }),
      trees(p, -20, 130, 600, 66, 2),
      trees(p, 1080, 1230, 600, 66, 6),
      path('M490 330q10-90 110-104 100 14 110 104z', p.roof[0]),
      path('M604 226q96 16 106 104h-60q0-70-46-104z', p.roof[1]),
      rect(560, 208, 80, 22, mid),
      wing(130),
      wing(780),
      rect(420, 370, 360, 230, dark),
      arch(560, 450, 80, 150, p.ink),
      arch(572, 464, 56, 136, p.gold),
      pediment(p, 396, 366, 408, 84),
      cornice(p, 400, 358, 400, 18),
      at(600, 290, 1, path('M-14 0q-8-40 4-56 0-16 10-16t10 16q12 16 4 56z', light) + line('M18 4V-84M18-84l-8-14M18-84l8-14M18-84v-18', light, 4) + circle(-18, -16, 13, light)),
      each([410, 790], (x) => path(d`M${x - 20} 364q0 -30 20 -34q20 4 20 34z`, light)),
      colonnade(p, 424, 776, 6, 374, 28, 226),
      times(7, (index) => rect(420 - index * 24, 596 + index * 12, 360 + index * 48, 13, index % 2 ? mid : light)),
      each([290, 830], (x) => block(x, 600, 80, 84, light, mid) + rect(x - 6, 594, 92, 10, light)),
      at(330, 596, 1, path('M-20 0q-10-50 10-70 0-20 14-20t12 20q16 30 6 70z', '#5F7F78')),
      at(870, 596, 1, path('M-20 0q-10-50 10-70 0-20 14-20t12 20q16 30 6 70z', '#5F7F78')),
      lawn(p, 620, 690, 260, 100),
      at(940, 0, 1, lawn(p, 620, 690, 260, 100)),
      rect(0, 686, 1200, 120, p.paving[0]),
      line('M0 724h1200M300 686L220 800M600 686v114M900 686l80 114', p.paving[1], 3),
      flowers(['#E0485A', '#F7C5CB'], 20, 250, 676, p, 4),
      flowers(['#E0485A', '#F7C5CB'], 960, 1190, 676, p, 5),
      crowd(p, [
        [520, 690, 0.7],
        [550, 692, 0.66],
        [680, 660, 0.56],
        [400, 760, 1],
        [760, 776, 1.1],
        [806, 778, 0.66],
        [620, 636, 0.46],
        [240, 740, 0.86],
      ]),
      lamp(p, 120, 780, 1.1),
      lamp(p, 1080, 780, 1.1),
    ];
  },
};

const maritime: Picture = {
  name: 'national-maritime-museum',
  title: 'A ship in a bottle on the lawn before the long colonnade of the National Maritime Museum, an anchor beside it',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 58),
      clouds(p, [
        [360, 110, 0.9],
        [880, 110, 1.1],
        [60, 290, 0.7],
      ]),
      birds(p, 800, 200),
      trees(p, -20, 1230, 460, 70, 21),
      block(140, 300, 920, 200, light, mid, 0.12),
      rect(130, 290, 940, 14, light),
      windows(170, 322, 24, 1, [36, 1], [16, 40], p.window),
      path('M120 300l30-46h900l30 46z', p.roof[0]),
      block(470, 250, 260, 250, light, mid, 0.3),
      pediment(p, 456, 254, 288, 60),
      windows(500, 280, 6, 1, [38, 1], [18, 44], p.window),
      rect(130, 396, 940, 104, p.stone[3], 'opacity=".5"'),
      cornice(p, 126, 388, 948, 12),
      colonnade(p, 136, 1064, 34, 400, 10, 100),
      unionFlag(p, 600, 196, 90, 0.8),
      lawn(p, 496, 810, 1200),
      path('M0 720q300-20 600 0t600 0v90H0z', p.paving[0]),
      ellipse(560, 712, 330, 22, p.ink, 'opacity=".2"'),
      path('M300 690h520l-24 26H324z', p.trunk),
      path('M250 590q0-110 110-110h330q100 0 120 74l90 10v50l-90 10q-20 74-120 74H360q-110 0-110-108z', '#DDF0F2', 'opacity=".72"'),
      path('M262 640q60 54 100 54h328q70 0 104-46-140 22-280-4t-252-4z', p.water[0]),
      at(530, 632, 0.86, path('M-150-10q150 20 300-10l-40 52h-210z', '#6B4226') + path('M-150-10q150 20 300-10l-8 14q-140 26-284 8z', p.gold) + line('M-70-10v-120M10-10v-140M90-14v-110', p.ink, 5) + each([-70, 10, 90], (x, index) => path(d`M${x - 38} ${-122 + (index % 2) * -14}q38 14 76 0v30q-38 14 -76 0zM${x - 44} ${-84 + (index % 2) * -14}q44 16 88 0v44q-44 18 -88 0z`, [p.white, '#F4D9A8', p.white][index] ?? p.white)) + line(`M-150-14L10-150 146-24`, p.ink, 2) + path('M10-150l26-8-26-8zM-70-130l22-7-22-7zM90-124l22-7-22-7z', p.red)),
      path('M290 530q30-34 90-36h260q-160 6-260 18-60 8-90 40z', '#fff', 'opacity=".75"'),
      path('M900 560h30q14 0 14 14v26q0 14-14 14h-30z', '#B98A52'),
      path('M250 590q0-110 110-110h330q100 0 120 74l90 10v50l-90 10q-20 74-120 74H360q-110 0-110-108z', 'none', `stroke="${p.white}" stroke-width="6"`),
      circle(1020, 560, 17, 'none', `stroke="${p.ink}" stroke-width="9"`),
      line('M1020 578v150M980 606h80M950 666q10 66 70 66t70-66', p.ink, 15, 'stroke-linecap="round"'),
      path('M934 680l18-30 20 26zM1106 680l-18-30-20 26z', p.ink),
      crowd(p, [
        [140, 740, 1],
        [182, 744, 0.96],
        [214, 744, 0.6],
        [900, 752, 1],
        [420, 770, 1.1],
        [466, 772, 0.68],
      ]),
    ];
  },
};

const warRooms: Picture = {
  name: 'churchill-war-rooms',
  title: 'The map room of the Churchill War Rooms: a wall map with pins, a row of telephones and a green lamp on the table',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const telephone = (x: number, colour: string): string => at(x, 560, 1, path('M-44 0q4-44 28-50h32q24 6 28 50z', colour) + path('M16-50q24 6 28 50H20q8-30-4-50z', '#000', 'opacity=".2"') + circle(0, -20, 17, '#F4E9D2') + times(8, (index) => circle(Math.cos((index * Math.PI) / 4) * 11, -20 + Math.sin((index * Math.PI) / 4) * 11, 2.4, '#2A2233')) + path('M-56-54q0-18 20-16 10 2 12 12h48q2-10 12-12 20-2 20 16 0 8-10 8h-92q-10 0-10-8z', colour));
    return [
      rect(0, 0, 1200, 800, '#E3D2AE'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".35" r=".75"><stop stop-color="#FFF1C9" stop-opacity=".9"/><stop offset=".5" stop-color="#C9A871" stop-opacity=".5"/><stop offset="1" stop-color="#2A2130" stop-opacity=".88"/></radialGradient>`,
      line(times(8, (row) => d`M0 ${90 + row * 76}h1200`) + times(8, (row) => times(9, (column) => d`M${column * 150 + (row % 2) * 75} ${14 + row * 76}v76`)), '#C9B48C', 3),
      rect(0, 20, 1200, 44, p.red),
      rect(0, 60, 1200, 10, '#8E1C2C'),
      line('M0 42h1200', '#C9485A', 5),
      rect(196, 100, 808, 380, '#5A3D2A'),
      rect(212, 116, 776, 348, '#BFD8D2'),
      path('M300 200q40-50 90-30 20-30 60-16 10 40-20 60 20 40-10 80-40 50-90 40-10-40 10-60-40-20-40-74z', '#E7D3A4'),
      path('M250 270q20-30 46-10 4 40-20 56-34 0-26-46z', '#E7D3A4'),
      path('M470 380q60-70 150-80 60-60 160-50 60-60 208-60v274H500q-50-30-30-84z', '#E7D3A4'),
      path('M640 116q80 40 60 100-40 40-70-10-40-40 10-90zM820 116h168v60q-80 40-140 0-30-20-28-60z', '#E7D3A4'),
      line('M560 330q70 40 60 134M700 270q40 90 20 194M840 230q-20 100 40 234M640 400q160-40 348-20', '#B9986A', 3),
      line('M370 250L560 340 700 300M390 230Q520 180 660 200', p.red, 3.5, 'stroke-dasharray="9 7"'),
      each([[370, 250], [390, 230], [560, 340], [700, 300], [660, 200], [820, 330], [900, 250], [430, 300], [760, 400], [600, 410]], ([x = 0, y = 0], index) => circle(x, y, 8, [p.red, '#27407A', p.gold][index % 3] ?? p.red) + circle(x - 2, y - 2, 2.5, '#fff')),
      rect(212, 116, 776, 348, 'none', 'stroke="#C9A871" stroke-width="4"'),
      circle(1090, 190, 56, '#5A3D2A'),
      circle(1090, 190, 46, '#FFF6DF'),
      line('M1090 190v-32M1090 190l22 14M1090 148v8M1090 224v8M1048 190h8M1124 190h8', p.ink, 5, 'stroke-linecap="round"'),
      rect(60, 160, 90, 130, '#F4E9D2'),
      path('M60 160h90v36H60z', p.red),
      line('M74 216h62M74 236h62M74 256h40', '#8A7A68', 5),
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      path('M110 540h980l60 90H50z', '#7A4E30'),
      rect(50, 628, 1100, 40, '#5A3722'),
      path('M90 668h50l-10 132h-30zM1060 668h50l-10 132h-30z', '#4A2C1A'),
      line('M130 584h240M500 606h300', '#94653F', 4),
      telephone(300, '#23232E'),
      telephone(420, p.red),
      telephone(780, '#2F6B45'),
      telephone(900, '#F1E4C8'),
      path('M470 620l130-20 24 40-140 20z', '#FFF6DF'),
      line('M490 626l100-14M496 638l100-14', '#8A7A68', 3),
      path('M660 600h110l10 40H650z', '#E7D3A4'),
      path('M596 560h60l8 20h-76z', p.gold),
      rect(620, 470, 12, 92, p.gold),
      path('M556 476q10-50 70-52 60 2 70 52z', '#2F7A55'),
      path('M640 425q46 8 56 51h-40q0-36-16-51z', '#1F5A3E'),
      path('M566 478L440 640h372L686 478z', '#FFE9A8', 'opacity=".22"'),
      ellipse(1000, 590, 34, 10, '#2A2130'),
      path('M990 588l70-26 8 12-66 26z', '#6B3A22'),
      circle(1066, 567, 6, '#E8804A'),
      line('M1070 560q10-30-6-50t8-50', '#fff', 5, 'stroke-linecap="round" opacity=".4"'),
      person({ x: 190, y: 790, scale: 2.4, coat: '#3E4A3A', legs: '#3E4A3A', hair: '#3A2A22' }),
      person({ x: 1010, y: 796, scale: 2.4, coat: '#4A5A78', legs: '#2E3A54', hair: '#6B4226', left: true, skirt: true }),
    ];
  },
};

export const museums = [nationalGallery, science, victoriaAndAlbert, tateBritain, maritime, warRooms];
