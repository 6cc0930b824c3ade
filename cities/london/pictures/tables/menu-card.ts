import { lettering } from '../kit/lettering';
import { at, circle, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';
import { drink, ground, napkin, sides, type Table } from './table';

/** The menu card of a restaurant before the meal: its name, what it cooks and where it is. */
export const menuCard = (table: Table): Picture => ({
  name: `${table.file}-card`,
  title: `The menu card of ${table.name} on its table: ${table.kitchen}, ${table.area}`,
  hour: 'day',
  draw: () => [
    ground(table),
    `<g transform="translate(600 400) rotate(-4)">${[
      rect(-232, -312, 488, 652, '#000', 'opacity=".2"'),
      rect(-250, -330, 488, 652, '#FDF8EE'),
      rect(-250, -330, 30, 652, table.rim),
      rect(-200, -300, 412, 592, 'none', `stroke="${table.rim}" stroke-width="4"`),
      rect(-190, -290, 392, 572, 'none', `stroke="${table.rim}" stroke-width="1.5"`),
      path('M-60-200q30-44 66-10 36-34 66 10-30 6-66 40-36-34-66-40z', table.rim),
      circle(6, -226, 9, '#E0A93F'),
      // The font's full stop cannot be varied in weight, so a name goes without it.
      lettering(table.name.replace('.', ''), { x: 6, y: -60, size: 84, fill: '#22242E', maxWidth: 350 }),
      line('M-110-20h232', table.rim, 4),
      lettering(table.kitchen, { x: 6, y: 44, size: 40, fill: '#4A526B', maxWidth: 350 }),
      lettering(table.area, { x: 6, y: 100, size: 40, fill: '#4A526B', maxWidth: 350 }),
      line('M-120 160h250M-90 190h190M-120 220h250', '#CFC3AC', 6),
    ].join('')}</g>`,
    napkin(table.napkin),
    drink(table.drink),
    at(1040, 620, 1.1, sides[table.side]),
  ],
});
