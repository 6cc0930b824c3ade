import { stream } from './random';
import { d, path } from './svg';

interface Skyline {
  from?: number;
  to: number;
  base: number;
  seed: number;
  /** Roof heights above the base, lowest and highest. */
  low: number;
  high: number;
}

/** A row of distant roofs, gables and chimneys in one colour. */
export function skyline(colour: string, { from = -20, to, base, seed, low, high }: Skyline): string {
  const next = stream(seed);
  let x = from;
  let data = d`M${from} ${base}`;
  while (x < to) {
    const width = Math.round(26 + next() * 54);
    const top = Math.round(base - low - next() * next() * (high - low));
    const kind = next();
    data += `V${top}`;
    if (kind > 0.82) data += d`l${width / 2} ${-18}l${width / 2} 18`;
    else if (kind > 0.66) data += d`h${width * 0.3}v-14h8v14h${width * 0.7 - 8}`;
    else if (kind > 0.6) data += d`h${width * 0.45}v-34h3v34h${width * 0.55 - 3}`;
    else data += `h${width}`;
    x += width;
  }
  return path(`${data}V${base}z`, colour);
}

/** The Shard as a distant shape; x is its middle. */
export const farShard = (colour: string, x: number, base: number, height: number): string =>
  path(
    d`M${x - height * 0.02} ${base - height}l${height * 0.02} ${height * 0.06}l${height * 0.03} ${-height * 0.03}L${x + height * 0.16} ${base}H${x - height * 0.16}z`,
    colour,
  );

/** 30 St Mary Axe as a distant shape. */
export const farGherkin = (colour: string, x: number, base: number, height: number): string =>
  path(
    d`M${x} ${base - height}c${height * 0.2} ${height * 0.2} ${height * 0.24} ${height * 0.66} ${height * 0.17} ${height}H${x - height * 0.17}c${-height * 0.07} ${-height * 0.34} ${-height * 0.03} ${-height * 0.8} ${height * 0.17} ${-height}z`,
    colour,
  );

/** The Leadenhall Building, "the Cheesegrater": a wedge. */
export const farWedge = (colour: string, x: number, base: number, height: number): string =>
  path(d`M${x} ${base}V${base - height}h${height * 0.08}L${x + height * 0.42} ${base}z`, colour);

/** 20 Fenchurch Street, "the Walkie-Talkie": wider at the top. */
export const farWalkieTalkie = (colour: string, x: number, base: number, height: number): string =>
  path(
    d`M${x - height * 0.16} ${base}q0 ${-height * 0.5} ${-height * 0.09} ${-height * 0.94}q${height * 0.25} ${-height * 0.13} ${height * 0.5} 0q${-height * 0.09} ${height * 0.44} ${-height * 0.09} ${height * 0.94}z`,
    colour,
  );

/** The BT Tower: a slim stack of drums. */
export const farMast = (colour: string, x: number, base: number, height: number): string =>
  path(
    d`M${x - 6} ${base}v${-height * 0.6}h-9v${-height * 0.2}h5v${-height * 0.1}h8v${-height * 0.1}h4v${height * 0.1}h8v${height * 0.1}h5v${height * 0.2}h-9v${height * 0.6}z`,
    colour,
  );

/** St Paul's as a distant shape. */
export const farDome = (colour: string, x: number, base: number, height: number): string =>
  path(
    d`M${x - height * 0.5} ${base}v${-height * 0.34}h${height * 0.22}v${-height * 0.22}h${height * 0.04}q0 ${-height * 0.28} ${height * 0.21} ${-height * 0.3}v${-height * 0.08}h${height * 0.02}v${-height * 0.06}h${height * 0.02}v${height * 0.06}h${height * 0.02}v${height * 0.08}q${height * 0.21} ${height * 0.02} ${height * 0.21} ${height * 0.3}h${height * 0.04}v${height * 0.22}h${height * 0.22}v${height * 0.34}z`,
    colour,
  );
