import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { farGherkin } from '../kit/skyline';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const hall: Picture = {
  name: 'old-spitalfields-market',
  title:
    'The hall of Old Spitalfields Market: rows of stalls with clothes, records and prints between green iron columns under the glass roof',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const green = ['#3E7A62', '#2B5A48'] as const;
    const truss = (y: number, left: number, right: number, thick: number): string => {
      const peak = y - (right - left) * 0.16;
      const mid = (left + right) / 2;
      return (
        line(
          d`M${left} ${y}L${mid} ${peak}L${right} ${y}M${left} ${y}H${right}M${mid} ${peak}V${y}`,
          green[0],
          thick,
        ) +
        line(
          times(6, (index) => {
            const x = left + ((right - left) * (index + 1)) / 7;
            const up = y - Math.max(0, 1 - Math.abs(x - mid) / ((right - left) / 2)) * (right - left) * 0.16;
            return d`M${x} ${y}V${up}`;
          }),
          green[0],
          thick * 0.5,
        )
      );
    };
    const stall = (x: number, y: number, s: number, kind: number): string =>
      at(
        x,
        y,
        s,
        rect(-120, -80, 240, 80, '#5A4636') +
          rect(-126, -90, 252, 14, '#9A7650') +
          line('M-116-90v-130M116-90v-130M-126-216h252', '#2A2A30', 7) +
          (kind === 0
            ? each([-96, -60, -24, 12, 48, 84], (dx, index) =>
                path(
                  d`M${dx - 14} -206l-10 12 8 16 6 -4v70h24v-70l6 4 8 -16 -10 -12z`,
                  ['#B8273A', '#3D6C93', '#E0A93F', '#7A4A86', '#2F6B52', '#D97B4F'][index]!,
                ),
              )
            : kind === 1
              ? each(
                  [-90, -30, 30, 90],
                  (dx, index) =>
                    rect(dx - 24, -204, 48, 66, '#FFFDF6') +
                    rect(dx - 18, -198, 36, 54, ['#E0A93F', '#B8273A', '#3D6C93', '#2F6B52'][index]!) +
                    circle(dx, -172, 11, '#FFFDF6'),
                ) +
                each([-100, -66, -32, 2, 36, 70], (dx, index) =>
                  rect(dx, -118, 28, 28, ['#22324A', '#B8273A', '#E0A93F'][index % 3]!),
                )
              : each(
                  [-84, -28, 28, 84],
                  (dx, index) =>
                    line(d`M${dx} -216v40`, '#2A2A30', 2) +
                    path(
                      d`M${dx - 24} -148q6 -32 24 -32t24 32z`,
                      ['#F2D34B', '#F7C5CB', '#BFE0DA', '#FFFDF6'][index]!,
                    ),
                ) +
                each([-90, -40, 10, 60], (dx, index) =>
                  path(
                    d`M${dx} -90q-8 -34 14 -40q22 6 14 40z`,
                    ['#D97B4F', '#5FA3B5', '#E0A93F', '#86AD6A'][index]!,
                  ),
                )),
      );
    return [
      rect(0, 0, 1200, 800, '#D5E4E2'),
      path('M0 0h1200L840 420H360z', '#E6F2F0'),
      line(
        times(11, (index) => d`M${index * 120} 0L${360 + index * 48} 420`),
        '#FFFFFF',
        5,
      ),
      line('M40 60h1120M110 150h980M180 236h840M250 310h700', '#FFFFFF', 4),
      path('M0 60L360 420v200L0 760zM1200 60L840 420v200l360 140z', '#C98A6C'),
      path('M1200 60L840 420v200l360 140z', '#B07358'),
      each(
        [
          [20, 330, 90, 300],
          [140, 392, 76, 220],
          [244, 430, 60, 170],
        ] as const,
        ([x, y, w, h]) =>
          path(d`M${x} ${y + h}V${y + w * 0.6}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w * 0.7}z`, '#F6D48A') +
          path(
            d`M${1200 - x} ${y + h}V${y + w * 0.6}a${w / 2} ${w / 2} 0 0 0 ${-w} 0v${h - w * 0.7}z`,
            '#E2BC74',
          ),
      ),
      rect(360, 400, 480, 220, '#B5704F'),
      truss(400, 360, 840, 6),
      rect(430, 440, 340, 180, '#DCEBEA'),
      line('M430 500h340M515 440v180M600 440v180M685 440v180', '#FFFDF6', 6),
      truss(330, 250, 950, 8),
      truss(220, 110, 1090, 11),
      each(
        [
          [250, 330, 640, 12],
          [950, 330, 640, 12],
          [110, 220, 720, 18],
          [1090, 220, 720, 18],
        ] as const,
        ([x, y, foot, w]) =>
          rect(x - w / 2, y, w, foot - y, green[0]) +
          rect(x, y, w / 2, foot - y, green[1]) +
          rect(x - w, y - 4, w * 2, w * 0.7, green[0]) +
          rect(x - w, foot - w, w * 2, w, green[1]) +
          line(
            d`M${x} ${y + w * 5}q${x < 600 ? 50 : -50} -10 ${x < 600 ? 60 : -60} ${-w * 5}`,
            green[0],
            w * 0.5,
          ),
      ),
      each(
        [420, 600, 780],
        (x) =>
          line(d`M${x} ${x === 600 ? 270 : 300}v60`, green[1], 4) +
          path(d`M${x - 22} ${x === 600 ? 346 : 376}q4 -18 22 -18t22 18z`, green[1]) +
          circle(x, x === 600 ? 348 : 378, 9, '#FFF1C9'),
      ),
      path('M0 760l360-140h480l360 140v50H0z', '#CBBBA3'),
      line('M300 642h600M180 690h840M60 742h1080M480 620L330 810M600 620v190M720 620l150 190', '#B3A28A', 3),
      crowd(p, [
        [560, 634, 0.56],
        [584, 634, 0.54],
        [640, 636, 0.56],
        [610, 650, 0.66],
        [500, 640, 0.6],
        [700, 640, 0.6],
      ]),
      stall(450, 640, 0.5, 1),
      stall(750, 640, 0.5, 0),
      stall(350, 690, 0.78, 2),
      stall(850, 690, 0.78, 1),
      crowd(
        p,
        [
          [560, 690, 0.94],
          [620, 694, 0.92],
          [664, 698, 0.6],
          [500, 706, 1],
        ],
        2,
      ),
      stall(200, 776, 1.2, 0),
      stall(1000, 776, 1.2, 2),
      crowd(
        p,
        [
          [430, 768, 1.36],
          [480, 772, 1.32],
          [700, 776, 1.4],
          [770, 764, 1.34],
          [590, 790, 1.4],
        ],
        3,
      ),
    ];
  },
};

const horner: Picture = {
  name: 'old-spitalfields-market-2',
  title:
    'The Horner buildings of Spitalfields Market at dusk: red brick gables and dormers over lit shops along Commercial Street',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(87);
    const gable = (x: number, width: number): string =>
      path(
        d`M${x} 236l${width * 0.16} -40h${width * 0.1}l${width * 0.24} -84l${width * 0.24} 84h${width * 0.1}l${width * 0.16} 40z`,
        p.brick[0],
      ) +
      line(
        d`M${x} 236l${width * 0.16} -40h${width * 0.1}l${width * 0.24} -84l${width * 0.24} 84h${width * 0.1}l${width * 0.16} 40`,
        p.stone[0],
        7,
      ) +
      rect(x + width / 2 - 20, 166, 40, 58, p.window) +
      line(d`M${x + width / 2} 166v58M${x + width / 2 - 20} 194h40`, p.white, 3);
    return [
      backdrop(c, {
        light: [170, 250, 78],
        clouds: [
          [500, 70, 0.9],
          [960, 90, 0.8],
        ],
        roofs: [600, 41, 180],
      }),
      farGherkin(p.far, 70, 620, 400),
      path('M120 250l40-70h960l100 70z', p.roof[0]),
      each(
        [330, 560, 790, 1020],
        (x) => rect(x, 140, 30, 60, p.brick[1]) + bars(x + 3, 126, 9, 18, 2, 14, p.brick[0]),
      ),
      block(120, 234, 1100, 340, p.brick[0], p.brick[1], 0.02),
      courses(130, 250, 1060, 280, p.brick[2], next, 110),
      gable(140, 190),
      gable(500, 190),
      gable(860, 190),
      each(
        [
          [390, 420],
          [750, 780],
        ] as const,
        ([x]) =>
          each(
            [x, x + 56],
            (left) =>
              path(d`M${left - 22} 206l22 -26l22 26z`, p.stone[1]) + rect(left - 14, 206, 28, 30, p.window),
          ),
      ),
      rect(114, 384, 1110, 9, p.stone[0]),
      sashes(p, 160, 264, [36, 84], 12, 88),
      sashes(p, 160, 412, [36, 92], 12, 88, p.window),
      rect(114, 532, 1110, 14, p.stone[0]),
      rect(114, 546, 1110, 130, '#2B1B40'),
      rect(130, 556, 1080, 32, '#3F6B5A'),
      lettering('SPITALFIELDS MARKET', { x: 660, y: 582, size: 28, fill: p.gold, spacing: 8, maxWidth: 560 }),
      bars(136, 596, 116, 78, 8, 134, p.window),
      line(
        times(8, (index) => d`M${194 + index * 134} 596v78`),
        '#2B1B40',
        5,
      ),
      bars(126, 546, 10, 130, 9, 134, p.stone[1]),
      glow(c, 'shops', p.gold, [660, 680], [560, 60], 0.5),
      // The canted corner with its gate.
      path('M20 676V300h100v376z', p.brick[1]),
      path('M14 300h112l-56-90z', p.roof[1]),
      rect(66, 180, 6, 34, p.ink),
      path('M72 184h30l-8 8 8 8H72z', p.red),
      path('M36 676V560q34-40 68 0v116z', '#2B1B40'),
      rect(44, 340, 52, 70, p.window),
      rect(44, 450, 52, 60, p.window),
      paving(c, 672, [p.paving[0], p.paving[1]]),
      rect(0, 740, 1200, 70, p.roof[1]),
      rect(0, 736, 1200, 8, p.stone[1]),
      line('M40 776h80M240 776h80M440 776h80M640 776h80M840 776h80M1040 776h80', p.white, 5, 'opacity=".7"'),
      crowd(p, [
        [90, 700, 0.96],
        [240, 706, 1],
        [284, 708, 0.98],
        [430, 712, 1.02],
        [560, 716, 1.04],
        [602, 718, 0.66],
        [770, 710, 1.02],
        [900, 720, 1.06],
        [950, 722, 1.04],
        [1100, 714, 1.04],
      ]),
      // A bicycle rides past.
      at(
        340,
        790,
        1.1,
        circle(0, -24, 24, 'none', `stroke="${p.white}" stroke-width="5"`) +
          circle(84, -24, 24, 'none', `stroke="${p.white}" stroke-width="5"`) +
          line('M0-24l24-40h40l20 40M24-64l20 40 20-40M44-24H0M24-64l-6-12M64-64l-4-16h16', p.gold, 5) +
          path('M14-82q12-44 34-48l14 40-10 30-20 8z', p.red) +
          line('M34-116l34 36M30-74l20 20-8 34', p.blue, 8, 'stroke-linecap="round"') +
          circle(52, -144, 11, '#E9BE97') +
          path('M40-146q2-14 14-14t12 12z', p.white),
      ),
    ];
  },
};

const goat: Picture = {
  name: 'old-spitalfields-market-3',
  title:
    'The white goat of Spitalfields stands on top of its pile of packing crates, a rail of vintage coats and a hat stall behind',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const crate = (x: number, y: number, w: number, h: number, turn: number): string =>
      `<g transform="rotate(${turn} ${x + w / 2} ${y + h})">` +
      rect(x, y, w, h, '#F3EFE6') +
      rect(x + w * 0.74, y, w * 0.26, h, '#D3CCC0') +
      line(
        d`M${x} ${y + h * 0.33}h${w}M${x} ${y + h * 0.66}h${w}M${x + 10} ${y}v${h}M${x + w - 10} ${y}v${h}`,
        '#BDB4A6',
        4,
      ) +
      '</g>';
    return [
      rect(0, 0, 1200, 800, '#E7CDB4'),
      path('M0 0h1200v180L840 90H360L0 180z', '#F7EFE0'),
      line(
        'M0 180L360 90h480l360 90M180 0l240 90M420 0l90 90M600 0v90M780 0l-90 90M1020 0L780 90',
        '#B98F7A',
        6,
      ),
      rect(0, 180, 1200, 480, '#C99478'),
      courses(0, 200, 1200, 420, '#8E5240', stream(31), 120),
      each(
        [70, 310, 830, 1050],
        (x) =>
          path(d`M${x} 640V330a60 60 0 0 1 120 0v310z`, '#F7DDB0') +
          line(d`M${x + 60} 272v368M${x} 400h120M${x} 520h120`, '#8E5240', 6),
      ),
      glow(c, 'light', '#FFF6DE', [600, 300], [380, 380], 0.75),
      rect(0, 640, 1200, 170, '#D8C2A4'),
      line(
        'M0 690h1200M0 750h1200M220 640L80 810M470 640l-60 170M730 640l60 170M980 640l140 170',
        '#B89F80',
        3,
      ),
      // A rail of coats.
      line('M60 710V440h300v270M60 440h300', '#22283A', 8),
      each(
        [96, 148, 200, 252, 304],
        (x, index) =>
          path(
            d`M${x} 448l-26 20 -6 150h64l-6 -150z`,
            ['#7A2430', '#2F5B4C', '#C98A3C', '#3D4C7A', '#6E4630'][index]!,
          ) +
          line(d`M${x} 468v150`, '#fff', 2, 'opacity=".4"') +
          line(d`M${x} 440q8 -12 0 -16`, '#22283A', 3),
      ),
      // A stall of hats.
      rect(850, 590, 300, 120, '#6A4E38'),
      rect(840, 576, 320, 20, '#9A7650'),
      each(
        [
          [890, 574, '#22283A'],
          [970, 574, '#B8273A'],
          [1050, 574, '#C9A05A'],
          [1120, 574, '#2F5B4C'],
        ] as const,
        ([x, y, colour]) =>
          path(d`M${x - 38} ${y}q38 -12 76 0zM${x - 22} ${y - 4}v-34q22 -16 44 0v34z`, colour) +
          rect(x - 22, y - 16, 44, 8, '#F6EEDD'),
      ),
      line('M850 590V430M1150 590V430', '#22283A', 7),
      path('M830 400h340l20 40H810z', '#3D6C93'),
      bars(850, 400, 30, 40, 6, 56, '#FFFDF6', 'opacity=".8"'),
      // The crates, a little askew.
      path('M440 726h330v20H440z', '#000', 'opacity=".18"'),
      crate(470, 640, 270, 90, 0),
      crate(500, 560, 210, 82, -2),
      crate(476, 486, 200, 78, 2),
      crate(540, 416, 150, 74, -3),
      // The goat.
      line('M556 414V320M586 414V326M654 414V320M684 414V318', '#F6F2EA', 18, 'stroke-linecap="round"'),
      line('M586 414v-80M684 414v-80', '#CFC7BA', 18, 'stroke-linecap="round"'),
      path('M528 250q10-30 60-30h80q50-4 56 40 4 50-30 70-80 26-150 0-26-30-16-80z', '#FFFDF6'),
      path('M700 236q26 10 24 50-6 34-30 46-60 18-120 8 90-10 126-104z', '#DDD5C8'),
      path('M724 246q26-20 24-40-20 4-34 22z', '#FFFDF6'),
      path('M536 300q-30-20-36-90 10-40 40-30 30 10 50 60z', '#FFFDF6'),
      path('M532 184q-30-20-60 6-30 26-40 60 0 20 22 18 40-10 66-30 28-20 12-54z', '#FFFDF6'),
      path('M458 262q4 40-10 56-10-24-8-54z', '#E9E2D6'),
      path('M530 190q30-10 44 16-24 14-46 8z', '#DDD5C8'),
      path('M506 178q-6-60 54-86-20 40-26 92zM526 182q10-56 66-66-34 28-44 74z', '#A89C8A'),
      circle(484, 214, 6, '#2A2A30'),
      path('M438 246l10-4 2 10z', '#C98A7A'),
      line('M560 250q20 10 20 40M620 244q16 20 10 60M664 250q10 26 0 60', '#E3DBCE', 5),
      crowd(
        p,
        [
          [400, 736, 1.2],
          [800, 740, 1.24],
          [846, 744, 0.8],
          [1060, 770, 1.36],
          [180, 776, 1.36],
          [230, 780, 1.32],
        ],
        1,
      ),
    ];
  },
};

export const oldSpitalfieldsMarket = [hall, horner, goat];
