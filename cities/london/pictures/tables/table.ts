import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';
import { type Dish, dishes } from './dishes';

/** One restaurant: what stands on its table. */
export interface Table {
  file: string;
  name: string;
  dish: Dish;
  alt: string;
  /** The table: its ground, the second tone of its pattern, and the pattern. */
  cloth: readonly [string, string];
  pattern: 'check' | 'stripe' | 'wood' | 'marble' | 'plain';
  /** Rim of the plate. */
  rim: string;
  drink: string;
  napkin: string;
  tools: 'cutlery' | 'chopsticks';
  side: 'candle' | 'bread' | 'flower' | 'sauce';
}

function ground({ cloth: [base, second], pattern }: Table): string {
  const plain = rect(0, 0, 1200, 800, base);
  switch (pattern) {
    case 'check':
      return (
        plain +
        `<g fill="${second}" opacity=".5">${times(12, (index) => d`<rect x="${index * 100}" width="50" height="800"/>`)}${times(8, (index) => d`<rect y="${index * 100 + 20}" width="1200" height="50"/>`)}</g>`
      );
    case 'stripe':
      return (
        plain +
        path(
          times(16, (index) => d`M${index * 80} 0h30v800h-30zM${index * 80 + 40} 0h6v800h-6z`),
          second,
          'opacity=".55"',
        )
      );
    case 'wood':
      return (
        plain +
        path(
          times(4, (index) => d`M0 ${index * 200}h1200v6H0z`),
          second,
        ) +
        line(
          times(
            12,
            (index) =>
              d`M${(index % 3) * 400 - 60} ${40 + index * 64}q120 ${-18 + (index % 4) * 9} 240 0t260 4`,
          ),
          second,
          4,
          'opacity=".6" stroke-linecap="round"',
        )
      );
    case 'marble':
      return (
        plain +
        line(
          'M-20 160q220 60 340-40t420 30 480-90M-20 620q160-60 300 20t360-50 560 70M160 800q80-120 220-150',
          second,
          5,
          'opacity=".5"',
        ) +
        line('M700 0q40 120 180 150t340-20M0 420q120-20 190 40', second, 3, 'opacity=".4"')
      );
    case 'plain':
      return (
        plain + rect(0, 0, 1200, 90, second, 'opacity=".5"') + rect(0, 710, 1200, 90, second, 'opacity=".5"')
      );
  }
}

const cutlery = (): string =>
  `<g transform="translate(8 8)" opacity=".16">${path('M216 170h9v78h11v-78h9v78h11v-78h9v78h11v-78h9v104q0 20-20 26l4 322q-12 14-24 0l4-322q-23-6-23-26zM944 168q44 34 36 200l-14 14 4 240q-13 14-26 0z', '#000')}</g>` +
  path(
    'M216 170h9v78h11v-78h9v78h11v-78h9v78h11v-78h9v104q0 20-20 26l4 322q-12 14-24 0l4-322q-23-6-23-26z',
    '#C4CBD3',
  ) +
  path('M262 300h6l4 322q-6 7-12 7z', '#98A2AE') +
  path('M944 168q44 34 36 200l-14 14 4 240q-13 14-26 0z', '#C4CBD3') +
  path('M956 384h10l4 238q-6 7-13 7z', '#98A2AE');

const chopsticks = (): string =>
  line('M246 150l18 520M286 150l2 520', '#000', 15, 'stroke-linecap="round" opacity=".14"') +
  line('M238 144l18 520M278 144l2 520', '#8E1C2C', 13, 'stroke-linecap="round"') +
  line('M238 144l3 90M278 144v90', '#E0A93F', 13, 'stroke-linecap="round"') +
  rect(216, 560, 84, 24, '#F4E9D2', 'rx="8"');

const drink = (colour: string): string =>
  circle(1080, 196, 92, '#000', 'opacity=".14"') +
  circle(1070, 184, 88, '#fff', 'opacity=".75"') +
  circle(1070, 184, 68, colour) +
  path('M1006 206a68 68 0 0 0 128 0q-60 30-128 0z', '#000', 'opacity=".14"') +
  ellipse(1048, 160, 22, 12, '#fff', 'opacity=".55" transform="rotate(-30 1048 160)"') +
  circle(1070, 184, 78, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"');

const napkin = (colour: string): string =>
  `<g transform="translate(118 620) rotate(-14)">${rect(-62, -92, 140, 200, '#000', 'opacity=".14"')}${rect(-70, -100, 140, 200, colour)}${path('M-70-100h140L-70 60z', '#fff', 'opacity=".14"')}${line('M-58-88h116v176h-116z', '#fff', 3, 'opacity=".6"')}</g>`;

const sides: Record<Table['side'], string> = {
  candle:
    circle(8, 8, 70, '#000', 'opacity=".14"') +
    circle(0, 0, 66, '#F4E9D2') +
    circle(0, 0, 46, '#FFE9B0') +
    circle(0, 0, 26, '#FFC766') +
    path('M0-18q12 14 0 30-12-16 0-30z', '#B8273A'),
  bread:
    ellipse(8, 10, 96, 64, '#000', 'opacity=".14"') +
    ellipse(0, 0, 92, 60, '#F4E9D2') +
    path('M-66 6q-4-40 32-42 60-8 92 26 14 36-28 40-60 8-96-24z', '#C98F45') +
    path('M-58 0q0-28 30-28 54-6 80 22-54 20-110 6z', '#E3B068') +
    line('M-30-22l14 22M0-26l12 24M28-20l10 20', '#B87B34', 5, 'stroke-linecap="round"'),
  flower:
    circle(8, 8, 58, '#000', 'opacity=".14"') +
    circle(0, 0, 54, '#DCEBF0') +
    circle(0, 0, 40, '#9FC4D1') +
    each(
      [0, 72, 144, 216, 288],
      (turn) =>
        `<g transform="rotate(${turn})">${ellipse(0, -34, 19, 26, '#E0485A')}${ellipse(0, -38, 9, 13, '#F7C5CB')}</g>`,
    ) +
    circle(0, 0, 13, '#FFD66B') +
    path('M30 36q34-4 40 26-34 8-40-26z', '#3F8A55'),
  sauce:
    circle(7, 8, 56, '#000', 'opacity=".14"') +
    circle(0, 0, 52, '#F4E9D2') +
    circle(0, 0, 40, '#5B2A1E') +
    path('M-22-12q20-14 44 0', 'none', 'stroke="#A8684A" stroke-width="6" stroke-linecap="round"') +
    circle(-12, 12, 5, '#6FA05E') +
    circle(10, 8, 5, '#6FA05E') +
    circle(2, 22, 4, '#E0485A'),
};

/** The picture of a restaurant: its dish on a laid table, seen from above. */
export function tablePicture(table: Table): Picture {
  return {
    name: table.file,
    title: `A table at ${table.name}, seen from above: ${table.alt}`,
    hour: 'day',
    draw: () => [
      ground(table),
      ellipse(614, 424, 302, 298, '#000', 'opacity=".2"'),
      circle(600, 404, 292, '#FDF8EE'),
      path('M600 112a292 292 0 0 1 0 584q150-70 150-292T600 112z', '#000', 'opacity=".04"'),
      circle(600, 404, 290, 'none', `stroke="${table.rim}" stroke-width="9"`),
      circle(600, 404, 262, 'none', `stroke="${table.rim}" stroke-width="3"`),
      circle(600, 404, 212, '#F1E7D5'),
      circle(596, 400, 206, '#F8F0E2'),
      at(600, 404, 1.2, dishes[table.dish]()),
      table.tools === 'cutlery' ? cutlery() : chopsticks(),
      drink(table.drink),
      napkin(table.napkin),
      at(1084, 630, 1, sides[table.side]),
    ],
  };
}
