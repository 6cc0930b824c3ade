import { windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { d, line, path, times } from '../kit/svg';

/** The Shard: glass planes that do not meet at the top; origin at the middle of its foot, 660 high. */
export function shard(p: Palette): string {
  const floors = times(34, (index) => {
    const y = -20 - index * 18;
    const half = 104 * (1 + y / 690);
    return d`M${-half} ${y}L${half} ${y}`;
  });
  return (
    path('M-108 0L-12-650l10 20L8 0z', p.blue) +
    path('M-4 0L-2-640l10-28L108 0z', p.roof[0]) +
    path('M-60 0L-6-600 8-666 30-520 46 0z', p.far, 'opacity=".55"') +
    path('M46 0L12-610 30-560 108 0z', p.roof[1]) +
    path('M-108 0L-12-650-30-420-84 0z', '#fff', 'opacity=".2"') +
    line(floors, p.white, 1.4, 'opacity=".3"') +
    line('M-60 0L-6-600M46 0L8-660', p.white, 2, 'opacity=".5"') +
    windows(-50, -300, 7, 12, [14, 24], [6, 5], 'none', p.window) +
    path('M-12-650l10 20 10-36 4 30-8 20z', p.white, 'opacity=".6"')
  );
}
