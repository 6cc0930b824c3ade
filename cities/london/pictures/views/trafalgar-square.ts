import { backdrop, paving } from '../kit/backdrop';
import { crowd, pigeon } from '../kit/figures';
import { glow } from '../kit/light';
import { bars, block } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { at, circle, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const lion: Picture = {
  name: 'trafalgar-square-2',
  title:
    'One of the four bronze lions of Trafalgar Square close to, a pigeon on its paw and a child looking up',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, {
        light: [980, 150, 60],
        clouds: [
          [80, 110, 1],
          [620, 80, 0.9],
        ],
        roofs: [620, 39, 170],
      }),
      birds(p, 820, 260, 6, 7),
      block(-20, 60, 190, 620, light, mid, 0.3),
      rect(-20, 600, 230, 90, mid),
      // The plinth and the lion upon it.
      rect(190, 600, 760, 150, mid),
      rect(760, 600, 190, 150, shade),
      rect(176, 584, 788, 24, light),
      path('M230 584q-10-60 60-90 160-60 330-30l40 120z', '#3E4C5C'),
      path('M236 584q0-70 80-96 90-20 120 40l10 56z', '#4E5F70'),
      path('M560 584q-40-120 10-230 20-110 130-134 120-10 150 100 20 90-10 160-10 60 20 104z', '#34404E'),
      path('M590 560q-30-100 14-190 16-100 100-116 90 0 116 90 14 70-16 130-10 70-30 110z', '#46566A'),
      path('M640 330q10-76 84-80 70 4 84 76 40 20 40 50-10 34-54 34-60 40-120-4-40-40-34-76z', '#5A6C80'),
      path('M790 330q56 10 60 46-10 34-54 34l-30-20z', '#6E8094'),
      path('M836 352l20 10-14 16-18-8z', '#222C38'),
      path('M800 398q20 10 44 0', 'none', 'stroke="#222C38" stroke-width="6" stroke-linecap="round"'),
      path('M736 322q20-16 40 0-18 14-40 0z', '#222C38'),
      path('M690 262q-22-14-30 14 14 20 34 10zM780 258q24-12 28 14-16 14-32 4z', '#46566A'),
      path(
        'M600 420q30 20 24 70M640 470q30 20 26 60M590 340q30 10 34 40M700 500q20 20 20 50',
        'none',
        'stroke="#28323E" stroke-width="8" stroke-linecap="round"',
      ),
      path('M640 540q60-20 130 0l160 10q30 6 26 34H640z', '#46566A'),
      path('M640 562h270q30 0 46 22H640z', '#34404E'),
      line('M900 566v18M924 568v16', '#222C38', 4),
      path('M240 570q-80 10-90-30 0-26 24-24 10 20 66 16z', '#34404E'),
      pigeon(890, 546, 1.1),
      paving(c, 750),
      crowd(p, [
        [1050, 770, 1.9],
        [990, 774, 1.2],
        [120, 770, 1.7],
      ]),
      pigeon(1130, 776, 1),
      pigeon(300, 782, 1),
      pigeon(380, 790, 0.9, '#8A8F9C'),
    ];
  },
};

const christmasTree: Picture = {
  name: 'trafalgar-square-3',
  title:
    'The Norwegian spruce of Trafalgar Square lit in December, carol singers below and St Martin-in-the-Fields behind',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(25);
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, { light: [190, 130, 50], clouds: [[330, 120, 0.9]], roofs: [600, 66, 180] }),
      glow(c, 'church', p.gold, [880, 420], [330, 330], 0.35),
      at(
        880,
        620,
        1,
        rect(-190, -230, 380, 230, mid) +
          rect(110, -230, 80, 230, shade) +
          path('M-206-230L0-310l206 80z', light) +
          bars(-176, -222, 26, 216, 6, 65, light) +
          bars(-158, -222, 8, 216, 6, 65, shade) +
          rect(-60, -420, 120, 130, mid) +
          rect(20, -420, 40, 130, shade) +
          rect(-22, -400, 44, 80, p.window) +
          circle(0, -444, 26, light) +
          circle(0, -444, 20, '#22305E') +
          rect(-48, -480, 96, 40, mid) +
          path('M-40-480L0-600l40 120z', light) +
          path('M8-480L0-600l40 120z', shade) +
          rect(-2, -630, 4, 34, p.gold) +
          times(5, (index) =>
            rect(-206 - index * 10, -6 + index * 9, 412 + index * 20, 10, index % 2 ? light : mid),
          ),
      ),
      rect(-20, 380, 330, 250, p.brick[1]),
      bars(10, 420, 34, 60, 5, 58, p.window, 'opacity=".8"'),
      bars(10, 520, 34, 60, 5, 58, p.window, 'opacity=".8"'),
      paving(c, 640),
      glow(c, 'spruce', '#FFF1C9', [480, 440], [300, 360], 0.45),
      path('M480 90q70 280 150 590H330Q410 370 480 90z', '#17402E'),
      path('M480 90q70 280 150 590H500q30-300-20-590z', '#0F3024'),
      each([0, 1, 2, 3, 4, 5, 6], (index) =>
        line(
          `M${480 + (index - 3) * 5} 130L${480 + (index - 3) * 42} 668`,
          '#FFF4DC',
          3,
          'stroke-dasharray="4 18" stroke-linecap="round"',
        ),
      ),
      times(46, () => {
        const y = Math.round(150 + next() * 510);
        return circle(Math.round(480 + (next() * 2 - 1) * (y - 110) * 0.23), y, 6, '#FFF1C9');
      }),
      path('M480 52l10 26 28 2-22 18 8 28-24-16-24 16 8-28-22-18 28-2z', '#FFFDF6'),
      rect(440, 676, 80, 34, '#5A4432'),
      ellipse(480, 712, 190, 22, p.ink, 'opacity=".4"'),
      crowd(p, [
        [300, 730, 1.3],
        [346, 734, 1.3],
        [392, 738, 1.3],
        [560, 738, 1.3],
        [606, 734, 1.3],
        [652, 730, 1.3],
        [800, 770, 1.5],
        [850, 774, 1],
        [190, 776, 1.5],
        [960, 720, 1.1],
      ]),
      each(
        [323, 369, 583, 629],
        (x) => circle(x, 690, 14, '#FFD98A', 'opacity=".4"') + circle(x, 690, 5, '#FFE9B0'),
      ),
    ];
  },
};

export const trafalgarSquareViews = [lion, christmasTree];
