import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const castCourts: Picture = {
  name: 'victoria-and-albert-museum-2',
  title: 'The Cast Courts of the V&A: the plaster of Trajan’s Column in two great pieces under a glass roof',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    // The story winds up the drum in a ribbon of little figures.
    const drum = (x: number, y: number, height: number): string =>
      rect(x, y, 190, height, light) +
      rect(x + 130, y, 60, height, mid) +
      times(Math.floor(height / 54), (row) => {
        const top = y + 8 + row * 54;
        return (
          line(d`M${x} ${top + 50}q95 14 190 -8`, shade, 4) +
          times(
            9,
            (index) =>
              path(d`M${x + 10 + index * 20} ${top + 44}v-18q5 -8 10 0v18z`, shade, 'opacity=".65"') +
              circle(x + 15 + index * 20, top + 14 + (index % 3) * 3, 5, shade, 'opacity=".65"'),
          )
        );
      });
    return [
      rect(0, 0, 1200, 800, '#A8483C'),
      path('M0 0h1200v110L960 60H240L0 110z', '#DCEBEA'),
      line(
        'M0 110L240 60h720l240 50M120 0l150 60M330 0l80 60M540 0l10 60M750 0l-40 60M960 0l-60 60',
        '#7E8C92',
        6,
      ),
      rect(0, 110, 1200, 26, '#7E2F28'),
      arches(40, 180, 130, 320, 2, 160, '#7E2F28'),
      arches(870, 180, 130, 320, 2, 160, '#7E2F28'),
      rect(0, 500, 1200, 16, '#7E2F28'),
      glow(c, 'roof', '#FFF6DE', [600, 150], [600, 330], 0.4),
      rect(346, 640, 250, 60, mid),
      rect(330, 690, 282, 24, shade),
      drum(376, 150, 490),
      rect(646, 640, 250, 60, mid),
      rect(630, 690, 282, 24, shade),
      drum(676, 240, 400),
      rect(668, 226, 206, 16, light),
      // A standing figure and a carved door beside the column.
      at(
        150,
        700,
        1,
        rect(-50, -60, 100, 60, mid) +
          path('M-20-60l8-130-14-70q26-22 52 0l-10 70 12 130h-20l-4-110-6 110z', light) +
          circle(0, -284, 20, light) +
          line('M22-250l24 60-14 30', light, 12, 'stroke-linecap="round"'),
      ),
      at(
        1040,
        700,
        1,
        rect(-90, -280, 180, 280, mid) +
          path('M-60 0v-190q60-80 120 0V0z', '#5A3A2E') +
          line('M-76 0v-200q76-96 152 0V0', light, 10),
      ),
      rect(0, 700, 1200, 110, '#CDB594'),
      line('M0 740h1200M200 700L80 800M460 700l-50 100M740 700l50 100M1000 700l120 100', '#AE9270', 3),
      crowd(p, [
        [300, 740, 1.1],
        [620, 760, 1.3],
        [664, 762, 1.26],
        [950, 750, 1.2],
        [980, 752, 0.76],
      ]),
    ];
  },
};

const garden: Picture = {
  name: 'victoria-and-albert-museum-3',
  title:
    'The courtyard garden of the V&A at dusk, children in the shallow oval pool before the lit brick loggia',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid] = p.stone;
    const wing = (x: number): string =>
      rect(x, 210, 330, 380, p.brick[1]) +
      rect(x, 200, 330, 14, light) +
      rect(x, 380, 330, 8, light) +
      arches(x + 22, 240, 48, 120, 4, 76, p.window) +
      arches(x + 22, 410, 48, 150, 4, 76, p.window);
    return [
      backdrop(c, {
        light: [600, 210, 70],
        clouds: [
          [160, 90, 1],
          [880, 80, 1],
        ],
      }),
      wing(-20),
      wing(890),
      rect(300, 170, 600, 420, p.brick[0]),
      path('M290 176L600 60l310 116z', light),
      path('M350 164L600 76l250 88z', '#3A5A8A'),
      circle(600, 130, 26, p.gold),
      rect(290, 172, 620, 18, light),
      rect(300, 360, 600, 14, light),
      arches(340, 220, 70, 130, 6, 90, p.window),
      arches(330, 400, 130, 190, 4, 137, mid),
      arches(344, 414, 102, 176, 4, 137, p.window),
      bars(300, 190, 10, 400, 2, 590, light),
      glow(c, 'loggia', p.gold, [600, 590], [460, 90], 0.5),
      rect(0, 588, 1200, 220, '#4E6A58'),
      path('M0 640q600-90 1200 0v170H0z', '#5F7F63'),
      ellipse(600, 696, 440, 82, light),
      ellipse(600, 692, 404, 66, p.water[1]),
      ellipse(600, 688, 404, 60, p.water[0], 'opacity=".6"'),
      each([0, 1, 2, 3], (row) =>
        rect(520 - row * 20, 660 + row * 18, 160 + row * 24, 5, p.glint, 'rx="2" opacity=".7"'),
      ),
      line('M420 692q-6-40-20-52M600 700q0-50 0-66M780 692q6-40 20-52', p.glint, 5, 'stroke-linecap="round"'),
      each([110, 1090], (x) => tree(p, x, 690, 1.1)),
      crowd(p, [
        [470, 706, 0.8],
        [530, 720, 0.74],
        [690, 714, 0.8],
        [250, 760, 1.2],
        [292, 762, 1.16],
        [900, 766, 1.24],
        [1010, 700, 1],
      ]),
    ];
  },
};

export const victoriaAndAlbertMuseumViews = [castCourts, garden];
