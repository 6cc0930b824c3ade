import { rowingBoat } from '../kit/boats';
import { crowd, duck } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, line, path } from '../kit/svg';
import { water } from '../kit/water';
import type { Picture } from '../picture';

const deckChair = (x: number, y: number, stripe: string): string =>
  at(
    x,
    y,
    1,
    line('M-34 0L30-70M34 0L-10-40M-24-14h50', '#8A6238', 6, 'stroke-linecap="round"') +
      path('M28-72L-28-18q30 16 50-6z', '#FFFDF6') +
      path('M20-64l-46 46 8 5 44-44zM8-48L-16-16l10 3 20-26z', stripe),
  );

export const hydePark: Picture = {
  name: 'hyde-park',
  title: 'Rowing boats and swans on the Serpentine in Hyde Park, striped deckchairs on the grass',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 160, 0.12),
      sun(p, 230, 160, 64),
      clouds(p, [
        [430, 110, 1],
        [900, 140, 1.1],
        [60, 310, 0.7],
      ]),
      birds(p, 760, 230),
      skyline(p.far, { to: 1220, base: 420, seed: 29, low: 20, high: 110 }),
      trees(p, -20, 1230, 440, 62, 3),
      path('M380 452q220-54 440 0v22H380z', p.stone[0]),
      path('M400 476a56 44 0 0 1 112 0zM544 476a56 48 0 0 1 112 0zM688 476a56 44 0 0 1 112 0z', p.roof[0]),
      bars(392, 432, 6, 14, 34, 12.4, p.stone[1]),
      water(c, 470, 14),
      path('M0 470h240q-60 60-240 74zM1200 470H960q40 40 240 56z', p.tree[1]),
      trees(p, -20, 150, 520, 60, 8),
      rowingBoat(p, 470, 550, 1.3),
      rowingBoat(p, 740, 526, 0.9, p.red),
      rowingBoat(p, 250, 590, 1, p.gold),
      duck(900, 580, 1.3, ['#FFFDF6', '#FFFDF6']),
      duck(980, 560, 1, ['#FFFDF6', '#FFFDF6']),
      duck(660, 610, 0.9),
      path('M0 660q300-46 640-20t560-26v190H0z', p.tree[2]),
      path('M0 700q340-40 700-10t500-20v130H0z', p.tree[1], 'opacity=".45"'),
      tree(p, 1040, 740, 2),
      deckChair(280, 740, p.red),
      deckChair(380, 756, p.blue),
      deckChair(500, 738, p.gold),
      deckChair(150, 764, p.tree[0]),
      crowd(p, [
        [640, 730, 0.9],
        [680, 734, 0.86],
        [712, 734, 0.54],
        [860, 720, 0.8],
      ]),
    ];
  },
};
