import { boards, diner, globe } from '../../kit/dining';
import { person } from '../../kit/figures';
import { bars } from '../../kit/masonry';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const ottolenghiSpitalfieldsRoom: Picture = {
  name: 'ottolenghi-spitalfields-room',
  title: 'Inside Ottolenghi: one long white table down the room, platters on the counter and orange chairs',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#FFFFFF'),
    rect(0, 0, 1200, 60, '#F1ECE4'),
    rect(40, 90, 340, 300, '#F7F3EC'),
    line(
      'M40 150h340M40 210h340M40 270h340M40 330h340M96 90v300M152 90v300M208 90v300M264 90v300M320 90v300',
      '#E4DCD0',
      3,
    ),
    each(
      [160, 260, 360],
      (y, row) =>
        rect(450, y, 720, 10, '#D9CDBA') +
        times(12, (index) =>
          (index + row) % 3 === 0
            ? path(`M${470 + index * 58} ${y}v-46q20-14 40 0v46z`, ['#C3273A', '#F2C94B', '#8DBF68'][row]!)
            : rect(
                474 + index * 58,
                y - 40 - (index % 2) * 14,
                30,
                40 + (index % 2) * 14,
                ['#E9E0D0', '#C98A4E', '#4F8A4E', '#8FC4DC'][(index + row) % 4]!,
              ),
        ),
    ),
    // The counter, heaped.
    rect(20, 420, 760, 190, '#F4F1EC'),
    rect(6, 408, 788, 18, '#E4DCD0'),
    bars(40, 446, 220, 140, 3, 246, '#FFFFFF'),
    each(
      [90, 220, 350],
      (x, index) =>
        ellipse(x, 400, 62, 14, '#E9EDF0', 'stroke="#CFC8BC" stroke-width="3"') +
        times(12, (piece) =>
          circle(
            x - 40 + (piece % 6) * 16,
            390 - Math.floor(piece / 6) * 14,
            11,
            [
              ['#4F8A4E', '#8DBF68', '#F2C94B'],
              ['#6E2A5E', '#C9402C', '#F4EFE2'],
              ['#E7842E', '#F2C94B', '#4F8A4E'],
            ][index]![piece % 3]!,
          ),
        ),
    ),
    each(
      [480, 600, 710],
      (x, index) =>
        rect(x - 5, 360, 10, 44, '#DADFE4') +
        ellipse(x, 358, 58, 8, '#E9EDF0') +
        (index === 1
          ? path(`M${x - 44} 354v-40q44-16 88 0v40z`, '#7A4A2E') + ellipse(x, 314, 44, 10, '#93603E')
          : each([-26, 22], (dx) =>
              path(
                `M${x + dx - 26} 354q-2-30 18-34 2-18 12-22 8 6 8 20 20 8 14 36z`,
                index ? '#F7D3DC' : '#FFFDF8',
                'stroke="#E4DCCB" stroke-width="3"',
              ),
            )),
    ),
    person({ x: 140, y: 420, scale: 1.7, coat: '#2A2A34' }),
    rect(60, 408, 160, 18, '#E4DCD0'),
    boards(600, ['#D9C8A8', '#BFA884']),
    path('M330 640h760l90 60H240z', '#FFFFFF'),
    path('M240 700h940v22H240z', '#E4DCD0'),
    bars(290, 722, 16, 78, 2, 820, '#C9BFB0'),
    each(
      [420, 580, 740, 900, 1030],
      (x, index) =>
        diner(x, 650, 1.05, index + 1, index % 2 === 1) +
        ellipse(x + 20, 670, 36, 8, '#F1ECE4') +
        circle(x + 20, 666, 9, ['#C3273A', '#4F8A4E', '#E7842E'][index % 3]!),
    ),
    each(
      [380, 560, 740, 920, 1090],
      (x) =>
        path(`M${x - 36} 800v-66q0-26 36-26t36 26v66z`, '#F28A3A') +
        path(`M${x + 8} 710q28 4 28 24v66h-28z`, '#D9722A'),
    ),
    each([520, 760, 1000], (x) => globe(x, 440, 24)),
  ],
};
