import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { birds } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge } from '../kit/skyline';
import { lamp } from '../kit/street';
import { circle, each, ellipse, line, path, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const guns: Picture = {
  name: 'hms-belfast-2',
  title:
    'Three long guns of a forward turret of HMS Belfast from her deck, gulls over the river and visitors by the rail',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [230, 220, 100],
        clouds: [
          [60, 100, 0.8],
          [820, 90, 1],
        ],
        roofs: [520, 82, 190],
      }),
      farGherkin(p.mid, 170, 520, 210),
      farWedge(p.mid, 330, 520, 240),
      birds(p, 330, 150, 7, 5),
      rect(0, 516, 1200, 70, p.water[0]),
      path('M-20 810L220 580h760l240 230z', '#B99468'),
      line(
        'M120 810L330 580M290 810L430 580M450 810L520 580M610 810V580M770 810L700 580M930 810L790 580M1090 810L880 580',
        '#9A7850',
        5,
      ),
      line('M0 640L240 520M1200 640L960 520M0 720L210 590M1200 720L990 590', '#5E6873', 6),
      each(
        [
          [60, 700, 610],
          [130, 660, 574],
          [200, 620, 540],
        ],
        ([x = 0, low = 0, high = 0]) => line(`M${x} ${low}V${high}M${1200 - x} ${low}V${high}`, '#5E6873', 7),
      ),
      // The superstructure behind.
      path('M560 520V300h90v-90h190v90h90v220z', '#9AA5AE'),
      path('M780 520V210h60v90h90v220z', '#7E8A94'),
      bars(664, 240, 26, 30, 6, 29, '#22324A'),
      rect(730, 60, 14, 160, '#6E7A84'),
      line('M680 110h114M696 150h82M737 60v-40', '#6E7A84', 7),
      unionFlag(p, 930, 300, 90, 0.6),
      // The turret.
      ellipse(640, 650, 250, 46, '#4A545E'),
      path('M420 630l40-170q20-40 70-44h220q50 4 80 50l40 164q-225 60-450 0z', '#A9B4BC'),
      path('M700 416h50q50 4 80 50l40 164q-70 20-140 24 0-160-30-238z', '#808C96'),
      path('M470 480h250l16 40H456z', '#4A545E'),
      each(
        [
          [500, 0],
          [590, -8],
          [680, -16],
        ],
        ([x = 0, lift = 0]) =>
          path(`M${x - 24} 500L${x - 230} ${250 + lift}l16-26 18-4L${x + 28} 482z`, '#B9C4CC') +
          path(`M${x + 10} 492L${x - 204} ${232 + lift}l8-12L${x + 28} 482z`, '#78848E') +
          ellipse(
            x - 220,
            236 + lift,
            24,
            17,
            '#4A545E',
            `transform="rotate(-52 ${x - 220} ${236 + lift})"`,
          ) +
          circle(x - 222, 234 + lift, 10, '#1C222C'),
      ),
      bars(470, 560, 40, 8, 8, 48, '#78848E'),
      crowd(p, [
        [220, 700, 1.4],
        [280, 704, 0.9],
        [960, 690, 1.4],
        [1010, 694, 1.36],
      ]),
    ];
  },
};

const atNight: Picture = {
  name: 'hms-belfast-3',
  title:
    'HMS Belfast at her mooring by night from the south bank, a line of lights from bow to stern over the City behind',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [170, 130, 50], clouds: [[900, 120, 1]], roofs: [520, 44, 200] }),
      farWalkieTalkie(p.mid, 300, 520, 300),
      farGherkin(p.mid, 560, 520, 300),
      farWedge(p.mid, 760, 520, 350),
      bars(288, 270, 6, 8, 7, 16, p.window, 'opacity=".7"'),
      bars(775, 320, 6, 8, 4, 20, p.window, 'opacity=".7"'),
      bars(40, 470, 7, 9, 40, 28, p.window, 'opacity=".6"'),
      glow(c, 'ship', p.gold, [600, 420], [520, 190], 0.3),
      water(c, 516, 53),
      path('M90 500q200 30 900-10 100-10 160-40l-70 120q-20 20-80 20H200q-80-20-110-90z', '#5A6A80'),
      path('M160 566q400 40 930-10l-16 22q-20 14-74 14H200q-24-6-40-26z', '#8E2B36'),
      path('M300 506l20-60h90v-60h70v60h70l10-110h120v80h60l20 86z', '#76879C'),
      path('M620 336h60v80h60l20 86H640z', '#5A6A80'),
      path('M430 386l8-110h26l8 110zM560 336l6-90h50l6 90z', '#4A586C'),
      rect(660, 150, 9, 190, '#4A586C'),
      rect(430, 190, 8, 120, '#4A586C'),
      line('M630 210h70M640 250h50M410 240h48', '#4A586C', 6),
      bars(330, 462, 12, 12, 9, 24, p.window),
      bars(574, 370, 12, 14, 6, 20, p.window),
      bars(200, 540, 10, 10, 30, 26, p.window, 'opacity=".8"'),
      path(
        'M200 500l60-30h50v40zM240 478L130 452l2-8 116 20zM860 496l-40-34h-60v36zM830 470l120-34 4 8-110 36z',
        '#76879C',
      ),
      path(
        'M90 500L434 190 664 150 1150 450',
        'none',
        `stroke="${p.gold}" stroke-width="7" stroke-dasharray="1 22" stroke-linecap="round"`,
      ),
      unionFlag(p, 1120, 462, 80, 0.5),
      reflection(p.gold, 600, 610, 620, 6, 0.35),
      rect(-10, 700, 1220, 110, p.paving[1]),
      rect(-10, 696, 1220, 8, p.paving[0]),
      bars(0, 650, 6, 50, 44, 28, p.ink),
      rect(-10, 646, 1220, 7, p.ink),
      each([130, 620, 1090], (x) => lamp(p, x, 760, 1.2)),
      crowd(p, [
        [340, 770, 1.5],
        [392, 774, 1.5],
        [760, 770, 1.5],
        [880, 780, 1.6],
        [932, 784, 1],
      ]),
      circle(664, 140, 6, p.red),
    ];
  },
};

export const hmsBelfastViews = [guns, atNight];
