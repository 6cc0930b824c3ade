import { rowingBoat } from '../kit/boats';
import { crowd, duck, person } from '../kit/figures';
import { flowers, hedge, lawn, tree, trees, willow } from '../kit/greenery';
import { arches, bars, block, colonnade, pediment, windows } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bench } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

const deckChair = (x: number, y: number, stripe: string): string => at(x, y, 1, line('M-34 0L30-70M34 0L-10-40M-24-14h50', '#8A6238', 6, 'stroke-linecap="round"') + path('M28-72L-28-18q30 16 50-6z', '#FFFDF6') + path('M20-64l-46 46 8 5 44-44zM8-48L-16-16l10 3 20-26z', stripe));

const hydePark: Picture = {
  name: 'hyde-park',
  title: 'Rowing boats and swans on the Serpentine in Hyde Park, striped deckchairs on the grass',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 160, 0.12),
      sun(p, 230, 160, 64),
      clouds(p, [
        [430, 110, 1],
        [900, 140, 1.1],
        [60, 310, 0.7],
      ]),
      birds(p, 760, 230),
      skyline(p.far, { to: 1220, base: 420, seed: 29, low: 20, high: 110 }),
      trees(p, -20, 1230, 440, 62, 3),
      path('M380 452q220-54 440 0v22H380z', p.stone[0]),
      path('M400 476a56 44 0 0 1 112 0zM544 476a56 48 0 0 1 112 0zM688 476a56 44 0 0 1 112 0z', p.roof[0]),
      bars(392, 432, 6, 14, 34, 12.4, p.stone[1]),
      water(c, 470, 14),
      path('M0 470h240q-60 60-240 74zM1200 470H960q40 40 240 56z', p.tree[1]),
      trees(p, -20, 150, 520, 60, 8),
      rowingBoat(p, 470, 550, 1.3),
      rowingBoat(p, 740, 526, 0.9, p.red),
      rowingBoat(p, 250, 590, 1, p.gold),
      duck(900, 580, 1.3, ['#FFFDF6', '#FFFDF6']),
      duck(980, 560, 1, ['#FFFDF6', '#FFFDF6']),
      duck(660, 610, 0.9),
      path('M0 660q300-46 640-20t560-26v190H0z', p.tree[2]),
      path('M0 700q340-40 700-10t500-20v130H0z', p.tree[1], 'opacity=".45"'),
      tree(p, 1040, 740, 2),
      deckChair(280, 740, p.red),
      deckChair(380, 756, p.blue),
      deckChair(500, 738, p.gold),
      deckChair(150, 764, p.tree[0]),
      crowd(p, [
        [640, 730, 0.9],
        [680, 734, 0.86],
        [712, 734, 0.54],
        [860, 720, 0.8],
      ]),
    ];
  },
};

const regentsPark: Picture = {
  name: 'regents-park',
  title: 'Rose beds and an urn in Regent’s Park with the bandstand and a white Nash terrace behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const white = { ...p, stone: ['#FFFDF4', '#EFE3CB', '#CDBB9C', p.stone[3]] as const };
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 58),
      clouds(p, [
        [360, 100, 0.9],
        [880, 110, 1.1],
        [60, 290, 0.7],
      ]),
      birds(p, 840, 220),
      trees(p, -20, 1230, 470, 70, 11),
      block(180, 330, 840, 150, white.stone[0], white.stone[1], 0.1),
      windows(200, 352, 30, 3, [27.4, 42], [11, 24], p.window),
      rect(170, 322, 860, 10, white.stone[0]),
      colonnade(white, 480, 720, 10, 336, 11, 140),
      pediment(white, 466, 334, 268, 56),
      colonnade(white, 190, 290, 5, 336, 9, 140),
      colonnade(white, 910, 1010, 5, 336, 9, 140),
      trees(p, -20, 330, 500, 48, 4),
      trees(p, 870, 1230, 500, 48, 6),
      lawn(p, 496, 800, 1200),
      at(850, 560, 1, path('M-90-120Q0-190 90-120z', p.roof[0]) + path('M20-150Q60-140 90-120H30z', p.roof[1]) + circle(0, -162, 7, p.gold) + bars(-80, -120, 7, 120, 6, 30.6, p.white) + rect(-90, -124, 180, 9, p.white) + rect(-90, -34, 180, 4, p.white) + bars(-84, -32, 3, 30, 15, 12, p.white) + rect(-100, -6, 200, 16, p.stone[1]) + person({ x: -30, y: -6, scale: 0.7, coat: p.red }) + person({ x: 16, y: -6, scale: 0.7, coat: p.blue, skin: 1 })),
      path('M500 500h200l260 300H240z', p.paving[0]),
      path('M500 500h60L420 800H240z', p.paving[1], 'opacity=".4"'),
      hedge(p, 60, 640, 300, 34),
      hedge(p, 840, 660, 330, 34),
      flowers(['#E0485A', '#F7C5CB', '#B8273A', '#FFF1C9'], 40, 330, 690, p, 3),
      flowers(['#F7C5CB', '#E0485A', '#FFD66B'], 0, 280, 730, p, 5),
      flowers(['#E0485A', '#B8273A', '#F7C5CB'], 880, 1190, 710, p, 7),
      flowers(['#FFD66B', '#F7C5CB', '#E0485A'], 940, 1200, 756, p, 9),
      at(600, 690, 1, path('M-70 0h140v-16H-70zM-46-16h92l-12-60h-68z', p.stone[1]) + path('M10-16h36l-12-60H10z', p.stone[2]) + path('M-80-170h160q-10 70-60 84h-40q-50-14-60-84z', p.stone[0]) + path('M20-86q50-14 60-84H50q0 50-30 84z', p.stone[2]) + rect(-88, -180, 176, 14, p.stone[0])),
      flowers(['#E0485A', '#F7C5CB', '#FFF1C9'], 530, 672, 508, p, 12),
      flowers(['#E0485A', '#B8273A'], 550, 650, 490, p, 13),
      crowd(p, [
        [450, 640, 0.62],
        [476, 642, 0.6],
        [740, 620, 0.56],
        [400, 740, 0.9],
        [820, 760, 0.94],
        [862, 762, 0.56],
      ]),
    ];
  },
};

const greenwichPark: Picture = {
  name: 'greenwich-park',
  title: 'The view from the hill in Greenwich Park: Queen’s House, the twin domes, the river bend and towers beyond',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const domed = (x: number): string => at(x, 520, 1, block(-70, -84, 140, 84, p.stone[0], p.stone[1]) + arches(-58, -66, 14, 60, 6, 21, p.stone[3]) + block(-22, -134, 44, 52, p.stone[0], p.stone[1]) + bars(-20, -130, 5, 44, 5, 9, p.stone[2]) + path('M-26-134q0-40 26-44 26 4 26 44z', p.roof[0]) + path('M6-176q20 8 20 42H10z', p.roof[1]) + rect(-2, -196, 4, 20, p.gold));
    return [
      sky(c),
      rays(p, 300, 230, 0.16),
      sun(p, 300, 230, 100),
      clouds(p, [
        [60, 120, 1],
        [520, 90, 0.8],
        [960, 240, 0.7],
      ]),
      birds(p, 560, 220, 6, 4),
      skyline(p.far, { to: 1220, base: 440, seed: 83, low: 20, high: 70 }),
      at(880, 440, 1, path('M-120 0v-170h54V0zM-50 0v-230h44v-1l22-26 22 26V0zM50 0v-190h48V0zM112 0v-120h44V0zM-180 0v-110h44V0z', p.mid)),
      windows(770, 280, 3, 10, [15, 14], [7, 6], p.mid, p.white),
      windows(838, 230, 4, 14, [15, 14], [7, 6], p.mid, p.white),
      windows(938, 262, 3, 12, [15, 14], [7, 6], p.mid, p.white),
      rect(0, 438, 1200, 40, p.tree[1]),
      path('M-10 470q300-40 560-14t660-20v44q-400 10-640 16t-580 0z', p.water[1]),
      line('M100 470h160M400 468h120M760 462h180', p.glint, 3, 'opacity=".7"'),
      trees(p, -20, 1230, 506, 24, 9),
      domed(430),
      domed(770),
      block(500, 462, 200, 58, p.stone[0], p.stone[1], 0.3),
      colonnade(p, 510, 690, 16, 474, 6, 46),
      block(530, 524, 140, 60, '#FFF9EC', p.stone[1], 0.3),
      windows(542, 534, 7, 2, [18, 26], [8, 16], p.stone[3]),
      rect(524, 518, 152, 7, p.white),
      path('M0 560q300-20 600 14t600-20v250H0z', p.tree[2]),
      path('M570 580h60l120 110H470z', p.paving[0]),
      trees(p, -20, 330, 600, 40, 2),
      trees(p, 860, 1230, 600, 40, 5),
      path('M0 690q300-60 640-24t560-20v160H0z', p.tree[1]),
      path('M-10 740q400-50 760-10t470-10v90H-10z', p.tree[0], 'opacity=".4"'),
      tree(p, 130, 770, 2.1),
      at(900, 730, 1, block(-50, -120, 100, 120, p.stone[1], p.stone[2]) + rect(-60, -126, 120, 10, p.stone[0]) + rect(-64, -8, 128, 12, p.stone[0]) + path('M-16-126l-4-60q-12-40 10-56h20q22 16 10 56l-4 60z', '#5F7F78') + circle(0, -256, 14, '#5F7F78') + path('M-24-266q24-22 48 0l-8 4h-32z', '#48655F')),
      bench(p, 560, 760, 0.95),
      crowd(p, [
        [430, 730, 0.9],
        [470, 734, 0.86],
        [700, 726, 0.84],
        [734, 728, 0.54],
        [640, 640, 0.36],
        [600, 620, 0.3],
      ]),
    ];
  },
};

const pelican = (x: number, y: number, scale: number, flip = false): string =>
  at(x, y, scale, path('M-60-10q-10-60 40-76 50-14 70 10 10 10 20-20 6-40 34-44 24 0 22 24-4 18-20 22-4 50-30 80-60 40-136 4z', '#FFFDF6') + path('M-50-20q20-40 80-34 10 30-20 44-40 10-60-10z', '#E6DCCB') + path('M122-122q50 14 76 46-44 4-92-16z', '#F2B04A') + path('M110-104q40 24 80 28-40 20-82-10z', '#E08A3A') + circle(112, -122, 3.5, '#22324A') + line('M0 2v22M20 2v22', '#E08A3A', 6), flip ? -scale : scale);

const stJamess: Picture = {
  name: 'st-jamess-park',
  title: 'Pelicans by the lake in St James’s Park, the roofs of Whitehall and the London Eye over the trees',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 320, 230, 0.16),
      sun(p, 320, 230, 96),
      clouds(p, [
        [60, 120, 1],
        [520, 80, 0.8],
        [940, 150, 1],
      ]),
      birds(p, 480, 190, 5, 9),
      `<g opacity=".7">${at(830, 450, 0.85, wheel({ ...p, gold: p.white }, 150))}</g>`,
      at(600, 440, 1, each([-160, -70, 60, 150], (x, index) => block(x - 34, index % 3 ? -150 : -120, 68, 160, p.stone[0], p.stone[1]) + path(d`M${x - 34} ${index % 3 ? -150 : -120}q0 -40 34 -50q34 10 34 50z`, p.roof[0]) + rect(x - 2, index % 3 ? -222 : -192, 4, 24, p.gold) + windows(x - 24, -106, 3, 4, [18, 26], [9, 16], p.stone[3])) + block(-230, -70, 460, 90, p.stone[0], p.stone[1], 0.2) + windows(-216, -56, 22, 2, [20, 32], [9, 20], p.stone[3])),
      trees(p, -20, 430, 490, 70, 3),
      trees(p, 780, 1230, 490, 66, 7),
      trees(p, 400, 800, 480, 26, 9),
      water(c, 478, 26, 0.8),
      line('M300 500q300-60 600 0', p.blue, 9) + line(times(25, (index) => d`M${306 + index * 24.5} ${498 - Math.sin((index / 24) * Math.PI) * 30}v-22`), p.blue, 3) + line('M300 478q300-60 600 0', p.blue, 5),
      reflection(p.sun, 330, 500, 120, 8, 0.5),
      path('M0 640q200-60 420-20 60 60-20 180H0z', p.tree[1]),
      path('M1200 620q-180-30-330 20-80 60-60 160h390z', p.tree[1]),
      willow(p, 1080, 700, 1.7, 5),
      duck(560, 590, 1.2),
      duck(650, 620, 1),
      duck(480, 560, 0.9, ['#22324A', '#22324A']),
      path('M330 720q130-40 330 0 60 50-20 90H320q-60-40 10-90z', p.stone[2]) + path('M350 716q120-34 290 0 20 14-10 20-140 20-270 0-30-8-10-20z', p.stone[1]),
      pelican(420, 712, 1.25),
      pelican(620, 730, 1.05, true),
      crowd(p, [
        [120, 700, 0.9],
        [160, 704, 0.86],
        [190, 704, 0.56],
        [900, 690, 0.8],
      ]),
    ];
  },
};

const palmHouse = (p: Palette): string => {
  const glass = '#DDEFF0';
  const rib = p.white;
  const wing = (x: number): string => path(d`M${x} 0v-90q0 -70 110 -76h60q110 6 110 76V0z`, glass, 'opacity=".92"') + line(times(13, (index) => d`M${x + 14 + index * 21} 0v${-90 - Math.sin(((index + 0.6) / 13.2) * Math.PI) * 66}`), rib, 3) + line(d`M${x} -60h280M${x} -96h280M${x + 20} -132h240`, rib, 3.5);
  return (
    wing(-470) +
    wing(190) +
    path('M-200 0v-130q0-80 90-100v-30q20-90 110-96 90 6 110 96v30q90 20 90 100V0z', glass) +
    path('M40-354q60 14 70 94v30q90 20 90 100V0h-70v-120q0-150-90-234z', p.water[0], 'opacity=".35"') +
    path('M-150 0q-10-70 30-110M-90 0q20-80 10-150M60 0q-10-90 20-150M130 0q10-60-20-110', 'none', `stroke="${p.tree[1]}" stroke-width="9" opacity=".7"`) +
    path('M-120-110q-50-10-60 20 30-20 60-20 40-10 50 24-20-20-50-24zM80-150q-50-14-60 16 30-18 60-16 44-8 52 26-22-24-52-26zM-80-150q-40-20-56 8 30-12 56-8 40-14 54 16-24-18-54-16z', p.tree[1], 'opacity=".8"') +
    line(times(19, (index) => d`M${-190 + index * 21} 0v${-130 - Math.sin(((index + 0.5) / 19) * Math.PI) * 100}`) + times(11, (index) => d`M${-104 + index * 21} -232v${-30 - Math.sin(((index + 0.5) / 11) * Math.PI) * 88}`), rib, 3) +
    line('M-200-60h400M-200-130h400M-186-170h372M-110-232h220M-110-262h220M-92-300h184', rib, 4) +
    path('M-50 0v-76a50 40 0 0 1 100 0V0z', rib) +
    path('M-38 0v-74a38 30 0 0 1 76 0V0z', p.window) +
    line('M0-104V0', rib, 4) +
    rect(-480, -6, 960, 12, p.stone[1]) +
    rect(-2, -380, 4, 26, rib)
  );
};

const kew: Picture = {
  name: 'kew-gardens',
  title: 'The curved glass Palm House at Kew Gardens with its flower beds and pond',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 200, 140, 0.12),
      sun(p, 200, 140, 58),
      clouds(p, [
        [330, 120, 0.9],
        [900, 120, 1.1],
        [60, 280, 0.7],
      ]),
      birds(p, 860, 230),
      trees(p, -20, 1230, 520, 74, 12),
      at(600, 540, 1.04, palmHouse(p)),
      rect(0, 540, 1200, 90, p.tree[2]),
      rect(0, 540, 1200, 8, p.tree[1]),
      path('M560 546h80l60 84H500z', p.paving[0]),
      flowers(['#E0485A', '#FFD66B', '#B8273A'], 90, 480, 584, p, 3),
      flowers(['#C23A6B', '#F7C5CB', '#FFF1C9'], 720, 1110, 584, p, 5),
      flowers(['#FFD66B', '#E0485A', '#F7C5CB'], 40, 460, 618, p, 8),
      flowers(['#E0485A', '#FFD66B', '#FFFDF6'], 740, 1160, 618, p, 9),
      rect(0, 634, 1200, 16, p.stone[1]),
      water(c, 648, 17),
      reflection('#FFFFFF', 600, 660, 420, 8, 0.35),
      duck(330, 730, 1.1),
      duck(420, 750, 0.9, ['#FFFDF6', '#FFFDF6']),
      each([[760, 726], [840, 756], [930, 722], [200, 764]], ([x = 0, y = 0]) => ellipse(x, y, 46, 13, p.tree[1]) + path(d`M${x} ${y}l40 -6l-4 10z`, p.water[1]) + circle(x - 8, y - 8, 9, '#F7C5CB') + circle(x - 8, y - 9, 4, '#FFF1C9')),
      crowd(p, [
        [580, 606, 0.42],
        [604, 610, 0.44],
        [660, 622, 0.48],
        [520, 626, 0.48],
        [700, 598, 0.4],
      ]),
    ];
  },
};

const giraffe = (x: number, y: number, scale: number, flip = false): string => {
  const spots = 'M-30-180l26-6 6 24-28 8zM10-190l24 4-2 22-22-2zM-44-146l24-4 4 24-24 2zM-8-148l26 0 0 24-24 2zM44-232l16-8 6 20-16 8zM60-274l14-6 6 18-14 8zM74-316l14-6 5 18-14 6zM30-150l18 4-4 22-16-4zM-36-108l18 0 0 20-18-2z';
  return at(x, y, scale, line('M-40-100L-46 0M-16-100L-12 0M26-110L24 0M46-110L54 0', '#E8B765', 13) + path('M-60-190q50-30 100-6 20-20 40-150 4-20 26-14 16 8 8 30-10 120-40 180 4 60-30 66H-40q-34-10-20-106z', '#E8B765') + path('M76-362q10-24 40-16l34 26q4 16-14 18l-50-6z', '#E8B765') + path('M84-374l-4-24M100-376l2-24', 'none', 'stroke="#8A5A2C" stroke-width="6" stroke-linecap="round"') + path(spots, '#B8752C') + circle(112, -364, 3.5, '#22324A') + path('M-60-180q-20 40-14 70', 'none', 'stroke="#8A5A2C" stroke-width="5"'), flip ? -scale : scale);
};

const penguin = (x: number, y: number, scale: number): string => at(x, y, scale, ellipse(4, 0, 30, 5, '#000', 'opacity=".2"') + path('M-24 0q-12-70 24-84 36 14 24 84z', '#22293A') + path('M-14-2q-8-54 14-62 22 8 14 62z', '#FFFDF6') + circle(0, -88, 17, '#22293A') + path('M-10-92q10-12 20 0-4 14-10 14t-10-14z', '#FFFDF6') + path('M-4-88l14 3-12 5z', '#E0A93F') + circle(-4, -92, 2, '#22293A') + path('M-22-60q-16 20-12 44M22-60q16 20 12 44', 'none', 'stroke="#22293A" stroke-width="8" stroke-linecap="round"') + path('M-16 0h14v5h-18zM4 0h14l4 5H4z', '#E0A93F'));

const zoo: Picture = {
  name: 'london-zoo',
  title: 'Two giraffes look over a fence at London Zoo while penguins line up by their pool',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 200, 150, 0.12),
      sun(p, 200, 150, 60),
      clouds(p, [
        [330, 90, 0.9],
        [930, 110, 1.1],
      ]),
      birds(p, 930, 230),
      trees(p, -20, 1230, 500, 80, 15),
      block(680, 300, 400, 220, p.brick[0], p.brick[1], 0.3),
      path('M660 306l200-80 240 80z', p.roof[0]),
      path('M860 226l240 80H900z', p.roof[1]),
      arches(710, 340, 90, 180, 3, 120, p.stone[0]),
      arches(720, 352, 70, 168, 3, 120, '#5A3D32'),
      rect(0, 510, 1200, 300, p.tree[2]),
      rect(0, 510, 1200, 10, p.tree[1]),
      path('M120 540q300-40 620-10t460-6v60H120z', '#E3CB96'),
      giraffe(560, 560, 1.2),
      giraffe(960, 556, 1, true),
      line(`M-10 556h1220M-10 584h1220${times(16, (index) => d`M${20 + index * 78} 530v76`)}`, p.trunk, 9),
      ellipse(360, 720, 330, 66, p.stone[1]),
      ellipse(360, 712, 330, 66, p.stone[0]),
      ellipse(360, 716, 296, 52, p.water[0]),
      ellipse(400, 728, 230, 34, p.water[1], 'opacity=".4"'),
      line('M180 716h90M330 740h140M480 706h80', p.glint, 4, 'stroke-linecap="round"'),
      path('M60 690q60-70 160-50l-30 40q-40 30-130 10z', p.stone[0]),
      penguin(120, 676, 0.9),
      penguin(180, 660, 0.8),
      penguin(640, 706, 1),
      penguin(690, 730, 1.1),
      penguin(570, 764, 1.2),
      penguin(250, 654, 0.7),
      at(340, 716, 1, path('M-40 4q-4-26 30-30 30-2 44 20 8 6-6 12z', '#22293A') + circle(34, -14, 13, '#22293A') + path('M44-16l14 3-13 5z', '#E0A93F')),
      crowd(p, [
        [840, 740, 1],
        [884, 744, 0.62],
        [960, 770, 1.1],
        [1010, 772, 1.06],
        [1050, 772, 0.66],
      ]),
    ];
  },
};

export const parks = [hydePark, regentsPark, greenwichPark, stJamess, kew, zoo];
