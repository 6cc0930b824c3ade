import { circle, line, path, rect, times } from '../kit/svg';
import { CREAM, GLASS, GLASS_TOP, GOLD } from './colours';
import type { Pub } from './pub';

/** A window of the bar with bottles on its sill; x is its left edge. */
export function shopWindow(pub: Pub, x: number): string {
  const shelf = times(5, (index) =>
    rect(
      x + 12 + index * 28,
      590 - (index % 3) * 7,
      10,
      38 + (index % 3) * 7,
      ['#8A5A2C', '#3E6E4A', '#8E1C2C'][index % 3] ?? '#8A5A2C',
      'opacity=".55" rx="3"',
    ),
  );
  return (
    rect(x - 8, 370, 166, 266, '#000', 'opacity=".25"') +
    rect(x, 378, 150, 250, GLASS) +
    rect(x, 378, 150, 80, GLASS_TOP) +
    shelf +
    circle(x + 75, 440, 34, '#FFF3D0', 'opacity=".6"') +
    path(`M${x} 628V470l80-92h40L${x} 540z`, '#fff', 'opacity=".13"') +
    line(`M${x + 50} 378v250M${x + 100} 378v250M${x} 458h150M${x} 540h150`, pub.front, 7) +
    rect(x - 8, 650, 166, 106, '#000', 'opacity=".18"') +
    rect(x + 4, 662, 142, 82, 'none', `stroke="${GOLD}" stroke-width="2.5" opacity=".7"`)
  );
}

/** The door under its fanlight. */
export const door = (pub: Pub): string =>
  rect(524, 352, 152, 428, CREAM) +
  rect(540, 372, 120, 408, pub.door) +
  rect(636, 372, 24, 408, '#000', 'opacity=".12"') +
  path('M552 460v-24a48 48 0 0 1 96 0v24z', GLASS_TOP) +
  line('M600 388v72M600 460l-34-58M600 460l34-58', pub.door, 5) +
  rect(552, 472, 96, 76, GLASS) +
  line('M600 472v76M552 510h96', pub.door, 6) +
  rect(556, 572, 88, 84, 'none', 'stroke="#000" stroke-opacity=".28" stroke-width="5"') +
  rect(556, 676, 88, 80, 'none', 'stroke="#000" stroke-opacity=".28" stroke-width="5"') +
  circle(644, 620, 7, GOLD) +
  rect(584, 612, 32, 9, GOLD, 'rx="2"') +
  path('M510 780h180v14H510z', '#8C8A92');

/** A lamp beside the door. */
export const carriageLamp = (x: number): string =>
  circle(x, 420, 44, '#FFD98A', 'opacity=".22"') +
  path(`M${x - 13} 400h26l-5 40h-16z`, '#FFE9B0') +
  line(`M${x - 13} 400h26l-5 40h-16zM${x} 400v40`, '#16161D', 4) +
  path(`M${x - 16} 400h32l-16-16zM${x - 9} 440h18v6h-18zM${x - 2} 446h4v14h-4z`, '#16161D');
