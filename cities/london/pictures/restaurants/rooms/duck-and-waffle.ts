import { banquette, boards, diner, globe, laid } from '../../kit/dining';
import { bars } from '../../kit/masonry';
import { clouds, rays, sky, sun } from '../../kit/sky';
import { farDome, farGherkin, farShard, farWalkieTalkie, skyline } from '../../kit/skyline';
import { circle, each, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const duckAndWaffleRoom: Picture = {
  name: 'duck-and-waffle-room',
  title:
    'Inside Duck & Waffle at first light: the far side is all window, the towers of the City below and the sun over the river',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 820, 330, 0.12),
      sun(p, 820, 330, 60),
      skyline(p.far, { to: 1220, base: 520, seed: 71, low: 30, high: 120 }),
      path('M-10 500q300-30 560 10t660-20v60H-10z', '#E9D2B8'),
      farShard(p.mid, 960, 520, 260),
      farDome(p.mid, 300, 530, 120),
      farGherkin(p.mid, 560, 560, 220),
      farWalkieTalkie(p.mid, 740, 560, 180),
      skyline(p.mid, { to: 1220, base: 590, seed: 29, low: 10, high: 90 }),
      clouds(p, [
        [120, 150, 1],
        [980, 110, 0.9],
      ]),
      // The room: a ceiling folded like waves, yellow leather, steel between the panes.
      path(
        'M-10 0h1220v90l-76-40-76 40-76-40-76 40-76-40-76 40-76-40-76 40-76-40-76 40-76-40-76 40-76-40-76 40-76-40-70 40z',
        '#C9873F',
      ),
      path(
        'M-10 60l70-40 76 40 76-40 76 40 76-40 76 40 76-40 76 40 76-40 76 40 76-40 76 40 76-40 76 40 76-40 66 36v-76H-10z',
        '#A96A2C',
      ),
      bars(96, 60, 10, 540, 6, 200, '#3A4252'),
      rect(0, 330, 1200, 6, '#3A4252'),
      rect(0, 590, 1200, 20, '#3A4252'),
      boards(606, ['#6E5A4C', '#4E3E34']),
      banquette(20, 700, 340, '#E0A93F', 170),
      banquette(430, 700, 340, '#E0A93F', 170),
      banquette(840, 700, 340, '#E0A93F', 170),
      each(
        [190, 600, 1010],
        (x, index) =>
          diner(x - 100, 640, 1.2, index + 5) +
          diner(x + 100, 640, 1.2, index + 2, true) +
          laid(x, 656, 1.15, '#3A2A22') +
          path(`M${x - 70} 646h34v-12h-34z`, '#D9963F') +
          circle(x - 52, 630, 8, '#F5B83D'),
      ),
      each([390, 810], (x) => globe(x, 190, 20, 60)),
    ];
  },
};
