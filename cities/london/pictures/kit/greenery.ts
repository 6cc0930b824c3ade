import type { Palette } from './palettes';
import { stream } from './random';
import { circle, d, ellipse, line, path, rect, times } from './svg';

/** A belt of tree crowns standing on `base`; `size` is the crown radius. */
export function trees(p: Palette, from: number, to: number, base: number, size: number, seed = 9): string {
  const next = stream(seed);
  let belt = '';
  for (let layer = 0; layer < 3; layer += 1) {
    let data = '';
    for (let x = from; x < to; x += size * 0.8) {
      const r = Math.round(size * (0.5 + next() * 0.4) * (1 - layer * 0.22));
      const cx = Math.round(x + next() * size * 0.6);
      const cy = Math.round(base - r * 0.5 - layer * size * 0.24 + next() * 8);
      data += `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    }
    belt += path(data, p.tree[layer as 0 | 1 | 2]);
  }
  return belt + rect(from - size, base - 3, to - from + 2 * size, 6, p.tree[0]);
}

/** A park tree, about 220 high at scale 1, drawn from its foot. */
export function tree(p: Palette, x: number, y: number, scale: number): string {
  const s = scale;
  return (
    ellipse(x + 10 * s, y, 60 * s, 8 * s, p.ink, 'opacity=".18"') +
    path(
      d`M${x - 8 * s} ${y}q4 ${-60 * s} ${3 * s} ${-120 * s}h${10 * s}q-1 ${60 * s} ${4 * s} ${120 * s}z`,
      p.trunk,
    ) +
    line(
      d`M${x} ${y - 70 * s}l${28 * s} ${-44 * s}M${x} ${y - 84 * s}l${-24 * s} ${-36 * s}`,
      p.trunk,
      6 * s,
    ) +
    circle(x + 26 * s, y - 128 * s, 46 * s, p.tree[0]) +
    circle(x - 30 * s, y - 130 * s, 44 * s, p.tree[1]) +
    circle(x + 4 * s, y - 166 * s, 50 * s, p.tree[1]) +
    circle(x - 16 * s, y - 168 * s, 34 * s, p.tree[2]) +
    circle(x - 38 * s, y - 136 * s, 24 * s, p.tree[2]) +
    circle(x + 24 * s, y - 140 * s, 18 * s, p.tree[1])
  );
}

/** A weeping willow leaning over water: tongues of foliage in three tones, the lightest on the lit side. */
export function willow(p: Palette, x: number, y: number, scale: number, seed = 2): string {
  const next = stream(seed);
  const tongue = (across: number, top: number, width: number, drop: number): string => {
    const [tx, ty] = [x + across * scale, y - top * scale];
    const [w, h] = [width * scale, drop * scale];
    return d`M${tx - w} ${ty}q${w * 0.1} ${-w} ${w} ${-w}t${w} ${w}q${w * 0.3} ${h * 0.6} ${-w * 0.3} ${h}q${-w * 0.4} ${-h * 0.14} ${-w * 0.7} ${h * 0.05}q${-w * 0.3} ${-h * 0.2} ${-w * 0.6} ${-h * 0.08}q${-w * 0.6} ${-h * 0.5} ${-w * 0.4} ${-h * 0.97}z`;
  };
  const layer = (count: number, reach: number, top: number, width: number, drop: number): string =>
    times(count, (index) => {
      const across = (count === 1 ? 0 : index / (count - 1) - 0.5) * reach;
      return tongue(
        across,
        top - Math.abs(across) * 0.42,
        width,
        drop + next() * 26 - Math.abs(across) * 0.1,
      );
    });
  const strands = times(14, (index) => {
    const across = (index / 13 - 0.5) * 190;
    const top = 226 - Math.abs(across) * 0.5;
    return d`M${x + across * scale} ${y - top * scale}q${across * 0.14 * scale} ${50 * scale} ${across * 0.1 * scale} ${(88 + next() * 40) * scale}`;
  });
  return (
    path(
      d`M${x - 14 * scale} ${y}q${14 * scale} ${-80 * scale} ${4 * scale} ${-190 * scale}h${18 * scale}q${-4 * scale} ${100 * scale} ${12 * scale} ${190 * scale}z`,
      p.trunk,
    ) +
    path(layer(6, 210, 190, 34, 130), p.tree[0]) +
    path(layer(5, 170, 218, 34, 120), p.tree[1]) +
    path(layer(3, 90, 236, 32, 92), p.tree[2], d`transform="translate(${-18 * scale} 0)"`) +
    line(strands, p.tree[2], 2.6 * scale, 'stroke-linecap="round" opacity=".55"')
  );
}

/** A bed of flowers along a line. */
export function flowers(
  colours: readonly string[],
  from: number,
  to: number,
  y: number,
  p: Palette,
  seed = 4,
): string {
  const next = stream(seed);
  const leaves = times(Math.round((to - from) / 16), (index) =>
    circle(Math.round(from + index * 16), Math.round(y + next() * 8), 11, p.tree[index % 2 ? 1 : 0]),
  );
  const heads = times(Math.round((to - from) / 9), () =>
    circle(
      Math.round(from + next() * (to - from)),
      Math.round(y - 9 + next() * 16),
      3 + next() * 3,
      colours[Math.floor(next() * colours.length)] ?? '#fff',
    ),
  );
  return leaves + heads;
}

/** A lawn with mown stripes in perspective, from `top` to `bottom`. */
export function lawn(p: Palette, top: number, bottom: number, width: number, middle = width / 2): string {
  const stripes = times(9, (index) => {
    const left = middle + (index - 4.5) * 130;
    const leftNear = middle + (index - 4.5) * 330;
    return d`M${left} ${top}h65L${leftNear + 165} ${bottom}h-165z`;
  });
  return (
    rect(0, top, width, bottom - top, p.tree[2]) +
    path(stripes, p.tree[1], 'opacity=".28"') +
    rect(0, top, width, 7, p.tree[1])
  );
}

/** A clipped box hedge. */
export function hedge(p: Palette, x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y - height, width, height, p.tree[0], 'rx="6"') +
    rect(x, y - height, width, height * 0.4, p.tree[1], 'rx="6"')
  );
}
