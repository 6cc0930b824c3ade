import { backdrop } from '../kit/backdrop';
import { crowd, parentAndChild, person } from '../kit/figures';
import { flowers, tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, water } from '../kit/water';
import type { Picture } from '../picture';

const goatShape = (
  x: number,
  y: number,
  s: number,
  [coat, dark]: readonly [string, string],
  right = false,
): string =>
  at(
    x,
    y,
    s,
    ellipse(6, 0, 70, 7, '#000', 'opacity=".16"') +
      line('M-30-44v42M52-46v44', dark, 11) +
      line('M-44-44v44M38-44v44', coat, 11) +
      path('M-62-92q50-20 110-8 26 4 26 34-6 30-30 30h-90q-30-6-30-34z', coat) +
      path('M44-100q30 4 30 34-6 30-30 30h-14q24-30 14-64z', dark) +
      path('M72-92l18-14-6 24z', coat) +
      path('M-56-70l-26-56 14-20 24 8 20 50z', coat) +
      path('M-64-146q-20-4-34 12l-26 20q0 14 14 14 34-4 48-24z', coat) +
      path('M-112-100q2 16-4 26-10-12-6-26z', dark) +
      path('M-60-146q14-4 22 12-14 4-26-4z', dark) +
      path('M-74-148q-2-34 30-44-12 20-18 46z', '#8A7C68') +
      circle(-88, -130, 3.5, '#22201E'),
    right ? -s : s,
  );

const riverside: Picture = {
  name: 'surrey-docks-farm',
  title:
    'Goats on a log pile by the river wall at Surrey Docks Farm, brick and timber sheds behind and the towers of Canary Wharf across the Thames',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const tower = (x: number, w: number, h: number, fill: string): string =>
      rect(x, 420 - h, w, h, fill) +
      windows(x + 8, 432 - h, Math.floor((w - 10) / 14), Math.floor(h / 18), [14, 18], [7, 9], '#D3E4E6');
    return [
      backdrop(c, {
        light: [190, 130, 56],
        clouds: [
          [420, 80, 0.9],
          [950, 90, 0.8],
        ],
      }),
      birds(p, 330, 190, 6, 12),
      tower(520, 60, 150, p.far),
      tower(590, 76, 220, p.mid),
      tower(676, 84, 270, p.far),
      path('M676 150l42-44 42 44z', p.mid),
      tower(770, 70, 240, p.mid),
      tower(850, 56, 180, p.far),
      tower(460, 50, 100, p.mid),
      tower(914, 60, 120, p.mid),
      path('M380 420h660v-20H380z', p.mid),
      water({ ...c, height: 520 }, 416, 6),
      embankment(p, 500, 60, 1200),
      line(
        'M380 500v-50h820M480 500v-50M580 500v-50M680 500v-50M780 500v-50M880 500v-50M980 500v-50M1080 500v-50M1180 500v-50',
        p.ink,
        5,
      ),
      // The sheds.
      block(-20, 330, 360, 250, '#9A6B44', '#7A5234', 0.16),
      line(
        times(13, (index) => d`M${10 + index * 26} 340v240`),
        '#6A4528',
        3,
      ),
      path('M-40 334L160 220l220 114z', p.roof[0]),
      path('M160 220l220 114h-70z', p.roof[1]),
      rect(60, 400, 90, 180, '#4A3220'),
      line('M60 400l90 180M150 400L60 580', '#8A5A34', 6),
      rect(200, 400, 90, 70, '#4A3220'),
      path('M214 470v-40q30-30 60 0v40z', '#C9A37A'),
      line('M222 430l-8-16M266 430l10-16', '#C9A37A', 7),
      circle(234, 444, 4, '#22201E'),
      circle(256, 444, 4, '#22201E'),
      rect(0, 556, 1200, 260, '#CDB585'),
      path('M0 640q500-50 1200-10v180H0z', '#BFA371'),
      path('M900 560q160-10 300 4v60q-180 20-300-64z', p.tree[2]),
      tree(p, 1100, 600, 1.1),
      // Logs to climb on.
      each(
        [
          [560, 660],
          [640, 660],
          [720, 660],
          [600, 606],
          [680, 606],
          [640, 552],
        ] as const,
        ([x, y]) =>
          circle(x, y - 30, 38, '#8A5A34') +
          circle(x, y - 30, 30, '#DDB684') +
          circle(x, y - 30, 18, 'none', 'stroke="#B98A5A" stroke-width="4"') +
          circle(x, y - 30, 7, '#B98A5A'),
      ),
      goatShape(640, 488, 1.02, ['#FFFDF6', '#D9D2C4']),
      goatShape(470, 664, 1.12, ['#8A5A34', '#5E3C24'], true),
      goatShape(850, 680, 1.2, ['#3A3A42', '#22222A']),
      goatShape(990, 660, 0.72, ['#FFFDF6', '#D9D2C4'], true),
      // Hens and a fence.
      each(
        [
          [330, 720],
          [390, 744],
          [1040, 740],
        ] as const,
        ([x, y], index) =>
          at(
            x,
            y,
            1,
            path(
              'M-30-20q-4-16 10-24 10 10 30 8 10-26 26-24 12 4 6 18-2 30-28 34-34 6-44-12z',
              ['#C9703A', '#FFFDF6', '#8A5634'][index]!,
            ) +
              path('M28-60q4-12 12-4 8-6 10 6-8 6-18 4z', '#B8273A') +
              path('M48-46l10 4-10 4z', '#E0A93F') +
              circle(40, -48, 2, '#22201E') +
              line('M-4-8v10M8-8v10', '#D9822E', 3),
          ),
      ),
      line('M0 770h1200M0 738h1200', '#8A6238', 12),
      bars(40, 714, 22, 96, 6, 220, '#6A4828'),
      crowd(p, [
        [110, 640, 1.05],
        [160, 644, 0.66],
        [1130, 700, 1.16],
      ]),
      person({ x: 250, y: 700, scale: 1.24, coat: '#2F6B52', legs: '#3A3A44' }),
      path('M268 660h30l-4 30h-22z', '#8FA6B0'),
    ];
  },
};

const orchard: Picture = {
  name: 'surrey-docks-farm-2',
  title:
    'The herb garden and orchard of Surrey Docks Farm on a bright morning: beehives under the apple blossom and a round canvas yurt',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(15);
    const apple = (x: number, y: number, s: number): string =>
      tree({ ...p, tree: ['#7A9A62', '#E9B3C0', '#FBE1E6'] }, x, y, s) +
      times(16, () =>
        circle(x + (next() - 0.5) * 130 * s, y - (100 + next() * 110) * s, 4 * s + 2, '#FFFDF6'),
      );
    const hive = (x: number, y: number, tone: string): string =>
      rect(x - 40, y - 16, 80, 16, '#8A6238') +
      bars(x - 36, y - 2, 10, 20, 2, 62, '#8A6238') +
      rect(x - 36, y - 60, 72, 44, tone) +
      rect(x - 36, y - 98, 72, 36, tone) +
      rect(x + 12, y - 98, 24, 82, '#000', 'opacity=".12"') +
      path(d`M${x - 46} ${y - 98}l46 -30l46 30z`, '#6C7680') +
      rect(x - 18, y - 24, 36, 6, '#3A2A20');
    const bee = (x: number, y: number): string =>
      ellipse(x, y, 9, 6, '#E0A93F') +
      line(d`M${x - 2} ${y - 6}v12M${x + 3} ${y - 5}v10`, '#2A1E1A', 2.6) +
      ellipse(x - 2, y - 8, 6, 4, '#fff', 'opacity=".8"');
    return [
      backdrop(c, {
        light: [560, 220, 86],
        clouds: [
          [90, 100, 0.9],
          [860, 90, 0.9],
        ],
        roofs: [440, 21, 90],
      }),
      trees(p, -20, 1220, 450, 46, 11),
      path('M0 440h1200v370H0z', p.tree[2]),
      path('M0 470q600-40 1200 10v80H0z', p.tree[1], 'opacity=".35"'),
      // The yurt.
      ellipse(860, 572, 220, 18, '#000', 'opacity=".16"'),
      path('M660 570V440q200-30 400 0v130q-200 34-400 0z', '#F6EEDD'),
      path('M900 586V428q100 4 160 12v130q-70 12-160 16z', '#DFD2BA'),
      path('M644 446q60-110 216-124 156 14 216 124-216 40-432 0z', '#FFFDF6'),
      path('M860 322q156 14 216 124-80 14-150 18 10-90-66-142z', '#E6DAC4'),
      ellipse(860, 324, 34, 10, '#B98A5A'),
      path('M660 466q200 34 400 0v22q-200 34-400 0z', p.red),
      path('M660 472q200 34 400 0v8q-200 34-400 0z', p.gold),
      path('M810 588V470h100v118z', '#8A5A34'),
      path('M820 584V480h38v106zM864 586V480h36v104z', '#3D6C93'),
      apple(170, 560, 1.5),
      apple(400, 530, 1),
      apple(1130, 590, 1.4),
      hive(250, 620, '#FFFDF6'),
      hive(360, 636, '#BFE0DA'),
      hive(470, 612, '#F7D58E'),
      each(
        [
          [300, 540],
          [350, 520],
          [410, 560],
          [520, 560],
          [230, 500],
          [560, 640],
        ] as const,
        ([x, y]) => bee(x, y),
      ),
      // Raised beds of herbs.
      path('M540 640h120l60 170H480z', '#E3CFA4'),
      each(
        [
          [60, 700, 400],
          [740, 690, 400],
        ] as const,
        ([x, y, w], index) =>
          rect(x, y, w, 46, '#9A7048') +
          rect(x, y, w, 10, '#B98A5A') +
          times(
            13,
            (tuft) =>
              circle(
                x + 16 + tuft * 31,
                y - 4,
                18,
                ['#5B8A57', '#7FA36B', '#6E8F8A', '#9AB36A'][(tuft + index) % 4]!,
              ) +
              circle(
                x + 12 + tuft * 31,
                y - 18,
                8,
                ['#8F6CC0', '#FFFDF6', '#E0A93F', '#86AD6A'][(tuft + index) % 4]!,
              ),
          ),
      ),
      flowers(['#8F6CC0', '#E0A93F', '#FFFDF6'], 60, 440, 780, p, 6),
      flowers(['#E0485A', '#FFFDF6', '#E0A93F'], 760, 1160, 778, p, 9),
      parentAndChild(590, 740, 1.2, p.blue, p.red),
      person({ x: 620, y: 620, scale: 0.8, coat: p.gold, skirt: true }),
      person({ x: 190, y: 680, scale: 1.24, coat: '#FFFDF6', legs: '#FFFDF6' }),
      path('M168 594h44v-30q-22-16-44 0z', '#2A2A30', 'opacity=".5"'),
      path('M154 566h72l-14-12h-44z', '#E3CFA4'),
    ];
  },
};

const donkey: Picture = {
  name: 'surrey-docks-farm-3',
  title:
    'A grey donkey looks over the stable door at Surrey Docks Farm in the last light, a child holding out a carrot',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const coat = ['#B7A9B2', '#8F8094', '#655872'] as const;
    return [
      rect(0, 0, 1200, 800, '#7E4A58'),
      times(22, (row) =>
        bars(-40 + (row % 2) * 44, row * 37, 80, 30, 15, 88, row % 3 ? '#8C5462' : '#6E3E52'),
      ),
      glow(c, 'sun', '#FFB873', [160, 300], [620, 520], 0.6),
      // The doorway and the lower half of the door.
      rect(360, 60, 520, 750, '#4A2C28'),
      rect(390, 90, 460, 720, '#241A2A'),
      glow(c, 'straw', '#E0A93F', [640, 560], [240, 180], 0.35),
      // Hay in a rack.
      path('M680 150h150v110q-80 30-150 0z', '#C9983A'),
      line('M690 150v116M720 150v122M750 150v124M780 150v122M810 150v114', '#6A4A30', 7),
      // The donkey's neck, then the head.
      path('M560 810q-20-260 40-400l190-30q80 180 60 430z', coat[1]),
      path('M700 390q100 160 90 420h60q20-250-60-430z', coat[2]),
      path('M596 330q40-40 120-20 60 40 90 130l-20 60q-30-90-90-150z', '#3A2E48'),
      path('M470 250q-50-120-20-190 50 30 80 110l10 90z', coat[1]),
      path('M478 230q-30-80-16-130 30 30 46 100z', '#E3B9A8'),
      path('M620 240q10-130 80-180 30 80-10 180l-40 40z', coat[2]),
      path('M640 226q8-80 46-118 8 60-14 118z', '#C99AA0'),
      path(
        'M470 250q90-50 170 4 30 70-4 150-20 90-30 140-10 60-70 64-60 0-74-60 0-70-10-150-20-90 18-148z',
        coat[0],
      ),
      path('M560 232q50 0 80 22 30 70-4 150-20 90-30 140-10 60-70 64 40-60 44-180 10-120-20-196z', coat[1]),
      path('M452 520q10-50 84-54 70 4 72 60-2 80-74 84-70-2-82-90z', '#F1E4E0'),
      path('M560 468q46 8 48 58-2 80-74 84 50-40 26-142z', '#D5C1C6'),
      ellipse(500, 530, 11, 16, '#5A4656'),
      ellipse(570, 530, 11, 16, '#5A4656'),
      path('M486 578q46 24 90 0', 'none', 'stroke="#7A6472" stroke-width="6" stroke-linecap="round"'),
      ellipse(462, 340, 15, 19, '#22182A'),
      ellipse(622, 346, 14, 18, '#22182A'),
      circle(458, 333, 5, '#fff'),
      circle(618, 339, 5, '#fff'),
      path('M440 316q22-16 44 0M602 322q22-14 40 2', 'none', `stroke="${coat[2]}" stroke-width="7"`),
      path('M520 210q20-40 50-46 0 30 26 50-10 60-40 90-30-40-36-94z', '#3A2E48'),
      // A halter.
      line('M452 430q90 30 178-4', p.red, 12),
      line('M462 430L440 280M628 426l34-140', p.red, 10),
      circle(456, 432, 10, p.gold),
      // The half door, with its latch and a bucket.
      rect(372, 612, 496, 200, '#2F6B5A'),
      line('M454 612v200M536 612v200M618 612v200M700 612v200M782 612v200', '#24564A', 5),
      rect(372, 604, 496, 24, '#3E8570'),
      line('M390 640l460 150', '#24564A', 16),
      rect(360, 660, 70, 12, '#1B1A2A'),
      rect(360, 760, 70, 12, '#1B1A2A'),
      circle(836, 690, 13, p.gold),
      path('M930 800l-16-110h120l-16 110z', '#8FA0B4'),
      path('M914 690q60-80 120 0', 'none', 'stroke="#5A6478" stroke-width="6"'),
      ellipse(974, 690, 60, 13, '#5A6478'),
      each(
        [
          [950, 684],
          [980, 680],
          [1000, 686],
        ] as const,
        ([x, y]) => path(d`M${x} ${y}l-8 -40q8 -8 16 0z`, '#E08A3A'),
      ),
      // A lantern.
      line('M180 90h90', '#1B1A2A', 9),
      path('M232 96h36l12 70h-60z', '#FFE2A0'),
      line('M232 96h36l12 70h-60zM250 96v70', '#1B1A2A', 5),
      circle(250, 134, 80, '#FFCF75', 'opacity=".2"'),
      // Child with the carrot, grown-up behind.
      person({ x: 180, y: 800, scale: 3.3, coat: p.blue, hair: '#4A3020', legs: '#2A2350' }),
      person({ x: 300, y: 806, scale: 2.2, coat: p.gold, skin: 3, hair: '#C89B5A', legs: '#2A2350' }),
      line('M324 676L400 612', p.gold, 15, 'stroke-linecap="round"'),
      path('M392 624l66-66q10 4 10 12l-62 64z', '#F08A3C'),
      path(
        'M396 634l-30 24M398 630l-34 6M404 636l-20 30',
        'none',
        'stroke="#5B8A57" stroke-width="6" stroke-linecap="round"',
      ),
    ];
  },
};

export const surreyDocksFarm = [riverside, orchard, donkey];
