import { bars } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { d, group, line, path, rect, times } from '../kit/svg';

/** Bankside's brick by the hour: lit side, shaded side, trim, light of the roof beam. */
function bankside(p: Palette): readonly [string, string, string, string] {
  if (p.window === '#FFCF75') return ['#6A4550', '#4A3346', '#8A5F66', '#FFE9B0'];
  if (p.window === '#FFCB6B') return ['#9A5360', '#6E3F60', '#C27A70', '#FFE3B0'];
  return ['#B07A60', '#8A5A4A', '#CFA083', '#E8F1F0'];
}

/** The former power station with its chimney; origin at the middle of the chimney's foot, 850 wide, 500 high. */
export function tateModern(p: Palette): string {
  const [lit, shade, trim, beam] = bankside(p);
  const tall = times(8, (index) => {
    if (index === 3 || index === 4) return '';
    const x = -394 + index * 102;
    return (
      rect(x, -158, 70, 132, shade) +
      bars(x + 5, -154, 11, 124, 4, 16.5, p.window, `opacity="${(0.62 + (index % 3) * 0.15).toFixed(2)}"`)
    );
  });
  return (
    rect(-425, -190, 850, 190, lit) +
    rect(105, -190, 320, 190, '#1B1030', 'opacity=".16"') +
    rect(-425, -190, 850, 12, trim) +
    rect(-408, -232, 816, 42, beam) +
    bars(-408, -232, 3, 42, 40, 20.8, trim) +
    rect(-416, -240, 832, 9, p.ink) +
    tall +
    bars(-424, -20, 10, 20, 40, 21.2, shade, 'opacity=".5"') +
    path('M-47 0v-480h94V0z', lit) +
    path('M14-480h33V0H14z', shade) +
    path('M-53-480H53v12H-53zM-53-440H53v10H-53z', trim) +
    bars(-35, -416, 8, 170, 4, 19, shade) +
    bars(-35, -226, 8, 60, 4, 19, shade) +
    rect(-39, -494, 78, 14, beam) +
    rect(-36, -140, 72, 140, p.ink) +
    bars(-30, -134, 12, 80, 5, 12.5, p.window) +
    rect(-26, -46, 52, 46, p.window) +
    line('M0-46V0', p.ink, 3)
  );
}

/** The twisting brick tower behind (the Blavatnik Building); origin at its left foot, 240 wide, 330 high. */
export function blavatnik(p: Palette): string {
  const [lit, shade] = bankside(p);
  return (
    path('M0 0v-270l70-60 130 44 30 286z', lit) +
    path('M110 0l-14-322 104 36 30 286z', shade) +
    group(
      `fill="${p.window}" opacity=".75"`,
      times(
        7,
        (index) => d`<path d="M${14 + index * 3} ${-232 + index * 32}l52 -18 112 24v7l-112 -22 -52 18z"/>`,
      ),
    )
  );
}

/** The Millennium Bridge crossing from right foreground to the far bank at (0, 0); reaches `length` to the right. */
export function millenniumBridge(p: Palette, length: number, drop: number): string {
  const steel = p.white;
  return (
    path(d`M0 0L${length} ${drop}v46L0 14z`, p.stone[2]) +
    path(d`M0 0L${length} ${drop}v14L0 6z`, steel) +
    line(
      d`M0 -6Q${length * 0.4} ${-14 + drop * 0.1} ${length} ${drop - 52}M10 10Q${length * 0.45} ${drop * 0.3} ${length} ${drop - 22}`,
      steel,
      4,
    ) +
    line(
      times(16, (index) => d`M${(index / 16) * length} ${(index / 16) * drop}v${-12 - index * 1.6}`),
      steel,
      2,
    ) +
    path(d`M${length * 0.5} ${drop * 0.5 + 30}l-36 -70 6 -3 36 62 34 -66 6 3 -36 74v190h-14z`, steel)
  );
}
