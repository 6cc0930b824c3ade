import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { arches } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const giraffe = (x: number, y: number, scale: number, flip = false): string => {
  const spots =
    'M-30-180l26-6 6 24-28 8zM10-190l24 4-2 22-22-2zM-44-146l24-4 4 24-24 2zM-8-148l26 0 0 24-24 2zM44-232l16-8 6 20-16 8zM60-274l14-6 6 18-14 8zM74-316l14-6 5 18-14 6zM30-150l18 4-4 22-16-4zM-36-108l18 0 0 20-18-2z';
  return at(
    x,
    y,
    scale,
    line('M-40-100L-46 0M-16-100L-12 0M26-110L24 0M46-110L54 0', '#E8B765', 13) +
      path(
        'M-60-190q50-30 100-6 20-20 40-150 4-20 26-14 16 8 8 30-10 120-40 180 4 60-30 66H-40q-34-10-20-106z',
        '#E8B765',
      ) +
      path('M76-362q10-24 40-16l34 26q4 16-14 18l-50-6z', '#E8B765') +
      path('M84-374l-4-24M100-376l2-24', 'none', 'stroke="#8A5A2C" stroke-width="6" stroke-linecap="round"') +
      path(spots, '#B8752C') +
      circle(112, -364, 3.5, '#22324A') +
      path('M-60-180q-20 40-14 70', 'none', 'stroke="#8A5A2C" stroke-width="5"'),
    flip ? -scale : scale,
  );
};

const penguin = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    ellipse(4, 0, 30, 5, '#000', 'opacity=".2"') +
      path('M-24 0q-12-70 24-84 36 14 24 84z', '#22293A') +
      path('M-14-2q-8-54 14-62 22 8 14 62z', '#FFFDF6') +
      circle(0, -88, 17, '#22293A') +
      path('M-10-92q10-12 20 0-4 14-10 14t-10-14z', '#FFFDF6') +
      path('M-4-88l14 3-12 5z', '#E0A93F') +
      circle(-4, -92, 2, '#22293A') +
      path(
        'M-22-60q-16 20-12 44M22-60q16 20 12 44',
        'none',
        'stroke="#22293A" stroke-width="8" stroke-linecap="round"',
      ) +
      path('M-16 0h14v5h-18zM4 0h14l4 5H4z', '#E0A93F'),
  );

export const londonZoo: Picture = {
  name: 'london-zoo',
  title: 'Two giraffes look over a fence at London Zoo while penguins line up by their pool',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 200, 150, 0.12),
      sun(p, 200, 150, 60),
      clouds(p, [
        [330, 90, 0.9],
        [930, 110, 1.1],
      ]),
      birds(p, 930, 230),
      trees(p, -20, 1230, 500, 80, 15),
      block(680, 300, 400, 220, p.brick[0], p.brick[1], 0.3),
      path('M660 306l200-80 240 80z', p.roof[0]),
      path('M860 226l240 80H900z', p.roof[1]),
      arches(710, 340, 90, 180, 3, 120, p.stone[0]),
      arches(720, 352, 70, 168, 3, 120, '#5A3D32'),
      rect(0, 510, 1200, 300, p.tree[2]),
      rect(0, 510, 1200, 10, p.tree[1]),
      path('M120 540q300-40 620-10t460-6v60H120z', '#E3CB96'),
      giraffe(560, 560, 1.2),
      giraffe(960, 556, 1, true),
      line(`M-10 556h1220M-10 584h1220${times(16, (index) => d`M${20 + index * 78} 530v76`)}`, p.trunk, 9),
      ellipse(360, 720, 330, 66, p.stone[1]),
      ellipse(360, 712, 330, 66, p.stone[0]),
      ellipse(360, 716, 296, 52, p.water[0]),
      ellipse(400, 728, 230, 34, p.water[1], 'opacity=".4"'),
      line('M180 716h90M330 740h140M480 706h80', p.glint, 4, 'stroke-linecap="round"'),
      path('M60 690q60-70 160-50l-30 40q-40 30-130 10z', p.stone[0]),
      penguin(120, 676, 0.9),
      penguin(180, 660, 0.8),
      penguin(640, 706, 1),
      penguin(690, 730, 1.1),
      penguin(570, 764, 1.2),
      penguin(250, 654, 0.7),
      at(
        340,
        716,
        1,
        path('M-40 4q-4-26 30-30 30-2 44 20 8 6-6 12z', '#22293A') +
          circle(34, -14, 13, '#22293A') +
          path('M44-16l14 3-13 5z', '#E0A93F'),
      ),
      crowd(p, [
        [840, 740, 1],
        [884, 744, 0.62],
        [960, 770, 1.1],
        [1010, 772, 1.06],
        [1050, 772, 0.66],
      ]),
    ];
  },
};
