import { bars } from '../kit/masonry';
import { windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { path, rect } from '../kit/svg';

/** County Hall, the river front; x from 0 to the right, foot at 0, 440 wide. */
export function countyHall(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    path('M0 0v-190h60l14-30h150l14 30h210V0z', shade) +
    rect(0, -204, 448, 12, mid) +
    path('M74-222h150l-20-52H94z', p.roof[0]) +
    path('M170-222h54l-20-52h-24z', p.roof[1]) +
    path('M138-274v-54h22v54zM149-362l14 34h-28z', p.roof[0]) +
    path('M240-204h208v-28H258z', p.roof[0]) +
    windows(18, -172, 16, 3, [26.5, 46], [13, 26], dark, p.window) +
    bars(78, -190, 7, 150, 9, 17, mid) +
    rect(0, -42, 448, 42, dark) +
    bars(12, -34, 16, 26, 16, 27, p.window, 'opacity=".6"') +
    rect(0, -46, 448, 6, light, 'opacity=".6"')
  );
}
