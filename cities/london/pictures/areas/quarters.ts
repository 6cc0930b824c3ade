import { narrowBoat } from '../kit/boats';
import { crowd, duck } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { arches, bars, block, colonnade, windows } from '../kit/masonry';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, farWedge, skyline } from '../kit/skyline';
import { garland, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Vignette } from './vignette';

const coventGarden: Vignette = {
  name: 'Covent Garden',
  alt: 'the arched glass market hall with flower barrows and garlands of flags',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const iron = '#2F6B5A';
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [880, 110, 1],
        [330, 110, 0.6],
      ]),
      birds(p, 860, 220),
      skyline(p.far, { to: 1220, base: 590, seed: 62, low: 110, high: 220 }),
      path('M200 590V360q60-220 400-224 340 4 400 224v230z', '#D6E9EA'),
      path('M700 140q260 30 300 220v230H840V380q-10-180-140-240z', p.water[0], 'opacity=".35"'),
      line(`M200 590V360q60-220 400-224 340 4 400 224v230M260 590V370q60-160 340-166 280 6 340 166v220M200 400h800${times(9, (index) => d`M${280 + index * 80} 400V${196 + Math.abs(index - 4) * 18}`)}`, iron, 9),
      circle(600, 300, 44, p.white),
      circle(600, 300, 44, 'none', `stroke="${iron}" stroke-width="9"`),
      line('M600 300v-28M600 300l18 12', p.ink, 5, 'stroke-linecap="round"'),
      rect(200, 400, 800, 190, '#8A7A5E'),
      arches(230, 420, 150, 170, 5, 148, p.stone[0]),
      arches(244, 436, 122, 154, 5, 148, '#4A3C30'),
      each([305, 453, 601, 749, 897], (x) => circle(x, 476, 32, p.gold, 'opacity=".35"') + circle(x, 476, 12, '#FFF1C9') + line(d`M${x} 436v28`, iron, 4)),
      garland([200, 350], [600, 380], 50, 13, [p.red, p.white, p.blue, p.gold]),
      garland([600, 380], [1000, 350], 50, 13, [p.gold, p.red, p.white, p.blue]),
      rect(0, 586, 1200, 120, p.paving[0]),
      line('M0 620h1200M300 590l-60 90M600 590v90M900 590l60 90', p.paving[1], 3),
      each([330, 800], (x, turn) => path(d`M${x - 80} 600h170l-12 34H${x - 66}z`, '#8A5A34') + circle(x - 40, 640, 18, 'none', `stroke="${p.trunk}" stroke-width="7"`) + line(d`M${x + 84} 604l50 -16`, p.trunk, 7) + times(30, (index) => circle(x - 74 + ((index * 37) % 158), 594 - ((index * 23) % 40), 9, ['#E0485A', '#F7C5CB', '#FFD66B', '#3F8A55', '#C23A6B', '#FFFDF6'][(index + turn) % 6] ?? p.red))),
      crowd(p, [
        [520, 640, 0.8],
        [560, 644, 0.78],
        [680, 640, 0.8],
        [230, 640, 0.78],
        [960, 644, 0.8],
        [994, 644, 0.5],
      ]),
    ];
  },
};

const soho: Vignette = {
  name: 'Soho',
  alt: 'a narrow street of glowing signs and strings of lamps at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const front = (x: number, w: number, top: number, wall: string, glow: string): string => rect(x, top, w, 600 - top, wall) + windows(x + 20, top + 30, Math.floor((w - 20) / 62), 3, [62, 84], [38, 58], p.roof[1], p.window) + rect(x, 490, w, 110, '#15183A') + rect(x + 14, 520, w - 80, 80, glow, 'opacity=".85"') + rect(x + w - 54, 510, 40, 90, p.ink) + rect(x + w - 48, 518, 28, 44, glow);
    const neon = (x: number, y: number, colour: string, body: string): string => circle(x, y, 84, colour, 'opacity=".2"') + at(x, y, 1, `<g fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${body}</g>`);
    return [
      sky(c),
      stars(c, 200, 51),
      front(60, 300, 170, '#4A2E4E', '#FF9A6B'),
      front(360, 130, 250, '#5A3A44', '#FFD272'),
      front(710, 140, 230, '#3A3A62', '#F7A8C4'),
      front(850, 300, 150, '#54344A', '#8FD8E0'),
      path('M490 600V330l110-70 110 70v270z', p.far),
      windows(510, 340, 6, 4, [32, 46], [14, 24], p.mid, p.gold),
      path('M490 600l-160 100h540L710 600z', p.paving[1]),
      rect(0, 598, 490, 110, p.paving[1]),
      rect(710, 598, 490, 110, p.paving[1]),
      path('M490 600h220l160 110H330z', '#2A3058'),
      neon(230, 300, '#FF6B8A', '<path d="M-50-40h90l-30 44v40M10 44h-20M-30-18h50"/>'),
      neon(960, 280, '#6BE0E8', '<path d="M-40 40V-20a40 40 0 0 1 80 0v60M-40 10h80M0-60v-14"/>'),
      neon(420, 420, '#FFD272', '<path d="M-26 30l6-60h40l6 60zM-14-30q0-20 14-20t14 20"/>'),
      neon(780, 410, '#B58CFF', '<path d="M-24-40v70M-24-40l44-10v70"/><circle cx="-34" cy="32" r="11"/><circle cx="10" cy="22" r="11"/>'),
      garland([360, 260], [850, 250], 60, 17, ['#FFD272'], true),
      garland([60, 200], [710, 240], 70, 19, ['#FF9A6B', '#FFD272'], true),
      garland([490, 350], [1150, 190], 60, 19, ['#FFD272', '#F7A8C4'], true),
      ellipse(600, 660, 260, 26, '#FF6B8A', 'opacity=".16"'),
      ellipse(300, 650, 180, 18, '#FFD272', 'opacity=".16"'),
      ellipse(940, 650, 180, 18, '#6BE0E8', 'opacity=".16"'),
      crowd({ ...p, ink: '#C98A4A', blue: '#6FA0E0', tree: ['#5AA06E', p.tree[1], p.tree[2]] }, [
        [560, 626, 0.6],
        [590, 628, 0.6],
        [640, 620, 0.56],
        [460, 664, 0.86],
        [500, 668, 0.84],
        [740, 664, 0.86],
        [220, 650, 0.8],
        [980, 656, 0.82],
        [1016, 658, 0.8],
      ]),
      lamp(p, 340, 640, 0.9),
      lamp(p, 870, 640, 0.9),
    ];
  },
};

const camden: Vignette = {
  name: 'Camden',
  alt: 'a painted narrow boat at the canal lock beneath a hump-backed bridge',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [420, 100, 0.8],
        [900, 110, 1],
      ]),
      birds(p, 640, 160),
      block(50, 260, 360, 240, p.brick[0], p.brick[1], 0.16),
      path('M40 264l60-70h240l60 70z', p.roof[0]),
      windows(80, 300, 5, 3, [64, 64], [38, 44], p.white),
      windows(85, 305, 5, 3, [64, 64], [28, 34], p.window),
      block(790, 230, 360, 270, p.brick[1], p.brick[2], 0.16),
      arches(820, 270, 50, 80, 5, 64, p.stone[0]),
      arches(828, 278, 34, 72, 5, 64, p.window),
      arches(820, 390, 50, 90, 5, 64, p.stone[0]),
      arches(828, 398, 34, 82, 5, 64, '#3A2A24'),
      each([[820, p.red], [930, p.gold], [1040, p.blue]] as const, ([x, colour]) => path(d`M${x} 470h90l12 34H${x - 12}z`, colour) + bars(x + 8, 470, 12, 34, 4, 24, p.white, 'opacity=".8"')),
      trees(p, 400, 800, 500, 44, 3),
      path('M330 500q270-160 540 0v60H330z', p.brick[1]),
      path('M330 500q270-160 540 0v-16q-270-160-540 0z', p.stone[0]),
      path('M420 570q0-110 180-114 180 4 180 114z', p.stone[1]),
      path('M438 570q0-96 162-98 162 2 162 98z', '#2A3A44'),
      crowd(p, [
        [520, 424, 0.5],
        [544, 422, 0.5],
        [660, 424, 0.5],
        [690, 428, 0.32],
      ]),
      water(c, 548, 5),
      path('M0 500h330v60q-80 60-330 90zM1200 500H870v60q100 70 330 90z', p.paving[0]),
      path('M330 556v14q-80 60-330 92v-14q250-30 330-92zM870 556v14q100 70 330 92v-14q-230-26-330-92z', p.stone[2]),
      line('M250 560l-110-60M950 560l120-60', '#22324A', 14),
      line('M250 560l-110-60M950 560l120-60', p.white, 8, 'stroke-dasharray="60 60"'),
      narrowBoat(p, 420, 630, 1.1, '#1F4A40', '#27407A'),
      duck(300, 656, 1),
      duck(880, 650, 0.9),
      crowd(p, [
        [120, 590, 0.8],
        [160, 592, 0.78],
        [1040, 590, 0.8],
        [1080, 592, 0.5],
      ]),
      lamp(p, 220, 560, 0.7),
      lamp(p, 1000, 560, 0.7),
    ];
  },
};

const greenwich: Vignette = {
  name: 'Greenwich',
  alt: 'the twin domes of the Old Royal Naval College on the river, the observatory on its hill',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const wing = (x: number, flip: number): string =>
      at(x, 580, 1, block(0, -130, 300, 130, p.stone[0], p.stone[1], 0.12) + rect(-6, -138, 312, 10, p.white) + arches(18, -108, 20, 60, 8, 35, p.stone[3]) + colonnade(p, 6, 294, 12, -44, 9, 44) + rect(0, -50, 300, 7, p.white) + block(10, -200, 76, 70, p.stone[0], p.stone[1]) + colonnade(p, 12, 84, 6, -198, 7, 68) + rect(4, -206, 88, 8, p.white) + path('M8-206q4-66 40-74 36 8 40 74z', p.roof[0]) + path('M54-279q30 14 34 73H66z', p.roof[1]) + rect(40, -312, 16, 34, p.stone[0]) + rect(46, -336, 4, 24, p.gold), flip);
    return [
      sky(c),
      rays(p, 600, 280, 0.16),
      sun(p, 600, 270, 120),
      clouds(p, [
        [90, 140, 1],
        [860, 130, 1],
      ]),
      birds(p, 760, 220, 5, 6),
      path('M0 580V500q300-110 600-120t600 110v90z', p.tree[2]),
      trees(p, 40, 440, 560, 34, 3),
      trees(p, 760, 1180, 560, 34, 5),
      at(600, 392, 1, block(-46, -60, 92, 60, p.brick[0], p.brick[1]) + path('M-50-60q0-20 14-26 14 6 14 26zM22-60q0-20 14-26 14 6 14 26z', p.roof[0]) + windows(-34, -48, 4, 1, [19, 1], [11, 30], p.white) + line('M-36-86v-40', p.ink, 3) + circle(-36, -108, 9, p.red)),
      block(540, 510, 120, 60, p.white, p.stone[1]),
      windows(552, 522, 6, 2, [17, 22], [8, 14], p.stone[3]),
      wing(700, 1),
      wing(500, -1),
      rect(0, 578, 1200, 30, p.tree[1]),
      path('M570 578h60l20 30H550z', p.paving[0]),
      rect(0, 604, 1200, 16, p.stone[1]),
      water(c, 618, 18, 0.8),
      reflection(p.sun, 600, 626, 120, 4, 0.5),
      at(180, 650, 0.8, path('M0 0h110l-16 22H14z', p.red) + rect(40, -24, 46, 24, p.white)),
    ];
  },
};

const hampstead: Vignette = {
  name: 'Hampstead',
  alt: 'kite fliers on the grassy heath, the towers of the city far below',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const kite = (x: number, y: number, colour: string, toX: number, toY: number): string => line(d`M${x} ${y + 30}Q${(x + toX) / 2 + 40} ${(y + toY) / 2 + 40} ${toX} ${toY}`, p.ink, 1.6, 'opacity=".6"') + path(d`M${x} ${y - 36}l28 32 -28 44 -28 -44z`, colour) + line(d`M${x} ${y - 36}v76M${x - 28} ${y - 4}h56`, p.white, 2.5) + line(d`M${x} ${y + 40}q16 14 4 28t6 30`, colour, 4);
    return [
      sky(c),
      rays(p, 310, 230, 0.16),
      sun(p, 310, 230, 96),
      clouds(p, [
        [560, 110, 0.9],
        [920, 180, 0.9],
        [90, 340, 0.7],
      ]),
      birds(p, 860, 300, 5, 5),
      skyline(p.far, { to: 1220, base: 480, seed: 77, low: 20, high: 70 }),
      farShard(p.far, 800, 480, 170),
      farGherkin(p.far, 900, 480, 110),
      farWedge(p.far, 950, 480, 130),
      farDome(p.far, 690, 480, 90),
      trees(p, 20, 1190, 500, 36, 5),
      path('M0 520q300-60 620-20t580-20v240H0z', p.tree[2]),
      path('M700 540q180-30 330 6-60 40-180 36-130-4-150-42z', p.water[0]),
      line('M760 552h90M880 562h70', p.glint, 3),
      trees(p, 990, 1180, 560, 44, 8),
      path('M0 640q260-130 560-70 320 50 640 20v120H0z', p.tree[1]),
      path('M520 700q20-80 90-110 60-30 30-60l12-4q40 40-16 76-60 40-56 98z', p.paving[0]),
      tree(p, 150, 640, 1.5),
      tree(p, 1060, 660, 1.2),
      kite(560, 160, p.red, 430, 520),
      kite(730, 220, p.blue, 640, 540),
      crowd(p, [
        [420, 580, 0.7],
        [448, 582, 0.44],
        [630, 588, 0.66],
        [760, 610, 0.74],
        [794, 612, 0.72],
      ]),
      at(850, 630, 1, path('M-26-6l6-24h34l12-14 14 4 4 10-12 4-6 20-8 2 2 14h-6l-6-14h-20l-4 14h-6z', '#8A5A34')),
    ];
  },
};

const shoreditch: Vignette = {
  name: 'Shoreditch',
  alt: 'a warehouse with a painted wall beside a railway bridge at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade, deep] = p.brick;
    return [
      sky(c),
      rays(p, 260, 360, 0.07),
      sun(p, 260, 330, 80),
      clouds(p, [
        [120, 130, 0.9],
        [860, 110, 1],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 89, low: 110, high: 240 }),
      farGherkin(p.far, 170, 600, 300),
      farWedge(p.far, 330, 600, 330),
      block(430, 170, 380, 430, brick, shade, 0.0),
      path('M430 174l40-34h50l40 34 40-34h50l40 34 40-34h50l30 34z', deep),
      path('M450 210h340v280H450z', '#E8B48A'),
      circle(620, 340, 104, '#C92F46'),
      circle(620, 340, 80, '#FFE3A3'),
      path('M540 400q0-120 80-120t80 120q-30 50-80 50t-80-50z', '#27407A'),
      ellipse(590, 350, 26, 30, '#FFF6DF'),
      ellipse(650, 350, 26, 30, '#FFF6DF'),
      circle(594, 354, 12, p.ink),
      circle(646, 354, 12, p.ink),
      path('M606 388h28l-14 22z', '#FFB03A'),
      path('M540 300l-26-50 60 26zM700 300l26-50-60 26z', '#27407A'),
      line('M470 240l40 30M470 450l36-24M770 236l-40 34M770 456l-36-26', '#2F8A8A', 13, 'stroke-linecap="round"'),
      each([[482, 330], [758, 330], [500, 390], [744, 396]], ([x = 0, y = 0], index) => circle(x, y, 13, ['#2F8A8A', '#F2B93B', '#C92F46', '#27407A'][index] ?? p.red)),
      block(810, 240, 350, 360, shade, deep, 0.2),
      windows(830, 270, 5, 3, [64, 70], [46, 50], p.roof[1], p.window),
      line(times(15, (index) => d`M${830 + (index % 5) * 64 + 23} ${270 + Math.floor(index / 5) * 70}v50M${830 + (index % 5) * 64} ${295 + Math.floor(index / 5) * 70}h46`), deep, 3),
      rect(40, 430, 1120, 50, p.roof[0]),
      rect(40, 424, 1120, 9, p.stone[1]),
      line(times(28, (index) => d`M${50 + index * 40} 480l20 -46l20 46`), p.roof[1], 5),
      at(90, 426, 1, rect(0, -62, 600, 54, p.white, 'rx="9"') + windows(22, -52, 17, 1, [34, 1], [22, 22], p.roof[1], p.window) + rect(0, -24, 600, 9, '#F07A3A') + rect(0, -10, 600, 8, p.ink)),
      each([60, 420, 780, 1120], (x) => rect(x - 24, 480, 48, 124, shade) + rect(x + 4, 480, 20, 124, deep)),
      rect(430, 500, 380, 100, '#2A2148'),
      rect(450, 516, 150, 84, p.window, 'opacity=".9"'),
      rect(640, 516, 60, 84, p.ink),
      rect(716, 516, 80, 60, p.window, 'opacity=".9"'),
      rect(0, 598, 1200, 110, p.paving[1]),
      line('M0 640h1200', p.paving[0], 4, 'stroke-dasharray="50 30"'),
      crowd(p, [
        [330, 630, 0.84],
        [370, 634, 0.82],
        [620, 626, 0.8],
        [860, 632, 0.84],
        [900, 634, 0.82],
      ]),
      at(1010, 634, 1.1, circle(-30, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) + circle(40, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) + line('M-30-20l22-30h36l12 30M-8-50L6-20h-36M28-50L6-20M28-50l-4-14h12M-14-56h14', p.red, 4)),
      lamp(p, 240, 630, 0.9),
    ];
  },
};

export const quarterAreas = [coventGarden, soho, camden, greenwich, hampstead, shoreditch];
