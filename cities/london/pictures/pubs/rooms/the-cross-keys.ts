import { boards, chair, counter, diner, hearth, laid, pendant, pictureOn } from '../../kit/dining';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks } from '../parts';

export const theCrossKeysInside: Picture = {
  name: 'the-cross-keys-inside',
  title:
    'Inside The Cross Keys: the bar of bare brick with its fire, and beyond an arch the glass-roofed back room full of plants',
  hour: 'day',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#B5765A'),
    bricks(0, 0, 1200, 600, stream(11), [56, 22]),
    rect(0, 0, 1200, 60, '#4A3A30'),
    bars(60, 0, 26, 70, 8, 154, '#33261E'),
    arch(700, 120, 420, 500, '#8A5440'),
    arch(724, 144, 372, 476, '#BFE0E4'),
    line('M724 330h372M910 144v486M790 190v440M1030 190v440', '#F4E9D2', 6),
    each([770, 860, 960, 1050], (x, index) =>
      times(
        6,
        (leaf) =>
          `<g transform="translate(${x} 600) rotate(${(leaf - 2.5) * 24})">${path('M0 0q26-60 0-130-26 70 0 130z', (leaf + index) % 2 ? '#3F6B4C' : '#6FA064')}</g>`,
      ),
    ),
    boards(620, ['#8A5F42', '#5E3E2A']),
    hearth(250, 620, 1.3, '#7A4636', '#3A2A22'),
    pictureOn(90, 120, 130, 96, 1),
    pictureOn(300, 100, 110, 130, 2),
    pictureOn(470, 150, 120, 90, 0),
    counter(470, 500, 210, 128, ['#5E3A26', '#33201A'], [520, 580, 640]),
    pendant(250, 230, '#22403F', 46, 60),
    pendant(575, 230, '#22403F', 46, 60),
    laid(910, 616, 1.1, '#8A5F42'),
    diner(810, 628, 1, 1),
    diner(1010, 628, 1, 4, true),
    chair(120, 770, 1.3, '#3A2A22', '#7A2230'),
    laid(270, 672, 1, '#6B4A30'),
    chair(430, 770, 1.3, '#3A2A22', '#7A2230'),
    glow(c, 'fire', '#FFB557', [250, 560], [300, 170], 0.4),
  ],
};
