import { backdrop } from '../kit/backdrop';
import { rowingBoat } from '../kit/boats';
import { duck } from '../kit/figures';
import { trees, willow } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { at, circle, d, each, ellipse, line, path, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const rose: Picture = {
  name: 'regents-park-2',
  title:
    'A red rose in Queen Mary’s Gardens with a bee on its way, pink and yellow beds behind it in Regent’s Park',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const bloom = (x: number, y: number, r: number, colours: readonly [string, string, string]): string =>
      circle(x, y, r, colours[0]) +
      path(
        d`M${x - r} ${y}q${r * 0.1} ${-r * 0.9} ${r} ${-r * 0.8}t${r} ${r * 0.8}q${-r * 0.5} ${-r * 0.5} ${-r} ${-r * 0.4}t${-r} ${r * 0.4}z`,
        colours[1],
      ) +
      path(
        d`M${x - r * 0.7} ${y + r * 0.1}q${r * 0.3} ${-r * 0.7} ${r * 0.8} ${-r * 0.5}t${r * 0.5} ${r * 0.6}q${-r * 0.2} ${r * 0.5} ${-r * 0.7} ${r * 0.4}t${-r * 0.6} ${-r * 0.5}z`,
        colours[2],
      ) +
      path(
        d`M${x - r * 0.3} ${y}q${r * 0.3} ${-r * 0.4} ${r * 0.6} 0q${-r * 0.1} ${r * 0.36} ${-r * 0.4} ${r * 0.22}z`,
        colours[0],
      );
    const leaf = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0q50-60 130-30-40 80-130 30z', p.tree[0])}${path('M0 0q60-20 130-30-50 10-130 30z', p.tree[2])}</g>`;
    return [
      backdrop(c, {
        light: [960, 140, 60],
        clouds: [
          [120, 120, 1],
          [520, 80, 0.8],
        ],
      }),
      trees(p, -20, 1230, 420, 60, 18),
      path('M0 420h1200v390H0z', p.tree[2]),
      path('M0 520q600-80 1200 0v290H0z', p.tree[1]),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (index) =>
        bloom(
          40 + index * 104,
          500 - (index % 3) * 16,
          26,
          index % 2 ? ['#E9A7B8', '#F7C5CB', '#FBE0E4'] : ['#E0A93F', '#FFD66B', '#FFE9A8'],
        ),
      ),
      each([0, 1, 2, 3, 4, 5, 6, 7], (index) =>
        bloom(
          90 + index * 150,
          610 + (index % 2) * 20,
          40,
          index % 2 ? ['#D97A93', '#E9A7B8', '#F7C5CB'] : ['#F0DFC0', '#FFF4E0', '#FFFDF6'],
        ),
      ),
      path('M592 460q-20 160 10 350h20q-24-190-6-350z', '#3F6B4C'),
      leaf(600, 640, -20),
      leaf(600, 700, 190),
      leaf(604, 580, 204),
      circle(600, 330, 190, '#8E1C2C'),
      path('M410 330q10-190 190-190t190 190q-60-120-190-110t-190 110z', '#C3273A'),
      path('M430 380q-20-130 90-150 100-20 150 30 50-20 110 90-10 170-180 170-140-10-170-140z', '#B8273A'),
      path('M470 400q0-110 100-120 90-10 130 50 20 90-70 140-110 10-160-70z', '#D23A4C'),
      path('M520 380q20-70 90-60 60 10 60 60-10 60-80 60-56-10-70-60z', '#A81F31'),
      path('M560 370q20-36 60-20 30 20 6 52-40 20-66-32z', '#D23A4C'),
      at(
        880,
        250,
        1.3,
        ellipse(14, -20, 16, 26, '#fff', 'opacity=".75"') +
          ellipse(-8, -22, 13, 24, '#fff', 'opacity=".75"') +
          ellipse(0, 0, 36, 22, '#E0A93F') +
          path('M-12-20q8 20 0 40h12q8-20 0-40zM12-18q8 18 0 36h9q10-18 0-34z', '#2A1B12') +
          circle(-34, -2, 13, '#2A1B12') +
          line('M-42-12l-10-14M-36-14l-4-16', '#2A1B12', 3),
      ),
    ];
  },
};

const boatingLake: Picture = {
  name: 'regents-park-3',
  title:
    'Boats and a heron on the lake of Regent’s Park at dusk, the golden dome and minaret of the Central Mosque over the trees',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [230, 330, 76],
        clouds: [
          [420, 110, 1.1],
          [60, 200, 0.7],
        ],
        roofs: [450, 61, 140],
      }),
      rect(840, 120, 36, 340, p.stone[0]),
      rect(860, 120, 16, 340, p.stone[1]),
      rect(828, 196, 60, 12, p.stone[0]),
      bars(834, 170, 6, 26, 5, 12, p.stone[1]),
      path('M840 122q0-30 18-40 18 10 18 40z', p.gold),
      line('M858 84V50', p.gold, 5),
      rect(540, 380, 260, 80, p.stone[1]),
      arches(552, 396, 26, 64, 7, 34, p.window),
      rect(600, 352, 140, 30, p.stone[0]),
      path('M594 354q-6-130 76-156 82 26 76 156z', p.gold),
      path('M670 198q82 26 76 156h-40q14-110-36-156z', '#C98A3A'),
      line('M670 200v-36', p.gold, 6),
      trees(p, -20, 1230, 470, 46, 23),
      water(c, 474, 33),
      reflection(p.sun, 230, 486, 200, 12, 0.6),
      reflection(p.gold, 670, 486, 150, 8, 0.5),
      rowingBoat(p, 300, 590, 1.3, p.blue),
      rowingBoat(p, 560, 540, 0.8, p.red),
      duck(560, 660, 1.1),
      duck(640, 690, 1.2),
      willow(p, 1130, 640, 1.5),
      path('M760 800q20-90 200-110t240-30v150z', p.tree[1]),
      at(
        900,
        700,
        1.1,
        line('M-8 0v-90M12 0v-88', '#E0A060', 6) +
          path('M-70-100q60-70 130-30 10 30-20 46-60 20-110-16z', '#8D93B0') +
          path('M-70-100q-20 10-50 40 40-4 70-16z', '#6D7396') +
          path('M40-128q34-40 10-86-14-30 8-46 20-8 30 8-20 10-12 34 30 60-6 100z', '#A9AEC6') +
          path('M82-252l66 16-64 6z', '#E0A03F') +
          path('M60-262q-30-14-56-4 30 0 50 14z', '#1B1A3D') +
          circle(74, -250, 4, '#1B1A3D'),
      ),
      line(
        'M800 730q4-60-10-100M826 726q0-50 14-90M1010 720q-4-50 8-90',
        p.tree[2],
        6,
        'stroke-linecap="round"',
      ),
      ellipse(900, 704, 60, 6, '#000', 'opacity=".2"'),
    ];
  },
};

export const regentsParkViews = [rose, boatingLake];
