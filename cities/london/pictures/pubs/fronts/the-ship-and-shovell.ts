import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { d, each, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { basket, cobbles, lantern } from '../parts';
import type { Pub } from '../pub';

/** One of the two houses, seen from inside the passage: it leans back from the left edge towards its end. */
const half = (): string =>
  // Upper wall and cornice, then the scarlet shop front, all drawn to one vanishing point.
  path('M0-60L400 150V640L0 810z', '#7E4A3A') +
  path('M0-20L400 166v14L0 20z', '#F1E4C8') +
  each([40, 180, 296], (x) => {
    const scale = 1 - x / 640;
    const [top, bottom] = [96 + x * 0.36, 96 + x * 0.36 + 170 * scale];
    const width = 84 * scale;
    return (
      path(
        d`M${x} ${top}l${width} ${width * 0.4}V${bottom + width * 0.1}L${x} ${bottom}z`,
        GLASS,
        'stroke="#F1E4C8" stroke-width="7"',
      ) +
      line(
        d`M${x + width / 2} ${top + width * 0.2}V${bottom + width * 0.05}M${x} ${(top + bottom) / 2}l${width} ${width * 0.24}`,
        '#F1E4C8',
        4,
      )
    );
  }) +
  path('M0 300L400 350V640L0 810z', '#A5182B') +
  path('M0 292L400 346v44L0 382z', '#6E0F1C') +
  path('M0 288L400 343v7L0 296zM0 380l400 10v6L0 388z', GOLD) +
  each([30, 250], (x) => {
    const scale = 1 - x / 700;
    const [top, bottom] = [424 - x * 0.01, 640 - x * 0.22];
    const width = 118 * scale;
    return (
      path(
        d`M${x} ${top}h${width}V${bottom - width * 0.26}L${x} ${bottom}z`,
        GLASS,
        'stroke="#6E0F1C" stroke-width="9"',
      ) +
      line(
        d`M${x + width / 3} ${top}V${bottom - width * 0.08}M${x + (width * 2) / 3} ${top}V${bottom - width * 0.17}M${x} ${top + 70 * scale}h${width}`,
        '#6E0F1C',
        5,
      )
    );
  }) +
  path('M168 424h62v290l-62 26z', '#2A1418') +
  path('M178 438h42v96h-42z', GLASS);

export const theShipAndShovell: Pub = {
  file: 'the-ship-and-shovell',
  name: 'The Ship & Shovell',
  alt: 'two scarlet houses facing each other across a flagged passage by night, one pub in both, a lamp between them',
  hour: 'night',
  sign: { emblem: 'shovel', place: 'Craven Passage', ground: '#9FC4D1', shape: 'round', at: [600, 20, 0.5] },
  front: (c) => {
    const next = stream(47);
    return [
      rect(0, 0, 1200, 800, '#131C40'),
      stars(c, 260, 5),
      // What closes the passage: the arches under the station.
      rect(396, 250, 408, 392, '#4A3A46'),
      path('M396 236h408v18H396z', '#6A5662'),
      path('M440 640V470q70-100 140 0v170zM620 640V470q70-100 140 0v170z', '#2A2030'),
      path('M462 640V486q48-76 96 0v154zM642 640V486q48-76 96 0v154z', GLASS, 'opacity=".75"'),
      line('M510 452v188M690 452v188', '#2A2030', 5),
      glow(c, 'arches', '#FFD98A', [600, 600], [260, 130], 0.55),
      path('M-10 806L400 638h400l410 168z', '#5E5A66'),
      cobbles(640, 800, '#2A2832', -60, 1260),
      path('M330 800l120-158h300l120 158z', GLASS, 'opacity=".14"'),
      `<g>${half()}</g>`,
      `<g transform="translate(1200 0) scale(-1 1)">${half()}</g>`,
      `<g transform="matrix(1 .08 0 1 0 0)">${lettering('SHIP & SHOVELL', { x: 190, y: 350, size: 32, fill: GOLD, spacing: 2, maxWidth: 320 })}</g>`,
      `<g transform="matrix(1 -.08 0 1 0 96)">${lettering('SHIP & SHOVELL', { x: 1010, y: 350, size: 32, fill: GOLD, spacing: 2, maxWidth: 320 })}</g>`,
      each([152, 1048], (x) => lantern(x, 470, 0.9)),
      each([246, 954], (x) => lantern(x, 462, 0.7)),
      basket(next, 18, 400, 0.8),
      basket(next, 1182, 400, 0.8),
      // The wire across the passage from which the sign hangs.
      line('M300 96Q600 30 900 96', '#16161D', 5),
      path('M392 640h416v6H392z', '#8A8692'),
      glow(c, 'left', '#FFB08A', [190, 740], [230, 60], 0.5),
      glow(c, 'right', '#FFB08A', [1010, 740], [230, 60], 0.5),
      crowd(c.palette, [
        [300, 742, 1.2],
        [346, 732, 1.16],
        [880, 738, 1.2],
        [560, 700, 0.9],
        [610, 704, 0.92],
        [690, 664, 0.72],
        [812, 782, 1.5],
      ]),
      rect(396, 250, 408, 5, CREAM, 'opacity=".25"'),
    ];
  },
};
