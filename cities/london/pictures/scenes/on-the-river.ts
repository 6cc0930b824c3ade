import { barge, riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { georgeFlag, unionFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { bars, block, windows } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { bus, garland, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange } from '../landmarks/elizabeth-tower';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const bridge: Picture = {
  name: 'tower-bridge',
  title: 'Tower Bridge with its roadway raised for a Thames sailing barge on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 220, 170, 0.12),
      sun(p, 220, 170, 62),
      clouds(p, [
        [60, 330, 0.8],
        [500, 90, 0.9],
        [960, 150, 1.1],
      ]),
      birds(p, 560, 210),
      skyline(p.far, { to: 1220, base: 650, seed: 13, low: 40, high: 170 }),
      farShard(p.far, 130, 650, 340),
      farGherkin(p.far, 1060, 650, 230),
      farWalkieTalkie(p.far, 960, 650, 190),
      farDome(p.far, 600, 650, 120),
      embankment(p, 636, 24, 1200),
      trees(p, -20, 200, 640, 30, 3),
      trees(p, 1010, 1230, 640, 30, 7),
      water(c, 656, 25),
      at(380, 596, 0.92, towerBridge(p, 478, 420, 38)),
      each([380, 820], (x) => reflection(p.stone[1], x, 684, 150, 6, 0.35)),
      barge(p, 520, 704, 0.95),
      riverBoat(p, 130, 742, 0.9),
    ];
  },
};

const bigBen: Picture = {
  name: 'big-ben',
  title: 'Elizabeth Tower, home of Big Ben, over the Palace of Westminster at dawn, a red bus on the bridge',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 330, 0.16),
      sun(p, 330, 330, 120),
      clouds(p, [
        [70, 160, 1.1],
        [840, 120, 1.1],
        [900, 300, 0.8],
      ]),
      birds(p, 180, 240, 6, 8),
      skyline(p.far, { to: 1220, base: 640, seed: 37, low: 40, high: 130 }),
      trees(p, -20, 440, 640, 40, 4),
      at(640, 650, 1.16, palaceRange(p, 11)),
      at(850, 560, 1, path('M-30-60h60v-70h-60z', p.stone[1]) + path('M8-60h22v-70H8z', p.stone[2]) + path('M-34-130h68L0-260z', p.roof[0]) + path('M8-130h26L0-260z', p.roof[1]) + windows(-22, -122, 4, 1, [13, 40], [7, 46], p.window)),
      at(560, 650, 0.86, elizabethTower(p, 180, 0)),
      embankment(p, 640, 30, 1200),
      water(c, 668, 8, 0.8),
      reflection(p.stone[0], 560, 682, 90, 8, 0.5),
      rect(-10, 700, 1220, 24, p.stone[1]),
      path(times(4, (index) => d`M${20 + index * 320} 800a130 66 0 0 1 260 0z`) + 'M-10 716h1220v90H-10z', p.stone[2], 'fill-rule="evenodd"'),
      rect(-10, 692, 1220, 9, p.stone[0]),
      bars(0, 704, 8, 18, 60, 20.4, p.stone[2]),
      bus(p, 160, 698, 0.72),
      crowd(p, [
        [480, 696, 0.62],
        [510, 696, 0.6],
        [700, 696, 0.62],
        [760, 696, 0.62],
        [792, 696, 0.4],
        [960, 696, 0.62],
      ]),
      lamp(p, 430, 700, 0.85),
      lamp(p, 850, 700, 0.85),
      lamp(p, 1120, 700, 0.85),
    ];
  },
};

/** A gun turret with its three barrels; origin at its foot, pointing right. */
const turret = (grey: readonly [string, string]): string => path('M-50 0l8-34h70l26 22v12z', grey[0]) + path('M14-34h14l26 22v12H20z', grey[1]) + line('M44-20l74-12M44-14l78-10M44-8l80-6', grey[1], 5);

const belfast: Picture = {
  name: 'hms-belfast',
  title: 'The grey cruiser HMS Belfast moored in the Thames, flags flying, Tower Bridge behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const light: readonly [string, string] = ['#AEBCC4', '#8797A2'];
    const dark = '#5F7280';
    return [
      sky(c),
      rays(p, 200, 150, 0.12),
      sun(p, 200, 150, 58),
      clouds(p, [
        [330, 110, 0.9],
        [880, 120, 1.1],
        [60, 300, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 44, low: 50, high: 180 }),
      farWalkieTalkie(p.far, 300, 600, 230),
      farWedge(p.far, 130, 600, 260),
      at(850, 590, 0.5, towerBridge({ ...p, stone: [p.stone[0], p.stone[1], p.stone[2], p.mid] }, 460, 700)),
      embankment(p, 596, 24, 1200),
      trees(p, -20, 420, 600, 30, 6),
      water(c, 616, 28),
      birds(p, 520, 160),
      at(
        600,
        690,
        1,
        path('M-520-86q40 10 90 12H400q70-2 140-36l-50 120q-10 20-40 20H-440q-50 0-60-30z', light[0]) +
          path('M-160-74h200l-60 104h-200zM230-76h120l-50 106h-150z', dark, 'opacity=".75"') +
          path('M-508-26q30 4 60 4H470l-16 36q-10 16-30 16H-440q-50 0-60-30z', '#3E4A54', 'opacity=".35"') +
          path('M-494 14H484l-16 16H-470q-16-4-24-16z', p.red) +
          times(24, (index) => circle(-400 + index * 32, -46, 4, '#4A5A66')) +
          each([-320, -230], (x, index) => at(x, -74 - index * 26, 0.92, turret(light), -0.92) + rect(x - 40, -76 - index * 26, 80, 30 * index + 4, light[1])) +
          each([250, 340], (x, index) => at(x, index ? -78 : -102, 0.92, turret(light)) + rect(x - 40, index ? -80 : -104, 80, index ? 8 : 30, light[1])) +
          block(-170, -150, 360, 78, light[0], light[1], 0.3) +
          windows(-154, -136, 13, 2, [26, 30], [12, 10], '#4A5A66') +
          block(60, -220, 110, 72, light[0], light[1]) +
          windows(68, -208, 6, 1, [16, 10], [10, 14], '#4A5A66') +
          block(84, -262, 66, 44, light[0], light[1]) +
          path('M-60-150l8-100h54l-8 100zM-140-150l8-92h52l-8 92z', light[1]) +
          path('M-53-240l1-12h54l-1 12zM-133-232l1-12h52l-1 12z', '#2A3038') +
          line('M118-262V-400M84-330h68M96-362h44M-30-250V-390M-60-330h60M118-262l-26-90M118-262l26-90', dark, 6) +
          path('M118-396h30l-8 8 8 8h-30z', p.red) +
          garland([-500, -90], [118, -396], -60, 16, [p.red, '#fff', '#27407A', p.gold]) +
          garland([118, -396], [520, -104], -50, 11, [p.gold, '#27407A', p.red, '#fff']),
      ),
      unionFlag(p, 84, 608, 70, 0.7),
      ellipse(600, 724, 520, 10, p.glint, 'opacity=".4"'),
      riverBoat(p, 140, 762, 0.8),
    ];
  },
};

const rigging = (p: Palette, x: number, height: number, spread: number): string =>
  line(d`M${x} 0V${-height}`, p.ink, 9) +
  each([0.3, 0.48, 0.66, 0.82], (share, index) => line(d`M${x - spread * (1 - index * 0.2)} ${-height * share}h${2 * spread * (1 - index * 0.2)}`, p.ink, 6) + path(d`M${x - spread * (0.94 - index * 0.2)} ${-height * share + 2}q${spread * (0.94 - index * 0.2)} 22 ${spread * (1.88 - index * 0.4)} 0v8q${-spread * (0.94 - index * 0.2)} 20 ${-spread * (1.88 - index * 0.4)} 0z`, p.stone[0])) +
  line(d`M${x - spread * 0.9} 0L${x} ${-height * 0.8}L${x + spread * 0.9} 0M${x - spread * 0.5} 0L${x} ${-height * 0.62}L${x + spread * 0.5} 0`, p.ink, 2, 'opacity=".7"');

const cuttySark: Picture = {
  name: 'cutty-sark',
  title: 'The tea clipper Cutty Sark with three rigged masts, her hull raised on a sea of glass at Greenwich',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 210, 160, 0.12),
      sun(p, 210, 160, 60),
      clouds(p, [
        [70, 330, 0.9],
        [910, 130, 1.1],
        [420, 80, 0.7],
      ]),
      birds(p, 900, 260),
      skyline(p.far, { to: 1220, base: 640, seed: 59, low: 40, high: 120 }),
      farDome(p.far, 1090, 640, 160),
      trees(p, -20, 200, 650, 44, 4),
      trees(p, 1020, 1230, 650, 44, 9),
      rect(0, 640, 1200, 170, p.paving[0]),
      at(
        600,
        560,
        1,
        line('M-380-40L-180-420L20-460L220-380L470-40', p.ink, 2, 'opacity=".7"') +
          rigging(p, -180, 420, 120) +
          rigging(p, 20, 460, 130) +
          rigging(p, 220, 390, 108) +
          line('M420-34L560-86', p.ink, 9) +
          line('M220-390L552-84M220-260L500-64', p.ink, 2.5) +
          path('M250-250L440-66L280-40zM330-210L500-76L452-52z', p.stone[0], 'opacity=".85"') +
          path('M-420-70q30 18 60 22H380q60-4 110-30-30 60-66 150H-360q-50-60-60-142z', '#23252E') +
          path('M-408-36q20 8 50 8H400q30-2 60-12l-6 12q-20 8-54 10H-360q-30 0-44-6z', p.gold) +
          path('M-384 18h810l-28 54H-360q-16-22-24-54z', '#B5713C') +
          line('M-376 34h794M-368 52h778', '#8A5226', 2) +
          path('M480-78l30-14 6 16-30 20z', p.white) +
          line('M-400-58h790', p.white, 3),
      ),
      georgeFlag(p, 622, 110, 40, 0.5),
      path('M150 690q60-110 250-96 200 30 400-6 190-10 250 102z', '#9CC7D2', 'opacity=".82"'),
      line(times(15, (index) => d`M${190 + index * 58} 690L${260 + index * 48} 596`) + times(15, (index) => d`M${190 + index * 58} 690L${320 + index * 48} 600`), p.white, 2.5),
      line('M150 690q60-110 250-96 200 30 400-6 190-10 250 102', p.white, 6),
      rect(130, 688, 940, 14, p.stone[2]),
      line('M0 740h1200M300 702L200 800M600 702v98M900 702l100 98', p.paving[1], 3),
      crowd(p, [
        [240, 760, 0.7],
        [270, 762, 0.68],
        [480, 740, 0.58],
        [700, 776, 0.78],
        [736, 778, 0.48],
        [940, 750, 0.64],
        [1040, 734, 0.56],
      ]),
    ];
  },
};

const timberFrame = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, '#F4E6CC') +
  line(d`M${x} ${y}h${width}M${x} ${y + height}h${width}M${x} ${y + height / 2}h${width}${times(Math.round(width / 44) + 1, (index) => d`M${x + index * 44} ${y}v${height}`)}`, '#5A3D2A', 7) +
  line(times(Math.round(width / 88), (index) => d`M${x + index * 88} ${y + height}l44 ${-height / 2}l44 ${height / 2}`), '#5A3D2A', 5);

const globe: Picture = {
  name: 'shakespeares-globe',
  title: 'Shakespeare’s Globe, the round timber-framed playhouse under its thatch, flag up before an evening play',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 470, 0.07),
      sun(p, 330, 430, 90),
      clouds(p, [
        [80, 170, 1.1],
        [880, 130, 1.2],
        [540, 80, 0.7],
      ]),
      birds(p, 880, 260),
      skyline(p.far, { to: 1220, base: 640, seed: 73, low: 50, high: 180 }),
      farShard(p.far, 1090, 640, 350),
      skyline(p.mid, { to: 300, base: 640, seed: 6, low: 60, high: 120 }),
      skyline(p.mid, { from: 930, to: 1220, base: 640, seed: 7, low: 60, high: 120 }),
      rect(560, 190, 150, 110, '#E8C79A') + line('M560 190h150v110h-150zM610 190v110M660 190v110', '#5A3D2A', 6) + path('M540 196l95-76 95 76z', '#9A7A4C') + path('M635 120l95 76h-60z', '#7A5C3A'),
      georgeFlag(p, 635, 124, 84, 0.8),
      path('M250 330q350-130 700 0l40 56q-390-120-780 0z', '#B08A54'),
      path('M640 282q170 4 310 48l40 56q-150-46-340-56z', '#8A6A40'),
      line(times(30, (index) => d`M${270 + index * 23} ${326 - Math.sin((index / 29) * Math.PI) * 52}l${-14 + index} 48`), '#7A5C3A', 3, 'opacity=".6"'),
      path('M216 380q384-112 768 0v270H216z', '#F4E0C0'),
      path('M700 328q170 10 284 52v270H700z', '#C99A86', 'opacity=".55"'),
      line(times(19, (index) => d`M${216 + index * 42.6} ${380 - Math.sin((index / 18) * Math.PI) * 56}V650`), '#5A3D2A', 7),
      line('M216 462q384-84 768 0M216 552q384-40 768 0M216 646h768M216 384q384-112 768 0', '#5A3D2A', 8),
      each([1, 4, 7, 10, 13, 16], (index) => rect(230 + index * 42.6, 478 - Math.sin((index / 17) * Math.PI) * 38, 28, 40, p.window) + rect(230 + index * 42.6, 400 - Math.sin((index / 17) * Math.PI) * 50, 28, 34, p.window)),
      line(times(9, (index) => d`M${216 + index * 85.2} 640l42 -70l42 70`), '#5A3D2A', 4, 'opacity=".8"'),
      path('M540 650v-84a60 44 0 0 1 120 0v84z', '#4A2E22') + path('M556 650v-80a44 34 0 0 1 88 0v80z', p.window) + line('M600 536v114', '#4A2E22', 6),
      timberFrame(40, 540, 176, 106),
      path('M30 544l98-60 98 60z', '#7A4A44'),
      timberFrame(984, 540, 176, 106),
      path('M974 544l98-60 98 60z', '#7A4A44'),
      embankment(p, 648, 44, 1200),
      lamp(p, 250, 660, 0.7),
      lamp(p, 950, 660, 0.7),
      crowd(p, [
        [420, 662, 0.62],
        [446, 664, 0.6],
        [560, 660, 0.6],
        [690, 664, 0.62],
        [720, 664, 0.4],
        [800, 662, 0.62],
        [140, 662, 0.6],
      ]),
      water(c, 690, 33),
      reflection(p.gold, 600, 700, 120, 7, 0.5),
    ];
  },
};

export const onTheRiver = [bridge, bigBen, belfast, cuttySark, globe];
