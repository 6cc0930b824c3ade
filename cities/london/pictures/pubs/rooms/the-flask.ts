import { boards, counter, diner, laid, pendant } from '../../kit/dining';
import { bars } from '../../kit/masonry';
import { clock } from '../../kit/openings';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theFlaskInside: Picture = {
  name: 'the-flask-inside',
  title:
    'Inside The Flask: the Victorian screen of mahogany, painted panels and cut glass that parts the public bar from the saloon',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#C9A878'),
      rect(0, 0, 1200, 70, '#E9DCC2'),
      times(13, (index) => circle(50 + index * 92, 34, 24, '#D9C49E')),
      boards(640, ['#7A5236', '#523420']),
      rect(90, 100, 1020, 560, '#5A2A18'),
      rect(70, 78, 1060, 34, '#3A1A10'),
      path('M500 80q100-70 200 0z', '#5A2A18'),
      clock(p, 600, 58, 22, 120, 330),
      // Five bays: cut glass above, a painting below.
      each([0, 1, 2, 3, 4], (bay) => {
        const x = 118 + bay * 200;
        return (
          rect(x, 136, 164, 180, '#F6EFD8') +
          line(`M${x + 14} 150h136v152h-136z`, '#A8B8B0', 4) +
          path(`M${x + 82} 166q30 30 0 60-30-30 0-60zM${x + 30} 280q50-60 104 0z`, '#C4D2CA') +
          path(
            `M${x + 46} 232q18-18 36 0M${x + 84} 232q18-18 36 0`,
            'none',
            'stroke="#A8B8B0" stroke-width="5"',
          ) +
          rect(x, 338, 164, 206, '#C9A24A') +
          rect(x + 12, 350, 140, 182, ['#9FC4D1', '#E8C9A0', '#B8D0B0', '#E0B8B0', '#C8C0DC'][bay]!) +
          circle(x + 82, 412, 24, ['#E9BE97', '#F1CDA8', '#E9BE97', '#F1CDA8', '#C98F66'][bay]!) +
          path(
            `M${x + 36} 532q4-92 46-94t46 94z`,
            ['#B8273A', '#F4E9D2', '#27507E', '#7A5A9A', '#3F6B4C'][bay]!,
          ) +
          path(
            `M${x + 56} 408q0-32 26-32t26 32q4 26-2 36-2-26-8-36-16 0-32-2-6 12-6 38-6-14-4-36z`,
            ['#6B4226', '#C89B5A', '#2A1E1A', '#8A3A22', '#2A1E1A'][bay]!,
          )
        );
      }),
      rect(90, 566, 1020, 12, '#C98A2B'),
      bars(118, 590, 164, 56, 5, 200, '#44200F'),
      bars(290, 112, 18, 540, 4, 200, '#7A3A20'),
      counter(0, 560, 96, 130, ['#7A3A20', '#3A1A10']),
      counter(1104, 560, 110, 130, ['#7A3A20', '#3A1A10'], [1150]),
      laid(330, 668, 1, '#6B4226'),
      laid(860, 668, 1, '#6B4226'),
      diner(230, 700, 1.15, 3),
      diner(430, 700, 1.15, 0, true),
      diner(760, 700, 1.15, 2),
      diner(960, 700, 1.15, 5, true),
      pendant(300, 150, '#3F6B4C', 40),
      pendant(900, 150, '#3F6B4C', 40),
    ];
  },
};
