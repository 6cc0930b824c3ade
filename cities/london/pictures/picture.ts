import { type Hour, type Palette, palettes } from './kit/palettes';
import { d } from './kit/svg';

/** What a scene draws on: sizes in view-box units, the palette of its hour and the name that keeps its ids its own. */
export interface Canvas {
  name: string;
  width: number;
  height: number;
  palette: Palette;
}

/** One file of the pack: `name` is the file name without `.svg`, `title` says what is to be seen. */
export interface Picture {
  name: string;
  title: string;
  hour: Hour;
  /** Defaults to 1200 by 800. */
  size?: readonly [number, number];
  /** The parts from back to front. */
  draw(canvas: Canvas): string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const gradient = (id: string, colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours
    .map(
      (colour, index) =>
        d`<stop offset="${String(+(index / (colours.length - 1)).toFixed(2))}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`;

/** The whole SVG document of a picture. Its ids begin with the picture's name, because pages may inline several. */
export function render(picture: Picture): string {
  const [width, height] = picture.size ?? [1200, 800];
  const palette = palettes[picture.hour];
  const canvas: Canvas = { name: picture.name, width, height, palette };
  const body = picture.draw(canvas).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(picture.title)}</title>`,
    `<defs>${gradient(`${picture.name}-sky`, palette.sky)}${gradient(`${picture.name}-water`, palette.water)}</defs>`,
    body,
    '</svg>\n',
  ].join('\n');
}
