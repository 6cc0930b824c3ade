import { backdrop } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { birds } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { bus } from '../kit/street';
import { at, d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { shard } from '../landmarks/shard';
import type { Picture } from '../picture';

const top: Picture = {
  name: 'the-shard-2',
  title:
    'The top of the Shard close to: visitors on the open viewing deck between splinters of glass, the city far below',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const floors = times(10, (row) => d`M${372 + row * 17.5} ${756 - row * 62}H${828 - row * 16.5}`);
    return [
      backdrop(c, {
        light: [980, 150, 66],
        clouds: [
          [60, 280, 1],
          [820, 360, 1.1],
          [900, 560, 0.8],
        ],
      }),
      birds(p, 150, 180, 6, 3),
      path('M0 700q300-30 600-20t600-10v140H0z', p.far),
      skyline(p.mid, { to: 1220, base: 800, seed: 54, low: 20, high: 60 }),
      path('M-20 770q240-60 480-20t440-20 320-10v20q-200-10-320 14t-440 22-480 12z', p.water[0]),
      path('M500 800L590 20l34 60 16 720z', '#A9CFDA'),
      path('M360 800L560 90l-20 710z', p.blue),
      path('M840 800L640 40l-10 760z', p.roof[0]),
      path('M440 800L586 60l40 100-20 640z', '#CFE6EA', 'opacity=".75"'),
      path('M760 800L660 150l-40 60 10 590z', p.roof[1]),
      path('M560 90l26-30 40 100-20 60zM640 40l20 110-40 60-8-90z', '#fff', 'opacity=".35"'),
      line(floors, p.white, 3, 'opacity=".5"'),
      line('M470 800L590 120M560 800l40-560M720 800L640 180', p.white, 4, 'opacity=".7"'),
      rect(440, 520, 340, 14, p.ink),
      rect(452, 440, 316, 80, '#E6F2F4', 'opacity=".55"'),
      bars(452, 440, 5, 80, 9, 39, p.ink),
      rect(446, 434, 328, 7, p.ink),
      crowd(p, [
        [500, 520, 0.72],
        [540, 520, 0.7],
        [640, 520, 0.72],
        [668, 520, 0.46],
        [724, 520, 0.72],
      ]),
      rect(420, 690, 390, 12, p.ink),
    ];
  },
};

const fromLondonBridge: Picture = {
  name: 'the-shard-3',
  title:
    'The Shard across the Thames at night with London Bridge lit below it, buses crossing to the station',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [930, 150, 52],
        clouds: [
          [640, 220, 0.9],
          [60, 130, 1],
        ],
        roofs: [580, 73, 190],
      }),
      farDome(p.mid, 980, 580, 100),
      glow(c, 'shard', '#9FC4FF', [360, 330], [260, 340], 0.25),
      at(360, 582, 0.8, shard(p)),
      skyline(p.mid, { to: 1220, base: 584, seed: 19, low: 30, high: 100 }),
      bars(30, 520, 10, 14, 9, 24, p.window, 'opacity=".8"'),
      bars(520, 530, 10, 14, 22, 30, p.window, 'opacity=".8"'),
      trees(p, 620, 820, 584, 22, 4),
      embankment(p, 580, 26, 1200),
      water(c, 604, 37),
      reflection(p.glint, 360, 616, 120, 10, 0.5),
      path('M-10 560h1220v30q-200-6-260 60h-90q-60-66-230-66t-230 66h-90Q250 590-10 600z', p.stone[2]),
      rect(-10, 548, 1220, 14, p.stone[1]),
      each(
        [60, 230, 400, 570, 740, 910, 1080],
        (x) => line(d`M${x} 548v-40`, p.ink, 5) + path(d`M${x - 8} 508h16l-4 -14h-8z`, p.gold),
      ),
      bus(p, 140, 548, 0.5),
      bus(p, 640, 548, 0.5),
      crowd(p, [
        [470, 546, 0.44],
        [500, 546, 0.44],
        [960, 546, 0.44],
      ]),
      each([330, 870], (x) => reflection(p.gold, x, 664, 90, 6, 0.4)),
      riverBoat(p, 520, 720, 1.2),
    ];
  },
};

export const theShardViews = [top, fromLondonBridge];
