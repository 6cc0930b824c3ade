import { bars, battlements, block } from '../kit/masonry';
import { pointed, pointedRow } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';

/** One of Hawksmoor's west towers; origin at its left foot, 124 wide, 520 high. */
function tower(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    block(0, -430, 124, 430, light, mid, 0.36) +
    each(
      [-8, 112],
      (x) =>
        block(x, -448, 20, 448, mid, shade) +
        path(d`M${x - 4} -446l14 -70 14 70z`, light) +
        path(d`M${x + 13} -446l-3 -70 14 70z`, shade) +
        circle(x + 10, -518, 5, p.gold),
    ) +
    path('M44-442l18-52 18 52z', mid) +
    battlements(-10, -454, 144, 22, 7, light, 10) +
    rect(-10, -434, 144, 4, dark, 'opacity=".3"') +
    pointedRow(22, -410, 36, 106, 2, 44, shade) +
    pointedRow(26, -404, 28, 98, 2, 44, dark) +
    line('M40-396v90M84-396v90', light, 3) +
    times(5, (index) => rect(27, -390 + index * 17, 70, 3, shade, 'opacity=".7"')) +
    rect(-6, -294, 136, 9, light) +
    circle(62, -248, 25, mid) +
    circle(62, -248, 18, p.gold) +
    line('M62-248v-12M62-248l8 5', dark, 3) +
    rect(-6, -212, 136, 9, light) +
    pointed(32, -190, 60, 112, shade) +
    pointed(36, -186, 52, 104, dark) +
    pointed(42, -176, 40, 92, p.window) +
    line('M62-170v86M42-130h40M42-106h40', dark, 4) +
    rect(-6, -68, 136, 8, light) +
    bars(10, -56, 10, 50, 8, 13, shade, 'opacity=".6"')
  );
}

/** The gable between the towers with the great west window; origin at the middle of its foot, 180 wide. */
function nave(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  return (
    block(-90, -330, 180, 330, mid, shade, 0.3) +
    path('M-100-324L0-398 100-324z', light) +
    path('M-76-328L0-384 76-328z', shade, 'opacity=".6"') +
    circle(0, -350, 12, dark) +
    pointed(-70, -312, 140, 216, light) +
    pointed(-62, -304, 124, 204, dark) +
    pointed(-56, -296, 112, 194, p.window) +
    line('M-28-262v160M0-288v186M28-262v160M-56-190h112M-56-148h112', dark, 4.5) +
    line('M-54-212q27-40 54-2q27-38 54 2', dark, 4.5) +
    path('M-52-186h22v36h-22zM4-186h22v36H4zM-24-144h22v40h-22zM32-144h22v40H32z', p.red, 'opacity=".5"') +
    path('M-24-186h22v36h-22zM32-186h22v36H32zM-52-144h22v40h-22zM4-144h22v40H4z', p.blue, 'opacity=".5"') +
    rect(-96, -98, 192, 10, light) +
    times(7, (index) => pointed(-84 + index * 25, -84, 16, 24, shade)) +
    pointed(-44, -84, 88, 84, dark) +
    pointed(-36, -74, 72, 74, light) +
    pointed(-30, -66, 60, 66, '#3A1B30') +
    line('M0-62V0', p.stone[2], 3)
  );
}

/** A side range of the church with buttresses; from x 0 to 290. */
function aisle(p: Palette): string {
  const [, mid, shade, dark] = p.stone;
  return (
    rect(0, -220, 290, 220, shade) +
    path('M0-220l14-30h276v30z', p.roof[0]) +
    pointedRow(24, -190, 26, 70, 5, 54, p.window) +
    pointedRow(24, -80, 26, 56, 5, 54, dark) +
    bars(54, -228, 12, 228, 5, 54, mid) +
    times(5, (index) => path(d`M${51 + index * 54} -226l9 -34 9 34z`, mid)) +
    rect(0, -104, 290, 7, mid)
  );
}

/** The west front; origin at the middle of the door step, 430 wide between tower edges, 1000 with the aisles. */
export function abbeyWest(p: Palette): string {
  return (
    at(224, 0, 1, aisle(p)) +
    at(-224, 0, 1, aisle(p), -1) +
    nave(p) +
    at(-214, 0, 1, tower(p)) +
    at(90, 0, 1, tower(p))
  );
}

/** The north transept with its rose window; origin at the middle of its foot, 300 wide, 470 high. */
export function abbeyNorth(p: Palette): string {
  const [light, mid, shade, dark] = p.stone;
  const petals = times(16, (index) => {
    const turn = (index * Math.PI) / 8;
    return d`M0 -286L${Math.cos(turn) * 62} ${-286 + Math.sin(turn) * 62}`;
  });
  const buttress = (x: number): string =>
    block(x, -380, 34, 380, light, mid) +
    path(d`M${x - 4} -378l21 -84 21 84z`, light) +
    path(d`M${x + 22} -378l-5 -84 21 84z`, shade) +
    circle(x + 17, -464, 5, p.gold);
  return (
    block(-130, -360, 260, 360, mid, shade, 0.3) +
    path('M-128-358L0-452 128-358z', light) +
    path('M-96-362L0-434 96-362z', shade, 'opacity=".6"') +
    circle(0, -390, 13, dark) +
    circle(0, -286, 76, light) +
    circle(0, -286, 66, dark) +
    circle(0, -286, 62, p.window) +
    circle(0, -286, 40, p.blue, 'opacity=".55"') +
    circle(0, -286, 24, p.red, 'opacity=".6"') +
    line(petals, dark, 4) +
    circle(0, -286, 40, 'none', `stroke="${dark}" stroke-width="4"`) +
    circle(0, -286, 12, p.gold) +
    rect(-134, -204, 268, 9, light) +
    pointedRow(-92, -190, 28, 60, 6, 32, dark) +
    pointedRow(-88, -184, 20, 54, 6, 32, p.window) +
    rect(-134, -124, 268, 9, light) +
    each([-104, 50], (x) => pointed(x, -100, 56, 100, light) + pointed(x + 8, -90, 40, 90, dark)) +
    pointed(-46, -118, 92, 118, light) +
    pointed(-36, -106, 72, 106, dark) +
    pointed(-24, -84, 48, 84, '#3A1B30') +
    buttress(-158) +
    buttress(124)
  );
}
