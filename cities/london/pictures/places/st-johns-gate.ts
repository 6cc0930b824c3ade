import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { glow } from '../kit/light';
import { bars, battlements, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

/** The eight-pointed cross of the Order, round the origin, 100 from the middle to each side. */
const maltese = (colour: string): string =>
  path(
    'M0 0L-42-100 0-74 42-100zM0 0L100-42 74 0 100 42zM0 0L42 100 0 74-42 100zM0 0L-100 42-74 0-100-42z',
    colour,
  );

const gate: Picture = {
  name: 'st-johns-gate',
  title:
    'St John’s Gate in Clerkenwell: two square battlemented towers of weathered stone and a low wide arch over the lane',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const rag = ['#D8C7A6', '#B8A383', '#8F7C63', '#5E4F42'] as const;
    const next = stream(1504);
    const tower = (x: number): string =>
      block(x, 180, 230, 470, rag[0], rag[1], 0.26) +
      courses(x + 4, 200, 220, 430, rag[2], next, 90) +
      battlements(x - 10, 140, 250, 46, 5, rag[0], 22) +
      rect(x - 10, 184, 250, 8, rag[2]) +
      each(
        [244, 372, 500],
        (y) =>
          rect(x + 66, y, 98, 82, rag[2]) +
          rect(x + 74, y + 8, 82, 74, p.window) +
          line(d`M${x + 115} ${y + 8}v74M${x + 74} ${y + 44}h82`, rag[0], 6) +
          rect(x + 58, y - 8, 114, 8, rag[1]),
      ) +
      rect(x - 8, 610, 246, 40, rag[1]);
    return [
      backdrop(c, {
        light: [600, 130, 60],
        clouds: [
          [60, 90, 0.9],
          [940, 80, 0.9],
        ],
        roofs: [600, 24, 200],
      }),
      birds(p, 760, 110, 5, 6),
      // Houses of the lane.
      block(-20, 260, 210, 400, p.brick[1], p.brick[2], 0.1),
      sashes(p, 20, 300, [40, 76], 2, 84),
      sashes(p, 20, 440, [40, 84], 2, 84),
      rect(-20, 560, 210, 100, '#2F4A3C'),
      rect(10, 580, 150, 60, '#F6D48A'),
      block(1010, 230, 210, 430, p.brick[0], p.brick[1], 0.2),
      sashes(p, 1046, 270, [40, 80], 2, 84),
      sashes(p, 1046, 410, [40, 84], 2, 84),
      rect(1010, 550, 210, 110, '#2A3550'),
      rect(1040, 574, 150, 64, '#F6D48A'),
      // The middle over the arch.
      rect(390, 230, 420, 420, rag[1]),
      courses(400, 250, 400, 200, rag[2], next, 70),
      battlements(384, 196, 432, 42, 8, rag[0], 20),
      rect(384, 236, 432, 8, rag[2]),
      rect(470, 276, 260, 110, rag[2]),
      rect(480, 286, 240, 100, p.window),
      line('M540 286v100M600 286v100M660 286v100M480 332h240', rag[0], 8),
      rect(460, 266, 280, 10, rag[0]),
      each(
        [430, 770],
        (x) =>
          path(d`M${x - 20} 300h40v26q0 22 -20 32q-20 -10 -20 -32z`, '#17171C') +
          at(x, 326, 0.15, maltese('#FFFDF6')),
      ),
      // The arch and the street beyond it.
      path('M420 650V540q10-110 180-114 170 4 180 114v110z', rag[0]),
      path('M446 650V548q8-92 154-96 146 4 154 96v102z', rag[3]),
      path('M480 650V560q8-74 120-78 112 4 120 78v90z', '#DCE9E2'),
      path('M480 650v-70l60-20v90zM720 650v-90l-50 10v80z', p.brick[1]),
      path('M566 650v-46q-24-6-20-32 8-30 40-30 34-14 52 14 26 20 4 42-14 12-30 8v44z', p.tree[1]),
      path('M556 566q14-20 40-16-16 10-22 30-14 0-18-14z', p.tree[2]),
      line('M446 548q40-60 154-84M754 548q-40-60-154-84M600 452v30', rag[2], 6),
      each([490, 600, 710], (x) => rect(x - 14, 396, 28, 34, rag[0]) + at(x, 413, 0.1, maltese(rag[3]))),
      tower(168),
      tower(802),
      each(
        [283, 917],
        (x) =>
          rect(x - 3, 52, 6, 92, p.ink) +
          path(d`M${x + 3} 56q22 -10 44 0t40 0v50q-20 10 -40 0t-44 0z`, '#17171C') +
          at(x + 44, 81, 0.2, maltese('#FFFDF6')),
      ),
      each([150, 1050], (x) => lamp(p, x, 690, 0.9)),
      rect(0, 648, 1200, 162, '#A99C8E'),
      times(5, (row) =>
        bars(-30 + (row % 2) * 30, 654 + row * 30, 52, 22, 22, 60, row % 2 ? '#9B8E80' : '#B6AA9B'),
      ),
      path('M470 650h260l130 160H340z', '#C4B8A6'),
      line('M470 650L340 810M730 650l130 160', '#8A7D70', 5),
      crowd(p, [
        [580, 662, 0.74],
        [610, 664, 0.72],
        [520, 700, 0.96],
        [690, 720, 1.04],
        [736, 724, 0.66],
        [260, 740, 1.14],
        [940, 752, 1.2],
        [986, 756, 1.16],
        [400, 776, 1.3],
      ]),
    ];
  },
};

const crypt: Picture = {
  name: 'st-johns-gate-2',
  title:
    'The Norman crypt of the Order of St John by candlelight: round ribs of pale stone cross one behind the other down to the altar',
  hour: 'night',
  draw: (c) => {
    const s = ['#E3CDA4', '#B9A07A', '#8A745A', '#4E4238', '#2E2622'] as const;
    const bay = (half: number, top: number, foot: number, ribs: string, thick: number): string =>
      path(
        d`M${600 - half} ${foot}V${top + half * 0.72}a${half} ${half * 0.72} 0 0 1 ${half * 2} 0V${foot}h${-thick}V${top + half * 0.72}a${half - thick} ${half * 0.72 - thick} 0 0 0 ${-2 * (half - thick)} 0V${foot}z`,
        ribs,
      );
    const vault = (outer: number, inner: number, topO: number, topI: number): string =>
      line(
        d`M${600 - outer} ${topO + outer * 0.72}Q${600 - outer * 0.5} ${topO} ${600} ${(topO + topI) / 2 + 10}Q${600 + inner * 0.6} ${topI} ${600 + inner} ${topI + inner * 0.72}M${600 + outer} ${topO + outer * 0.72}Q${600 + outer * 0.5} ${topO} ${600} ${(topO + topI) / 2 + 10}Q${600 - inner * 0.6} ${topI} ${600 - inner} ${topI + inner * 0.72}`,
        s[1],
        outer * 0.045,
      );
    const candle = (x: number, y: number, tall: number): string =>
      rect(x - 5, y - tall, 10, tall, '#FFF6E0') +
      path(d`M${x} ${y - tall - 26}q11 16 0 26q-11 -10 0 -26z`, '#FFB740') +
      circle(x, y - tall - 12, 36, '#FFD27A', 'opacity=".22"');
    return [
      rect(0, 0, 1200, 800, s[3]),
      path('M0 0h1200v800H0z', '#6B5846'),
      bay(720, -160, 800, s[2], 110),
      path('M110 700V358a490 353 0 0 1 980 0v342z', '#7A6550'),
      vault(600, 400, 0, 130),
      bay(480, 60, 720, s[1], 60),
      path('M180 720V405a420 286 0 0 1 840 0v315z', '#8C7459'),
      vault(420, 300, 110, 190),
      bay(330, 170, 660, s[0], 44),
      path('M314 660V408a286 194 0 0 1 572 0v252z', '#9C8263'),
      vault(286, 200, 214, 268),
      bay(220, 262, 616, s[1], 32),
      path('M412 616V421a188 126 0 0 1 376 0v195z', '#C2A67E'),
      glow(c, 'altar', '#FFD98A', [600, 520], [420, 300], 0.8),
      // The east window and the altar.
      path('M540 500V380q60-80 120 0v120z', '#3D6C93'),
      path('M556 496V388q44-54 88 0v108z', '#5B86B0'),
      line('M600 350v146M548 430h104', s[4], 5),
      at(600, 420, 0.32, maltese('#FFFDF6')),
      rect(510, 556, 180, 70, '#7A2430'),
      rect(500, 544, 200, 16, '#FFFDF6'),
      at(600, 592, 0.24, maltese('#FFFDF6')),
      candle(526, 544, 40),
      candle(674, 544, 40),
      // Benches of stone, floor, candle stands.
      path('M0 700l310-50v-30L0 650zM1200 700l-310-50v-30l310 30z', s[1]),
      path('M0 810V700l310-50h100v-30h380v30h100l310 50v110z', '#9A8266'),
      path('M520 622h160l170 190H350z', '#7A2430'),
      line('M520 622L350 812M680 622l170 190', '#E0A93F', 5),
      line('M410 660L150 810M790 660l260 150M360 700h480M260 760h680', s[2], 3, 'opacity=".6"'),
      ...[220, 980].map(
        (x) =>
          line(d`M${x} 740v-150M${x - 50} 600h100M${x - 30} 740h60`, '#1C1816', 8) +
          candle(x - 46, 600, 50) +
          candle(x, 590, 60) +
          candle(x + 46, 600, 50),
      ),
      crowd(c.palette, [
        [430, 690, 0.96],
        [470, 692, 0.94],
        [770, 700, 1],
        [812, 704, 0.64],
        [330, 770, 1.4],
        [880, 776, 1.4],
      ]),
    ];
  },
};

const effigy: Picture = {
  name: 'st-johns-gate-3',
  title:
    'The alabaster effigy of a knight of St John at rest, a lion at his feet and the white eight-pointed cross on the black banner above',
  hour: 'dawn',
  draw: (c) => {
    const a = ['#FBF3E4', '#E4D6BE', '#C2B092', '#8C7A62'] as const;
    return [
      rect(0, 0, 1200, 800, '#B7A58A'),
      courses(0, 20, 1200, 520, '#6E5C48', stream(9), 90),
      path('M130 560V200q0-150 130-150t130 150v360zM810 560V200q0-150 130-150t130 150v360z', '#A08D72'),
      path('M160 560V210q0-120 100-120t100 120v350zM840 560V210q0-120 100-120t100 120v350z', '#D3E4E6'),
      line('M260 90v470M160 250h200M160 400h200M940 90v470M840 250h200M840 400h200', '#F6EEDD', 7),
      path('M160 210q60-90 200 0v60q-100-60-200 0z', '#B8273A', 'opacity=".55"'),
      path('M840 300q100 60 200 0v70q-100 40-200 0z', '#3D6C93', 'opacity=".5"'),
      glow(c, 'sun', '#FFF6DA', [560, 420], [600, 300], 0.55),
      // The banner.
      rect(440, 60, 320, 12, '#6A4A30'),
      path('M460 72h280v290l-140 70-140-70z', '#17171C'),
      path('M640 72h100v290l-100 50z', '#000', 'opacity=".3"'),
      at(600, 226, 1.18, maltese('#FFFDF6')),
      each([444, 756], (x) => circle(x, 66, 12, '#E0A93F')),
      // The tomb chest.
      path('M150 700h900v110H150z', a[2]),
      rect(130, 672, 940, 32, a[0]),
      rect(130, 698, 940, 8, a[3]),
      each(
        [200, 370, 540, 710, 880],
        (x) =>
          path(d`M${x} 800v-56q60 -50 120 0v56z`, a[3], 'opacity=".5"') +
          at(x + 60, 772, 0.28, maltese(a[0])),
      ),
      ellipse(600, 668, 420, 16, '#000', 'opacity=".2"'),
      // The pillow, the knight, the lion.
      path('M200 668q-20-40 20-60h170q30 24 10 60z', a[1]),
      path('M200 640q80-20 200-4', 'none', `stroke="${a[2]}" stroke-width="5"`),
      path('M290 610q-60 0-66-50 0-52 56-58 50-2 66 36 34 0 52 30l10 50q-60 16-118-8z', a[0]),
      path('M224 560q6-60 62-60 44 2 60 38-24-10-40 6-40-12-50 10-6 40 20 56-48 0-52-50z', a[2]),
      path(
        'M300 546q10-2 16 4M306 574q10 4 16 0',
        'none',
        `stroke="${a[3]}" stroke-width="4" stroke-linecap="round"`,
      ),
      path('M378 560q60-50 190-54 120 4 210 40 120 40 190 56l-4 60H400q-50-40-22-102z', a[0]),
      path('M400 662q100-30 300-20t264 14l-4 12H404z', a[2]),
      path('M420 560q30-50 150-54l40 4q-60 70-50 150h-140q-30-50 0-100z', '#2A2A32'),
      at(500, 590, 0.42, maltese('#FFFDF6')),
      path('M520 530l80-60 40 10-50 60zM560 520l60-60 30 20-60 50z', a[1]),
      path('M700 548q120 50 260 70l-4 30q-150-10-280-40z', a[1]),
      line('M700 640q130-16 256 6M640 520q-10 70 0 140', a[3], 4),
      path('M420 640h420l60 14-60 12H420z', a[2]),
      rect(470, 626, 16, 52, a[3]),
      path('M960 662q-10-70 20-80 30-20 60 4 36 0 34 40 6 30-24 36z', a[1]),
      circle(1010, 570, 32, a[2]),
      circle(1012, 574, 23, a[0]),
      circle(1004, 568, 3.5, a[3]),
      circle(1022, 568, 3.5, a[3]),
      path('M1006 580h14l-7 8z', a[3]),
      path('M1070 640q40-20 24-60-4 30-30 30z', a[2]),
      person({ x: 120, y: 790, scale: 1.6, coat: '#B8273A', hair: '#6B4226' }),
      person({ x: 1130, y: 792, scale: 1.6, coat: '#3D6C93', left: true, skin: 1 }),
      person({ x: 1076, y: 794, scale: 1, coat: '#E0A93F', left: true, skin: 3 }),
    ];
  },
};

export const stJohnsGate = [gate, crypt, effigy];
