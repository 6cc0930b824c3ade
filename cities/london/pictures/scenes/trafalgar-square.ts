import { crowd, pigeon } from '../kit/figures';
import { trees } from '../kit/greenery';
import { block, colonnade, pediment } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, circle, d, each, ellipse, line, path, rect } from '../kit/svg';
import { elizabethTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

/** A couchant lion facing right; origin at the middle of its plinth, 210 wide. */
const lion = (x: number, y: number, bronze: string, shade: string, flip = false): string =>
  at(
    x,
    y,
    1,
    path('M-92-4q-16-54 30-70 40-10 78 2l20 72z', bronze) +
      path('M-92-4q-6-34 22-42 34 0 40 34l-2 12z', shade) +
      path('M-94-6q-34 2-30-34', 'none', `stroke="${bronze}" stroke-width="7" stroke-linecap="round"`) +
      circle(-124, -42, 7, shade) +
      path('M-10-6q4-70 34-84 44 0 42 84z', bronze) +
      path('M24-4l60-2q18 0 18 10H24zM-50-2h56q12 0 12 8h-68z', bronze) +
      path('M0-82q-8-50 36-62 48-4 54 38 0 50-34 66-42 0-56-42z', shade) +
      path('M26-134q36-12 52 16l14 22-8 12-4 14q-28 14-46-8-20-32-8-56z', bronze) +
      path('M22-132l-2-16 18 6z', bronze) +
      circle(66, -106, 3, '#1B1A2A') +
      path('M84-98l10 4-8 8z', '#1B1A2A') +
      line('M70-84q8 4 14-2', '#1B1A2A', 2.4),
    flip ? -1 : 1,
  );

export const trafalgarSquare: Picture = {
  name: 'trafalgar-square',
  title: 'Nelson’s Column with its bronze lions and the fountains of Trafalgar Square at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 380, 460, 0.07),
      sun(p, 380, 420, 88),
      clouds(p, [
        [90, 160, 1.1],
        [830, 130, 1.1],
        [900, 320, 0.8],
      ]),
      birds(p, 760, 230, 6),
      skyline(p.far, { to: 1220, base: 600, seed: 27, low: 60, high: 160 }),
      at(1060, 600, 0.5, elizabethTower({ ...p, stone: [p.stone[1], p.mid, p.mid, p.roof[1]] })),
      at(
        130,
        600,
        1,
        block(-44, -250, 88, 250, mid, shade) +
          rect(-52, -258, 104, 10, light) +
          block(-30, -320, 60, 64, mid, shade) +
          path('M-32-320h64L0-470z', mid) +
          path('M8-320h24L0-470z', shade) +
          circle(0, -286, 14, light),
      ),
      block(200, 460, 260, 140, mid, shade, 0.2),
      colonnade(p, 214, 446, 8, 476, 12, 124),
      pediment(p, 196, 462, 268, 50),
      block(740, 440, 400, 160, mid, shade, 0.2),
      windows(760, 466, 13, 2, [28, 60], [14, 36], dark, p.window),
      rect(732, 430, 416, 14, light),
      trees(p, -20, 100, 610, 50, 3),
      trees(p, 1130, 1230, 610, 50, 5),
      rect(0, 596, 1200, 210, p.paving[0]),
      line('M0 640h1200M0 710h1200M300 596L160 800M900 596l140 204', p.paving[1], 3),
      rect(490, 640, 220, 30, mid),
      rect(470, 664, 260, 24, light),
      rect(450, 684, 300, 22, mid),
      block(530, 520, 140, 122, light, mid, 0.36),
      rect(546, 546, 108, 70, '#3E4A46'),
      path('M556 610q10-40 26-44 10 14 18 0 12 10 20 4 14 10 22 40z', '#6E7F74'),
      rect(520, 512, 160, 12, light),
      path('M572 514l5-330h46l5 330z', light),
      path('M606 514l-2-330h19l5 330z', shade),
      line('M582 508l3-318M592 508l1-318M603 508V190', mid, 3),
      path('M560 186h80l-10-18h-60z', mid),
      rect(556, 158, 88, 12, light),
      rect(580, 128, 40, 32, mid),
      at(
        600,
        128,
        1,
        path('M-12 0l2-44q-8-24 4-30h12q12 6 4 30L12 0z', light) +
          path('M2-74h4q12 6 4 30L12 0H4z', shade) +
          circle(0, -82, 8, light) +
          path('M-17-86q17-18 34 0l-4 4h-26z', mid) +
          line('M12-40L18 0', shade, 4) +
          path('M-12-68l-6 34 8 2z', mid),
      ),
      lion(370, 688, '#5B5A74', '#3E3A5C', true),
      lion(830, 688, '#5B5A74', '#3E3A5C'),
      rect(280, 688, 200, 20, shade),
      rect(720, 688, 200, 20, shade),
      each(
        [190, 1010],
        (x) =>
          ellipse(x, 740, 130, 28, shade) +
          ellipse(x, 734, 130, 28, light) +
          ellipse(x, 735, 114, 21, p.water[1]) +
          ellipse(x, 694, 44, 9, light) +
          rect(x - 9, 694, 18, 40, mid) +
          line(
            d`M${x} 690V632M${x} 650q-44 -6 -56 78M${x} 650q44 -6 56 78M${x} 642q-22 -14 -32 46M${x} 642q22 -14 32 46`,
            p.white,
            4.5,
            'stroke-linecap="round" opacity=".8"',
          ),
      ),
      crowd(p, [
        [520, 740, 0.86],
        [556, 742, 0.84],
        [650, 760, 0.94],
        [686, 762, 0.58],
        [410, 776, 1.02],
        [760, 740, 0.84],
        [240, 636, 0.44],
        [960, 636, 0.44],
      ]),
      pigeon(480, 780, 0.9, '#5B5478'),
      pigeon(720, 786, 1, '#5B5478'),
      pigeon(600, 786, 0.8, '#4B4468'),
    ];
  },
};
