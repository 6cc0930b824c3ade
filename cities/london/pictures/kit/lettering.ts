import { fraunces } from './fraunces';
import { path } from './svg';

const commandLetters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  closePath: 'z',
};

interface Lettering {
  /** The middle of the line. */
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
  /** Extra space between letters, in view-box units. */
  spacing?: number;
  /** The line is made smaller when it would be wider than this. */
  maxWidth?: number;
}

/** A line of Fraunces 600, centred and outlined, so that a picture needs no font. */
export function lettering(
  text: string,
  { x, y, size, fill, spacing = 0, maxWidth = Number.POSITIVE_INFINITY }: Lettering,
): string {
  const { letters, em } = fraunces(text);
  const natural =
    letters.reduce((sum, letter) => sum + letter.advance, 0) * (size / em) + spacing * (letters.length - 1);
  const fit = Math.min(1, maxWidth / natural);
  // Whole units of a finer grid keep the path data short: two view-box tenths are finer than any screen shows.
  const grid = 0.2;
  const unit = ((size / em) * fit) / grid;
  let pen = 0;
  let data = '';
  let from: [number, number] = [0, 0];
  for (const { commands, advance } of letters) {
    let start = from;
    for (const { command, args } of commands) {
      const points: [number, number][] = [];
      for (let index = 0; index < args.length; index += 2) {
        points.push([Math.round(pen + args[index]! * unit), Math.round(-args[index + 1]! * unit)]);
      }
      const relative = points
        .map(([px, py]) => `${px - from[0]} ${py - from[1]}`)
        .join(' ')
        .replaceAll(' -', '-');
      data += commandLetters[command] + relative;
      from = points.at(-1) ?? start;
      if (command === 'moveTo') start = from;
    }
    pen += advance * unit + (spacing * fit) / grid;
  }
  const left = x - (natural * fit) / 2;
  return path(data, fill, `transform="translate(${left.toFixed(1)} ${y}) scale(${grid})"`);
}
