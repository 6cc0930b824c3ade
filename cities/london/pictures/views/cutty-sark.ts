import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { birds } from '../kit/sky';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const figurehead: Picture = {
  name: 'cutty-sark-2',
  title:
    'Nannie, the white figurehead of the Cutty Sark, holds a grey mare’s tail in her outstretched hand under the bowsprit',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [860, 300, 150],
        clouds: [
          [120, 120, 1],
          [620, 100, 0.8],
        ],
        roofs: [720, 90, 150],
      }),
      birds(p, 930, 520, 5, 5),
      // The bow from the left, the bowsprit to the upper right.
      path('M-20 150q260 40 470 20-80 230-120 640H-20z', '#23242C'),
      path('M-20 150q260 40 470 20l-8 30q-220 20-462-20z', p.gold),
      line('M-20 232q230 28 442 8M-20 600q180 10 372 0', p.gold, 6),
      path('M-20 640q180 10 366 0l-12 170H-20z', '#B5703E'),
      line('M-20 300h400M-20 370h384M-20 440h370M-20 510h360', '#34363F', 4),
      path('M250 180L1010-30l22 24L420 260z', '#8A5A34'),
      path('M250 190L1020-12l12 6L420 260z', '#5E3B20'),
      line('M420 170L900-40M450 560L820 60M470 640L1000 0', p.ink, 4),
      path('M330 210q130-30 220 20 30 20 10 60-90 40-220 10z', p.gold),
      path('M360 226q80-14 150 14-60 30-150 20z', '#23242C'),
      // The figure leans out from the stem.
      path('M420 330q40-60 110-50 80 20 100 90 30 90 10 190-60 60-150 40-20-150-70-270z', '#FFFDF6'),
      path('M560 300q60 20 72 80 26 90 8 180-30 30-70 40 20-160-10-300z', '#DCD2C6'),
      path(
        'M450 440q60 60 180 30M466 520q60 40 172 20M440 380q70 40 180 10',
        'none',
        'stroke="#CFC3B4" stroke-width="6"',
      ),
      circle(560, 236, 50, '#FFFDF6'),
      path('M510 236q-10-70 56-70 60 6 52 66-20-34-50-32-40 2-58 36z', '#E2D8CA'),
      path('M506 220q-60 10-84 60 50-16 96-14z', '#E2D8CA'),
      path('M592 226l14 12-14 6z', '#E2D8CA'),
      circle(580, 224, 4, '#5A4A3E'),
      path('M580 258q12 4 20-4', 'none', 'stroke="#B08A7A" stroke-width="4"'),
      path('M590 320q110-20 200-60l10 26q-90 60-200 84z', '#FFFDF6'),
      circle(806, 268, 20, '#FFFDF6'),
      path('M812 250q60 40 50 150-6 60 20 110-50-20-60-90-8-80-30-140z', '#8E8A92'),
      path('M826 262q30 60 26 140 0 40 10 70', 'none', 'stroke="#6B6872" stroke-width="6"'),
      path('M600 330q90 40 160 20l4 22q-80 34-170 0z', '#EAE2D6'),
    ];
  },
};

const underHull: Picture = {
  name: 'cutty-sark-3',
  title: 'Beneath the copper hull of the Cutty Sark in its dry dock, visitors small under the shining keel',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#2A3040'),
      path('M0 0h1200v250L1000 200H200L0 250z', '#5E7C8A'),
      line(
        'M0 130L280 200M200 0l190 200M460 0l60 200M740 0l-60 200M1000 0L810 200M1200 130L920 200M0 60h1200M80 130h1040',
        '#E6F0F2',
        5,
        'opacity=".7"',
      ),
      path('M0 250l200-50v430L0 720zM1200 250l-200-50v430l200 90z', '#4A4E58'),
      line(
        'M0 350l200-30M0 450l200-14M0 560l200 6M1200 350l-200-30M1200 450l-200-14M1200 560l-200 6',
        '#343842',
        5,
      ),
      path('M0 800l200-170h800l200 170z', '#8A8078'),
      line('M300 630L180 800M450 630l-60 170M600 630v170M750 630l60 170M900 630l120 170', '#6E655E', 4),
      // The hull seen from the bow: copper plates down to a thin keel.
      path('M130 60Q190 470 570 590v60h60v-60Q1010 470 1070 60 600 150 130 60z', '#B5703E'),
      path('M630 590Q1010 470 1070 60 840 104 600 106v490z', '#8E5228'),
      line(
        times(
          6,
          (row) =>
            d`M${158 + row * 34} ${150 + row * 66}Q600 ${220 + row * 74} ${1042 - row * 34} ${150 + row * 66}`,
        ),
        '#6E3E1E',
        4,
      ),
      line(
        'M260 96Q330 440 576 580M400 110q40 280 180 460M940 96q-70 344-316 484M800 110q-40 280-180 460M600 110v480',
        '#6E3E1E',
        3,
        'opacity=".8"',
      ),
      path('M160 90q60 350 390 480-230-170-300-460z', '#F0B070', 'opacity=".45"'),
      path('M130 60Q600 150 1070 60l-6-30Q600 110 136 30z', '#C9963E'),
      rect(560, 590, 80, 70, '#6E3E1E'),
      glow(c, 'keel', '#FFD98A', [600, 640], [420, 110], 0.5),
      each(
        [250, 950],
        (x) =>
          line(d`M${x} 660L${x < 600 ? 420 : 780} 470`, '#C9C4BC', 12) + ellipse(x, 664, 30, 8, '#3A3E48'),
      ),
      crowd(p, [
        [400, 680, 0.9],
        [430, 682, 0.88],
        [700, 690, 0.94],
        [820, 720, 1.1],
        [300, 750, 1.3],
        [900, 770, 1.4],
        [950, 774, 0.9],
      ]),
    ];
  },
};

export const cuttySarkViews = [figurehead, underHull];
