import { bars } from './masonry';
import type { Palette } from './palettes';
import { at, circle, line, path, rect, times } from './svg';
import { ripples } from './water';

/** A river boat for trippers, 190 long at scale 1. */
export function riverBoat(p: Palette, x: number, y: number, scale: number, flipped = false): string {
  const body =
    ripples(p, 95, 34, 90) +
    path('M0 0h190l-20 30h-146z', p.ink) +
    path('M2 4h186l-4 6h-178z', p.red) +
    path('M34-26h112l10 26h-130z', p.white) +
    bars(42, -18, 12, 11, 6, 17, p.window) +
    rect(44, -44, 60, 18, p.white) +
    bars(50, -40, 10, 8, 3, 18, p.window) +
    rect(38, -48, 74, 5, p.red) +
    line('M140-26v-34M12 0v-22', p.ink, 3) +
    path('M140-60h22l-6 6 6 6h-22z', p.red);
  return at(x, y, scale, body, flipped ? -scale : scale);
}

/** A Thames sailing barge with its tan sails. */
export function barge(p: Palette, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    ripples(p, 100, 30, 100) +
      path('M0-4q100 16 210-6l-14 34h-184z', p.ink) +
      line('M4 0q100 14 202-4', p.gold, 4) +
      line('M84 0v-170M176-4v-84', p.ink, 5) +
      path('M88-150l84 60-4 78-80 4z', '#9C4A34') +
      path('M78-160L18-14l60 6z', '#B65C40') +
      path('M180-80l26 52-26 4z', '#9C4A34') +
      path('M84-170l22 8-22 6z', p.red),
  );
}

/** A canal narrow boat, painted and with roses on its roof. */
export function narrowBoat(
  p: Palette,
  x: number,
  y: number,
  scale: number,
  hull: string,
  cabin: string,
): string {
  return at(
    x,
    y,
    scale,
    ripples(p, 160, 36, 150) +
      path('M-24-4q10 24 34 32h300q20-4 24-32z', p.ink) +
      path('M-24-4h358l-3 12h-346z', p.red) +
      path('M40-4l6-56h228l6 56z', hull) +
      path('M52-50h216l4 40H48z', cabin) +
      times(
        5,
        (index) => circle(84 + index * 38, -30, 13, p.gold) + circle(84 + index * 38, -30, 10, p.window),
      ) +
      rect(40, -64, 240, 7, p.red) +
      line('M236-64v-22', p.ink, 8) +
      times(
        4,
        (index) =>
          rect(70 + index * 34, -76, 22, 12, '#6B4226') +
          circle(76 + index * 34, -80, 8, '#3F8A55') +
          circle(88 + index * 34, -80, 7, '#E0485A'),
      ),
  );
}

/** A punt or rowing boat with two people. */
export function rowingBoat(p: Palette, x: number, y: number, scale: number, hull = p.blue): string {
  return at(
    x,
    y,
    scale,
    ripples(p, 60, 22, 60) +
      circle(40, -38, 8, '#E9BE97') +
      path('M28-4v-18q12-12 24 0v18z', p.red) +
      circle(84, -36, 8, '#8D5B3E') +
      path('M72-4v-16q12-12 24 0v16z', p.gold) +
      line('M46-16L12 16', '#8A6A48', 4) +
      path('M-4-6q66 14 132 0-8 22-24 24H22Q4 16-4-6z', hull) +
      line('M-4-6q66 14 132 0', p.white, 4),
  );
}
