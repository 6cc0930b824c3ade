import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { bars, block, cornice } from '../kit/masonry';
import { windows } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { bus, cab, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const archer: Picture = {
  name: 'piccadilly-circus-2',
  title:
    'The winged archer of the Shaftesbury Memorial, called Eros by everyone, on one foot against the morning sky',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const metal = ['#C9CED6', '#8E96A4', '#6A7282'];
    return [
      backdrop(c, {
        light: [600, 300, 190],
        clouds: [
          [90, 160, 1],
          [890, 130, 1],
        ],
        roofs: [800, 31, 240],
      }),
      birds(p, 930, 330, 5, 5),
      block(-10, 520, 250, 290, p.stone[1], p.stone[2], 0.3),
      windows(16, 560, 4, 3, [56, 80], [32, 50], p.window),
      block(980, 480, 230, 330, p.stone[1], p.stone[2], 0.3),
      windows(1004, 520, 3, 4, [66, 80], [36, 50], p.window),
      // The top of the fountain.
      path('M470 800q0-90 60-120h140q60 30 60 120z', '#5E6E62'),
      path('M620 800q10-90-10-120h60q60 30 60 120z', '#46544C'),
      ellipse(600, 680, 90, 20, '#6E8074'),
      path('M560 676q0-40 40-50 40 10 40 50z', '#5E6E62'),
      // The figure: one foot down, the bow drawn away, wings up.
      path('M588 330Q480 330 400 190q-30-60-20-120 50 30 90 90 80 60 140 140z', metal[0] ?? '#fff'),
      path('M588 330Q500 320 420 220q100 50 180 90z', metal[1] ?? '#999'),
      path('M630 320q80-60 110-150 20-70 0-130-60 60-90 140-30 70-40 120z', metal[0] ?? '#fff'),
      path('M630 320q60-70 86-150 0 60-20 110-30 40-60 56z', metal[1] ?? '#999'),
      path(
        'M600 626q-10-80 6-150l-30-30q-6-90 30-130l44 10q20 60-6 120l-10 40q-20 70-20 140z',
        metal[0] ?? '#fff',
      ),
      path(
        'M620 330l30-10q20 60-6 120l-10 40q-20 70-20 140h-10q0-90 16-150 20-70 0-140z',
        metal[1] ?? '#999',
      ),
      path('M590 450q-60 30-90 90-20 30-60 30l-4-14q30-10 40-34 30-70 84-100z', metal[0] ?? '#fff'),
      circle(616, 284, 36, metal[0] ?? '#fff'),
      path('M582 280q-6-40 34-42 36 4 36 40-12-20-34-18-22 2-36 20z', metal[2] ?? '#777'),
      path('M630 340q70-10 130 40l-8 14q-60-30-120-24z', metal[0] ?? '#fff'),
      path('M596 350q-50 30-110 40l-2-16q60-16 104-46z', metal[0] ?? '#fff'),
      line('M470 300Q420 390 500 480', metal[2] ?? '#777', 9, 'stroke-linecap="round"'),
      line('M470 300L500 480', metal[2] ?? '#777', 2.5),
      path('M576 430q40-20 74 10-10 40-40 36-26-10-34-46z', metal[2] ?? '#777'),
    ];
  },
};

const rain: Picture = {
  name: 'piccadilly-circus-3',
  title:
    'Umbrellas and buses in the rain at Piccadilly Circus, the pale curve of Regent Street going off to the north',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(44);
    const umbrella = (x: number, y: number, scale: number, colour: string): string =>
      at(
        x,
        y,
        scale,
        line('M0-70v-86', '#2A3350', 4) +
          path('M-64-120q0-70 64-76 64 6 64 76-16-12-32 0-16-12-32 0-16-12-32 0-16-12-32 0z', colour) +
          path('M8-194q56 10 56 74-16-12-32 0-10-50-24-74z', '#000', 'opacity=".18"'),
      );
    // The quadrant: bays that get lower and narrower as the street bends away.
    const bays = Array.from({ length: 9 }, (_, index) => 0.84 ** index);
    let x = 120;
    const quadrant = bays.map((size) => {
      const bay = at(
        x,
        640,
        size,
        block(0, -440, 104, 440, p.stone[0], p.stone[1], 0.14) +
          rect(-4, -452, 112, 16, p.stone[1]) +
          rect(-4, -150, 112, 12, p.stone[1]) +
          windows(16, -410, 2, 3, [44, 84], [28, 56], p.window) +
          path('M14 0v-80q38-56 76 0V0z', p.roof[1]) +
          rect(-2, -440, 8, 290, p.stone[2], 'opacity=".5"'),
      );
      x += 104 * size;
      return bay;
    });
    return [
      rect(0, 0, 1200, 800, '#B9C6CC'),
      path('M0 0h1200v240q-300 60-620 10T0 250z', '#9DAEB8'),
      quadrant.join(''),
      rect(-10, 170, 132, 480, p.stone[1]),
      windows(12, 210, 2, 4, [52, 96], [32, 60], p.window),
      block(820, 120, 400, 530, p.brick[0], p.brick[1], 0.3),
      cornice(p, 810, 110, 400, 14),
      windows(850, 160, 6, 3, [58, 110], [32, 66], p.white, p.white),
      windows(854, 164, 6, 3, [58, 110], [24, 58], p.window),
      bars(850, 520, 90, 120, 4, 94, p.roof[1]),
      bars(856, 528, 78, 90, 4, 94, p.gold, 'opacity=".8"'),
      path('M0 640h1200v170H0z', '#77848E'),
      path('M560 640h260l260 170H240z', '#66727C'),
      each(
        [
          [150, 690, 200],
          [420, 760, 260],
          [760, 720, 240],
          [1000, 780, 260],
        ],
        ([px = 0, py = 0, w = 100]) => ellipse(px, py, w / 2, 10, '#A9BAC4', 'opacity=".6"'),
      ),
      bus(p, 540, 700, 0.8),
      path('M560 712h170v40H560z', p.red, 'opacity=".22"'),
      cab(p, 860, 740, 0.9),
      lamp(p, 470, 720, 1.1),
      crowd(p, [
        [250, 760, 1.5],
        [370, 720, 1.2],
        [770, 770, 1.5],
        [1060, 770, 1.5],
        [130, 720, 1.2],
      ]),
      umbrella(250, 760, 1.2, p.red),
      umbrella(370, 720, 1, p.blue),
      umbrella(770, 770, 1.2, p.gold),
      umbrella(1060, 770, 1.2, '#3F6B4C'),
      umbrella(130, 720, 1, '#6B4A7A'),
      line(
        times(90, () => d`M${Math.round(next() * 1200)} ${Math.round(next() * 780)}l-7 26`),
        '#EAF2F6',
        2.5,
        'opacity=".7" stroke-linecap="round"',
      ),
    ];
  },
};

export const piccadillyCircusViews = [archer, rain];
