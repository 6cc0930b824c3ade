import { d, path, rect, times } from '../kit/svg';

/** A striped awning let down over a window; its foot hangs in scallops. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  [one, other]: readonly [string, string],
  stripes = 9,
): string {
  const step = width / stripes;
  const cloth = (wanted: number): string =>
    times(stripes, (index) =>
      index % 2 === wanted
        ? d`M${x + index * step} ${y}h${step}v${height}q${-step / 2} ${step * 0.6} ${-step} 0z`
        : '',
    );
  return path(cloth(0), one) + path(cloth(1), other) + rect(x, y, width, 6, '#000', 'opacity=".18"');
}

/** A clipped bay tree in a tub; x is its middle, y the ground. */
export const bayTree = (x: number, y: number, scale = 1, tub = '#22262E'): string =>
  rect(x - 24 * scale, y - 44 * scale, 48 * scale, 44 * scale, tub) +
  rect(x - 28 * scale, y - 48 * scale, 56 * scale, 9 * scale, tub) +
  rect(x - 4 * scale, y - 92 * scale, 8 * scale, 48 * scale, '#5E4632') +
  path(
    d`M${x} ${y - 168 * scale}a${40 * scale} ${40 * scale} 0 1 1 0 ${80 * scale}a${40 * scale} ${40 * scale} 0 1 1 0 ${-80 * scale}z`,
    '#3F6B4C',
  ) +
  path(
    d`M${x - 8 * scale} ${y - 160 * scale}a${28 * scale} ${28 * scale} 0 1 1 0 ${56 * scale}a${28 * scale} ${28 * scale} 0 1 1 0 ${-56 * scale}z`,
    '#5B8A57',
  );

/** A small round table with two chairs on the pavement. */
export const bistro = (x: number, y: number, scale = 1, chair = '#7E4638'): string =>
  path(
    d`M${x - 34 * scale} ${y - 56 * scale}h${68 * scale}v${7 * scale}h${-68 * scale}zM${x - 4 * scale} ${y - 50 * scale}h${8 * scale}v${46 * scale}h${18 * scale}v${4 * scale}h${-44 * scale}v${-4 * scale}h${18 * scale}z`,
    '#2A2A34',
  ) +
  path(
    d`M${x - 74 * scale} ${y - 74 * scale}h${7 * scale}v${42 * scale}h${30 * scale}v${32 * scale}h${-6 * scale}v${-25 * scale}h${-24 * scale}v${25 * scale}h${-7 * scale}zM${x + 74 * scale} ${y - 74 * scale}h${-7 * scale}v${42 * scale}h${-30 * scale}v${32 * scale}h${6 * scale}v${-25 * scale}h${24 * scale}v${25 * scale}h${7 * scale}z`,
    chair,
  ) +
  path(d`M${x - 18 * scale} ${y - 56 * scale}v${-20 * scale}h${9 * scale}v${20 * scale}z`, '#B8273A') +
  path(d`M${x + 10 * scale} ${y - 56 * scale}v${-14 * scale}h${12 * scale}v${14 * scale}z`, '#F4E9D2');
