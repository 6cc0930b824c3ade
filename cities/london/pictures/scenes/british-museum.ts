import { crowd } from '../kit/figures';
import { banner } from '../kit/flags';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, each, line, path, rect } from '../kit/svg';
import { museumFront } from '../landmarks/portico';
import type { Picture } from '../picture';

export const britishMuseum: Picture = {
  name: 'british-museum',
  title:
    'The British Museum: forty-four columns and the pediment in early light, visitors crossing the forecourt',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 250, 230, 0.14),
      sun(p, 250, 230, 80),
      clouds(p, [
        [480, 90, 0.9],
        [980, 120, 1.1],
        [860, 230, 0.7],
      ]),
      birds(p, 860, 180),
      skyline(p.far, { to: 1220, base: 610, seed: 19, low: 60, high: 180 }),
      trees(p, -20, 90, 612, 60, 4),
      trees(p, 1120, 1230, 612, 60, 4),
      at(600, 610, 1, museumFront(p)),
      rect(0, 664, 1200, 140, p.paving[0]),
      path('M0 664h230l-90 136H0zM1200 664H970l90 136h140z', p.tree[2]),
      path('M0 664h230l-10 14H0zM1200 664H970l10 14h220z', p.tree[1]),
      line('M420 664l-90 136M540 664l-30 136M660 664l30 136M780 664l90 136M180 730h840', p.paving[1], 2.5),
      each([292, 868], (x) => line(`M${x} 664V490`, p.ink, 5) + banner(p, x + 3, 496, 38, 96, p.red)),
      crowd(p, [
        [470, 748, 0.62],
        [500, 752, 0.6],
        [640, 716, 0.5],
        [662, 718, 0.32],
        [760, 780, 0.84],
        [560, 692, 0.38],
        [700, 690, 0.36],
        [410, 716, 0.5],
        [850, 730, 0.56],
      ]),
    ];
  },
};
