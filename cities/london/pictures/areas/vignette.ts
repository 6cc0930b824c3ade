import { lettering } from '../kit/lettering';
import type { Hour } from '../kit/palettes';
import { path, rect } from '../kit/svg';
import type { Canvas, Picture } from '../picture';

const PAPER = '#FFFAF2';
const INK = '#1F2A44';

/** An area as a travel poster: a framed scene with the area's name on the lower edge of the frame. */
export interface Vignette {
  name: string;
  alt: string;
  hour: Hour;
  /** The scene, drawn on 1200 by 800; the frame covers 34 all round and 120 at the foot. */
  scene(canvas: Canvas): string[];
}

/** The file name of an area: lower case, hyphens for spaces, no apostrophes. */
const areaFile = (name: string): string =>
  `area-${name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')}`;

/** The picture of an area. */
export function vignettePicture({ name, alt, hour, scene }: Vignette): Picture {
  return {
    name: areaFile(name),
    title: `${name}: ${alt}`,
    hour,
    draw: (canvas) => [
      ...scene(canvas),
      path(
        'M0 0h1200v800H0zM34 50v614q0 16 16 16h1100q16 0 16-16V50q0-16-16-16H50q-16 0-16 16z',
        PAPER,
        'fill-rule="evenodd"',
      ),
      rect(40, 40, 1120, 634, 'none', `rx="14" stroke="${INK}" stroke-width="3" opacity=".28"`),
      lettering(name.toUpperCase(), { x: 600, y: 762, size: 62, fill: INK, spacing: 8, maxWidth: 900 }),
      rect(60, 738, 60, 3, '#B8273A'),
      rect(1080, 738, 60, 3, '#B8273A'),
    ],
  };
}
