import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { garland, lamp } from '../kit/street';
import { at, line, path, rect } from '../kit/svg';
import { naturalHistoryFront } from '../landmarks/natural-history';
import type { Picture } from '../picture';

export const naturalHistoryMuseum3: Picture = {
  name: 'natural-history-museum-3',
  title:
    'Dusk at the Natural History Museum, its windows alight over garlands of lamps and a path of evening visitors',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 540, 0.06),
      sun(p, 330, 470, 84),
      clouds(p, [
        [70, 150, 1.1],
        [900, 110, 1.2],
        [560, 90, 0.7],
      ]),
      birds(p, 930, 250),
      skyline(p.far, { to: 1220, base: 600, seed: 15, low: 40, high: 140 }),
      at(690, 610, 0.97, naturalHistoryFront(p)),
      rect(0, 612, 1200, 190, p.tree[1]),
      path('M640 614h100l-60 186H230z', p.paving[0]),
      path('M640 614h30L400 800H230z', p.paving[1], 'opacity=".5"'),
      trees(p, -20, 200, 680, 80, 8),
      tree(p, 120, 800, 1.9),
      tree(p, 1080, 780, 1.5),
      garland([150, 480], [560, 520], 60, 13, [p.gold], true),
      garland([560, 520], [1050, 500], 70, 15, [p.gold], true),
      line('M560 720V516', p.ink, 6),
      lamp(p, 330, 770, 1.2),
      lamp(p, 820, 730, 0.9),
      crowd(p, [
        [470, 770, 1],
        [520, 772, 0.96],
        [600, 700, 0.6],
        [632, 702, 0.6],
        [660, 664, 0.42],
        [440, 716, 0.7],
        [900, 770, 0.9],
        [936, 772, 0.56],
      ]),
    ];
  },
};
