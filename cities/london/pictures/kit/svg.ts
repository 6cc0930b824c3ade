/** The few SVG elements the pictures are made of. Lengths are in view-box units; every number is rounded to a tenth. */

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data: a template whose numbers are rounded, as in d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let data = parts[0] ?? '';
  values.forEach((value, index) => {
    data += (typeof value === 'number' ? tenth(value) : value) + parts[index + 1];
  });
  return data;
}

/** A rectangle from its top left corner; `more` takes further attributes such as `rx="4"`. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${tenth(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** An ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${tenth(cx)}" cy="${tenth(cy)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled shape. */
export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line that is not filled. */
export function line(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${more && ` ${more}`}/>`;
}

/** A group with attributes shared by its members, for example `fill="#fff" opacity=".5"`. */
export function group(attributes: string, ...body: string[]): string {
  return `<g ${attributes}>${body.join('')}</g>`;
}

/** Moves and scales what was drawn round the origin; a negative `scaleX` mirrors it. */
export function at(x: number, y: number, scale: number, body: string, scaleX = scale): string {
  const [across, down] = [scaleX, scale].map((factor) => String(Math.round(factor * 1000) / 1000));
  const scaling = across === down ? (down === '1' ? '' : ` scale(${down})`) : ` scale(${across} ${down})`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${scaling}">${body}</g>`;
}

/** `count` drawings one after another; `draw` gets 0, 1, 2 … */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** One drawing for each value. */
export function each<Value>(values: readonly Value[], draw: (value: Value, index: number) => string): string {
  return values.map(draw).join('');
}
