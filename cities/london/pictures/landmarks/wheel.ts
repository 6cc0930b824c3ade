import type { Palette } from '../kit/palettes';
import { at, circle, d, ellipse, group, line, path, rect, times } from '../kit/svg';

const CAPSULES = 32;

/** The rim, its spokes and 32 capsules; origin at the hub. `turn` is in radians. */
function rim(p: Palette, radius: number, turn: number): string {
  const point = (r: number, angle: number): readonly [number, number] => [
    r * Math.cos(angle + turn),
    r * Math.sin(angle + turn),
  ];
  const to = (r: number, angle: number): string => d`${point(r, angle)[0]} ${point(r, angle)[1]}`;
  const steel = p.white;
  const spokes = times(CAPSULES * 2, (index) => {
    const angle = (index * Math.PI) / CAPSULES;
    return `M${to(radius * 0.07, angle + 1.2)}L${to(radius * 0.97, angle)}`;
  });
  const truss = times(CAPSULES * 2, (index) => {
    const angle = (index * Math.PI) / CAPSULES;
    return `M${to(radius, angle)}L${to(radius * 0.937, angle + Math.PI / CAPSULES / 2)}L${to(radius, angle + Math.PI / CAPSULES)}`;
  });
  const capsule = radius * 0.054;
  const capsules = times(CAPSULES, (index) => {
    const [x, y] = point(radius * 1.063, (index * 2 * Math.PI) / CAPSULES);
    return (
      ellipse(x, y, capsule, capsule * 0.74, steel) +
      ellipse(x, y - capsule * 0.06, capsule * 0.74, capsule * 0.46, index % 3 ? p.roof[0] : p.gold)
    );
  });
  return (
    circle(0, 0, radius, steel, 'opacity=".07"') +
    line(spokes, steel, radius * 0.006, 'opacity=".75"') +
    circle(0, 0, radius, 'none', d`stroke="${steel}" stroke-width="${radius * 0.03}"`) +
    circle(0, 0, radius * 0.937, 'none', d`stroke="${steel}" stroke-width="${radius * 0.011}"`) +
    line(truss, steel, radius * 0.009) +
    capsules
  );
}

/** The London Eye. Origin at the foot of its stand; `radius` of the rim, the hub stands 1.15 radii above the foot. */
export function wheel(p: Palette, radius: number, turn = 0): string {
  const hub = -radius * 1.15;
  const r = radius;
  const shade = p.stone[2];
  return (
    at(0, hub, 1, rim(p, radius, turn)) +
    path(d`M${-r * 0.03} ${hub}L${-r * 0.4} 0h${r * 0.1}L${r * 0.03} ${hub}z`, p.stone[0]) +
    path(d`M${r * 0.03} ${hub}L${r * 0.48} 0h${-r * 0.1}L${-r * 0.03} ${hub}z`, p.stone[0]) +
    path(d`M${r * 0.03} ${hub}L${r * 0.48} 0h${-r * 0.045}L${-r * 0.005} ${hub}z`, shade) +
    circle(0, hub, r * 0.09, p.white) +
    circle(0, hub, r * 0.045, p.red) +
    rect(-r * 0.46, -r * 0.04, r, r * 0.075, p.stone[0], 'rx="4"') +
    rect(-r * 0.46, r * 0.005, r, r * 0.03, shade, 'rx="3"')
  );
}

/** One capsule seen close to, with people in it; origin at its middle, 420 wide at scale 1. */
export function capsule(p: Palette, people: string): string {
  const ribs = [-150, -75, 0, 75, 150].map(
    (x) =>
      d`M${x} ${-Math.sqrt(1 - (x / 214) ** 2) * 146}Q${x * 1.12} 0 ${x} ${Math.sqrt(1 - (x / 214) ** 2) * 146}`,
  );
  return (
    ellipse(0, 0, 214, 148, p.white) +
    ellipse(0, 0, 200, 134, p.sky[1] ?? p.far) +
    ellipse(0, -6, 200, 128, p.sky.at(-1) ?? p.far, 'opacity=".75"') +
    path('M-176 62h352q-60 74-176 74T-176 62z', p.stone[2]) +
    rect(-176, 56, 352, 9, p.stone[0]) +
    people +
    path('M-186-30q20-80 110-98-70 50-84 150-18-20-26-52z', '#fff', 'opacity=".35"') +
    group(
      `fill="none" stroke="${p.white}" stroke-width="6"`,
      `<path d="${ribs.join('')}M-205 40q205 22 410 0"/>`,
    ) +
    circle(0, 0, 214, 'none', `stroke="${p.stone[1]}" stroke-width="5" transform="scale(1 .69)"`)
  );
}
