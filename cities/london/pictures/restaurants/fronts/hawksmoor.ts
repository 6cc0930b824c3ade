import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { sky } from '../../kit/sky';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS } from '../../pubs/colours';
import { bricks, cobbles, lantern } from '../../pubs/parts';

export const hawksmoorFront: Picture = {
  name: 'hawksmoor-front',
  title:
    'Hawksmoor at Seven Dials: the old brewery warehouse in Langley Street with its hoist, a bull’s head over the steps down to the room',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rect(-10, 20, 1220, 790, '#94604A'),
      bricks(0, 30, 1200, 560, stream(17), [54, 22]),
      rect(-10, 4, 1220, 22, '#5E4034'),
      // Loading doors one above the other, with a beam and a hook.
      each(
        [120, 300],
        (y) =>
          rect(520, y, 160, 130, '#3A4A42') +
          line(`M600 ${y}v130M520 ${y + 10}l80 110M680 ${y + 10}l-80 110`, '#2A362F', 7),
      ),
      rect(590, 50, 20, 70, '#22262E'),
      line('M600 70v60', '#22262E', 4),
      circle(600, 138, 10, '#22262E'),
      each([70, 240, 780, 950, 1100], (x, index) =>
        each(
          [100, 290],
          (y) =>
            path(`M${x - 10} ${y + 20}q50-40 100 0v130h-100z`, '#6E4434') +
            path(`M${x} ${y + 24}q40-30 80 0v118h-80z`, (index + y) % 3 ? GLASS : '#57325A') +
            line(
              `M${x + 27} ${y + 6}v136M${x + 53} ${y + 6}v136M${x} ${y + 64}h80M${x} ${y + 104}h80`,
              '#22262E',
              4,
            ),
        ),
      ),
      rect(-10, 470, 1220, 18, '#5E4034'),
      rect(400, 488, 400, 310, '#22262E'),
      rect(420, 506, 360, 70, '#14161B'),
      lettering('HAWKSMOOR', { x: 600, y: 560, size: 52, fill: '#E9DDC2', spacing: 4, maxWidth: 330 }),
      path('M470 800V640q0-50 130-54 130 4 130 54v160z', '#5A3A26'),
      path('M490 800V650q0-40 110-44 110 4 110 44v150z', '#F0B765'),
      times(6, (step) => rect(490 + step * 8, 700 + step * 18, 220 - step * 16, 9, '#3A2418')),
      // The bull's head.
      path('M560 640q-50-8-56-40 30 20 60 16zM640 640q50-8 56-40-30 20-60 16z', '#E9DDC2'),
      path('M556 616q44-24 88 0l-10 60q-34 30-68 0z', '#3A2A22'),
      circle(580, 644, 5, '#E9DDC2'),
      circle(620, 644, 5, '#E9DDC2'),
      path('M578 672q22 16 44 0l-4 14q-18 10-36 0z', '#8A5A44'),
      each([384, 816], (x) => lantern(x, 600, 1.2)),
      each(
        [70, 230, 850, 1020],
        (x) =>
          rect(x - 10, 520, 130, 250, '#3A2A22') +
          rect(x, 530, 110, 200, GLASS) +
          line(`M${x + 37} 530v200M${x + 73} 530v200M${x} 596h110M${x} 662h110`, '#22262E', 5),
      ),
      path('M-10 780h1220v30H-10z', '#4A4250'),
      cobbles(780, 806, '#2A2434'),
      glow(c, 'steps', '#FFC27A', [600, 740], [300, 110], 0.5),
      crowd(p, [
        [330, 796, 1.5],
        [380, 797, 1.46],
        [860, 796, 1.5],
        [1120, 796, 1.46],
      ]),
    ];
  },
};
