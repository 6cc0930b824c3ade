import { chair, chequers, diner, globe, laid, pictureOn } from '../../kit/dining';
import { person } from '../../kit/figures';
import { bars } from '../../kit/masonry';
import { clock } from '../../kit/openings';
import { circle, each, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theGoldenHindRoom: Picture = {
  name: 'the-golden-hind-room',
  title:
    'Inside The Golden Hind: the old fryer of green glass and chrome, plain wooden chairs and photographs of the lane as it was',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#F1E6CC'),
      rect(0, 330, 1200, 300, '#8A5A36'),
      bars(10, 346, 66, 280, 16, 75, '#7A4C2C'),
      rect(0, 320, 1200, 14, '#5E3A22'),
      each([50, 190, 940, 1080], (x, index) => pictureOn(x, 120, 100, 130, index + 1)),
      each([60, 960], (x, index) => pictureOn(x + 60, 360, 110, 80, index * 2)),
      // The range: stepped chrome, green panels, a clock.
      path('M330 560V190q0-40 40-40h460q40 0 40 40v370z', '#C8D0D4'),
      path('M350 560V200q0-30 30-30h440q30 0 30 30v360z', '#2F6B5B'),
      path('M430 170q170-120 340 0z', '#C8D0D4'),
      path('M450 170q150-96 300 0z', '#3E8A74'),
      clock(p, 600, 138, 26, 30, 180),
      bars(380, 210, 440, 10, 1, 0, '#C8D0D4'),
      bars(380, 228, 440, 5, 1, 0, '#C8D0D4'),
      each(
        [390, 550, 710],
        (x) =>
          rect(x, 256, 110, 120, '#E4EAEC') +
          path(`M${x + 10} 366q45-60 90 0z`, '#7FA8A0') +
          circle(x + 55, 286, 12, '#2F6B5B') +
          rect(x + 24, 384, 62, 12, '#C8D0D4'),
      ),
      path('M600 250l40 26-40 26-40-26z', '#F2C94B'),
      rect(320, 480, 560, 90, '#D5DCDF'),
      rect(310, 470, 580, 16, '#F4F7F8'),
      each(
        [380, 500, 700, 820],
        (x) =>
          rect(x - 40, 440, 80, 30, '#F6D584') +
          times(5, (index) => rect(x - 34 + index * 15, 424 - (index % 2) * 8, 9, 40, '#E9BC5E')),
      ),
      person({ x: 600, y: 566, scale: 2, coat: '#FFFDF6' }),
      rect(320, 548, 560, 60, '#B8C2C6'),
      chequers(610, ['#EFE4CC', '#3C6C8A']),
      laid(160, 620, 1.1, '#B98A5C'),
      laid(1040, 620, 1.1, '#B98A5C'),
      diner(60, 632, 1.1, 3),
      diner(270, 632, 1.1, 2, true),
      diner(930, 632, 1.1, 4),
      diner(1140, 632, 1.1, 0, true),
      each([400, 520, 700, 800], (x) => chair(x, 770, 1.2, '#8A5A36')),
      laid(460, 660, 1.05, '#B98A5C'),
      laid(750, 660, 1.05, '#B98A5C'),
      each([160, 1040], (x) => globe(x, 80, 22)),
    ];
  },
};
