import { d, path, rect } from './svg';

/** What hangs on a wall in a gilded frame; x, y, width and height are those of the picture inside it. */
export const framed = (x: number, y: number, width: number, height: number, body: string): string =>
  rect(x - 22, y - 14, width + 52, height + 52, '#000', 'opacity=".22"') +
  rect(x - 28, y - 28, width + 56, height + 56, '#B98532') +
  path(d`M${x - 28} ${y - 28}h${width + 56}l-10 10h${-width - 36}v${height + 36}l-10 10z`, '#E8BE62') +
  rect(x - 8, y - 8, width + 16, height + 16, '#7E5A20') +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${body}</svg>`;
