import { banquette, bottles, chequers, counter, globe, stool } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { d, each, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../parts';

export const theAudleyInside: Picture = {
  name: 'the-audley-inside',
  title:
    'Inside The Audley: a ceiling of torn and painted papers in every colour over mahogany, mirrors and green leather',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#5A2A1C'),
    // The ceiling: a collage in sharp pieces.
    rect(0, 0, 1200, 290, '#F1E4C8'),
    times(34, (index) => {
      const [x, y] = [(index * 167) % 1180, (index * 61) % 240];
      const [a, b, e] = [60 + ((index * 37) % 90), 30 + ((index * 53) % 60), ((index * 29) % 50) - 20];
      return path(
        d`M${x} ${y}l${a} ${e}l${b - 20} ${b}l${-a * 0.7} ${b * 0.6}l${-b} ${-e}z`,
        ['#E0485A', '#F2C94B', '#3D8A9A', '#F49A7A', '#6E4A9A', '#5BA06A', '#27507E', '#F2A7BC'][index % 8]!,
      );
    }),
    path('M0 276h1200v30H0z', '#C98A2B'),
    bars(10, 280, 20, 22, 40, 30, '#7A3A1E'),
    // Mahogany: a tall back bar with three mirrors.
    rect(240, 306, 720, 250, '#6E3018'),
    each(
      [270, 500, 730],
      (x) =>
        path(`M${x} 530V380q100-90 200 0v150z`, '#BFD0D8') +
        path(`M${x + 20} 400l90-50h30l-110 130z`, '#fff', 'opacity=".4"') +
        path(`M${x - 8} 530V378q108-98 216 0v152h-10V382q-98-84-196 0v148z`, '#E0A93F'),
    ),
    bottles(290, 530, 7, 24, 0),
    bottles(520, 530, 7, 24, 2),
    bottles(750, 530, 7, 24, 4),
    bars(238, 306, 22, 250, 2, 702, '#8E4426'),
    rect(0, 306, 240, 330, '#7A3A22'),
    rect(960, 306, 240, 330, '#7A3A22'),
    paned(50, 350, 130, 190, { frame: '#4A1E10', columns: 2, rows: 3 }),
    paned(1020, 350, 130, 190, { frame: '#4A1E10', columns: 2, rows: 3 }),
    chequers(636, ['#E4D6C0', '#3A4A42']),
    counter(210, 560, 780, 130, ['#7A3A1E', '#3A160C'], [360, 440, 760, 840]),
    banquette(-20, 700, 200, '#1F5A46', 140),
    banquette(1020, 700, 200, '#1F5A46', 140),
    each([330, 470, 730, 870], (x) => stool(x, 770, 1.15, '#1F5A46')),
    each([240, 600, 960], (x) => globe(x, 360, 26, 290)),
    crowd(c.palette, [
      [600, 776, 1.9],
      [160, 780, 1.8],
      [1080, 782, 1.8],
    ]),
    glow(c, 'bar', '#FFD98A', [600, 480], [420, 150], 0.3),
  ],
};
