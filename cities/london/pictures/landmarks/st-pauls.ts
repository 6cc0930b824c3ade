import { balustrade, bars, block, colonnade, cornice, pediment } from '../kit/masonry';
import { arch, arches, circleWindow } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';

/** The dome from the stone gallery up, with drum, lantern, ball and cross; origin at the foot of the drum, 344 wide, 486 high. */
export function stPaulsDome(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const ribs = [-0.78, -0.56, -0.34, -0.12, 0.1, 0.32, 0.54, 0.76].map(
    (t) => d`M${t * 36} -330q${t * 124} 58 ${t * 172} 172`,
  );
  return (
    path('M-150-156c0-112 62-178 150-178s150 66 150 178z', p.roof[0]) +
    path('M0-334c88 0 150 66 150 178H62c0-92-22-152-62-178z', p.roof[1]) +
    line(ribs.join(''), p.far, 3, 'opacity=".55"') +
    line('M-96-286q40-34 80-38', '#fff', 5, 'opacity=".22" stroke-linecap="round"') +
    rect(-36, -344, 72, 14, mid) +
    rect(-40, -348, 80, 5, light) +
    block(-25, -398, 50, 54, light, mid) +
    arches(-19, -388, 9, 36, 3, 14, dark) +
    path('M-30-398h60l-12-18h-36zM-15-416c0-18 9-24 15-32 6 8 15 14 15 32z', p.roof[0]) +
    circle(0, -454, 9, p.gold) +
    path('M-3-486h6v26h-6zM-11-479h22v6h-22z', p.gold) +
    rect(-162, -162, 324, 14, light) +
    rect(-154, -148, 308, 38, mid) +
    rect(60, -148, 94, 38, shade, 'opacity=".55"') +
    bars(-144, -140, 11, 20, 13, 23, dark) +
    rect(-170, -112, 340, 12, light) +
    rect(-170, -100, 340, 4, dark, 'opacity=".3"') +
    rect(-156, -100, 312, 96, shade) +
    arches(-139, -82, 12, 60, 16, 18.6, dark) +
    colonnade(p, -156, 156, 17, -100, 11, 98) +
    rect(-174, -6, 348, 8, light) +
    balustrade(p, -172, -18, 344, 12)
  );
}

/** A west tower; origin at the middle of its foot, 104 wide, 430 high. */
function westTower(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    block(-46, -190, 92, 190, mid, shade, 0.34) +
    cornice(p, -52, -196, 104, 10) +
    block(-38, -288, 76, 92, light, mid, 0.36) +
    arch(-14, -272, 28, 72, dark) +
    colonnade(p, -38, -20, 2, -286, 6, 88) +
    colonnade(p, 20, 38, 2, -286, 6, 88) +
    cornice(p, -44, -298, 88, 10) +
    path('M-32-298c0-34 12-48 18-66h28c6 18 18 32 18 66z', mid) +
    path('M10-298c2-30 0-50-4-66h8c6 18 18 32 18 66z', shade) +
    path('M-10-364h20l-4-34H-6zM-6-398H6L0-424z', p.roof[0]) +
    circle(0, -428, 5, p.gold) +
    circleWindow(p, 0, -150, 20)
  );
}

/** The west front and dome; origin at the middle of the steps, 560 wide, 660 high. */
export function stPauls(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    at(0, -172, 1, stPaulsDome(p)) +
    at(-218, -12, 1, westTower(p)) +
    at(218, -12, 1, westTower(p)) +
    block(-270, -172, 540, 172, mid, shade, 0.42) +
    each(
      [-246, -192, 170, 222],
      (x) => arch(x - 3, -146, 32, 52, light) + arch(x, -142, 26, 46, dark) + arch(x, -66, 26, 50, dark),
    ) +
    cornice(p, -276, -178, 552, 8) +
    rect(-130, -158, 260, 64, dark, 'opacity=".55"') +
    pediment(p, -142, -168, 284, 68) +
    path('M-30-188q30-40 60 0l-14 8h-32z', light, 'opacity=".85"') +
    cornice(p, -142, -172, 284, 14) +
    colonnade(p, -124, 124, 8, -158, 13, 64) +
    cornice(p, -148, -96, 296, 12) +
    rect(-138, -82, 276, 82, dark, 'opacity=".6"') +
    arch(-16, -58, 32, 58, dark) +
    colonnade(p, -136, 136, 12, -82, 14, 82) +
    times(4, (index) => rect(-168 - index * 14, index * 7 - 4, 336 + index * 28, 8, index % 2 ? mid : light))
  );
}

/** The nave and transept seen from the south, as from the bridge; origin at the middle under the dome, 620 wide. */
export function stPaulsSouth(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    at(0, -150, 1, stPaulsDome(p)) +
    at(-262, 0, 0.86, westTower(p)) +
    block(-300, -150, 620, 150, mid, shade, 0.3) +
    cornice(p, -304, -156, 628, 8) +
    balustrade(p, -300, -170, 616, 13) +
    arches(-286, -134, 22, 44, 11, 58, dark) +
    cornice(p, -304, -80, 628, 8) +
    arches(-286, -62, 22, 50, 11, 58, dark) +
    bars(-258, -146, 9, 140, 10, 58, light) +
    block(-90, -172, 180, 172, light, mid, 0.36) +
    pediment(p, -98, -170, 196, 52) +
    arch(-18, -146, 36, 60, dark) +
    path('M-84 0v-40a84 66 0 0 1 168 0V0z', shade) +
    colonnade(p, -80, 80, 6, -64, 11, 64)
  );
}
