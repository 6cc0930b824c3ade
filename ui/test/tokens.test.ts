/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const tokens = readFileSync('ui/src/tokens.css', 'utf8');

function colours(name: string): [string, string] {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens);
  if (!value) throw new Error(`No colour --${name}`);
  return [value[1] ?? value[3] ?? '', value[2] ?? value[3] ?? ''];
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_CONTRAST = 4.5;
const GRAPHICS_CONTRAST = 3;
const PAIRS: [minimum: number, grounds: string[], colours: string[]][] = [
  [TEXT_CONTRAST, ['paper', 'paper-2', 'card'], ['ink', 'ink-soft', 'red-text', 'gold-text', 'green']],
  [TEXT_CONTRAST, ['gold-ground'], ['gold-text', 'ink']],
  [TEXT_CONTRAST, ['red-ground'], ['red-text', 'ink']],
  [TEXT_CONTRAST, ['green-ground'], ['green']],
  [TEXT_CONTRAST, ['action', 'action-hover'], ['action-text']],
  [TEXT_CONTRAST, ['line'], ['disabled-text']],
  [TEXT_CONTRAST, ['footer'], ['footer-text', 'footer-soft', 'footer-head']],
  [TEXT_CONTRAST, ['print-paper'], ['print-ink']],
  [GRAPHICS_CONTRAST, ['paper'], ['control', 'mark', 'focus-outer']],
  [
    GRAPHICS_CONTRAST,
    ['card'],
    ['control', 'star-outline', ...[1, 2, 3, 4, 5].map((line) => `chart-${line}`)],
  ],
];

test.each(
  PAIRS.flatMap(([minimum, grounds, names]) =>
    grounds.flatMap((ground) => names.map((name) => [name, ground, minimum] as const)),
  ),
)('D-51 --%s on --%s has a contrast of at least %d by day and by night', (name, ground, minimum) => {
  const [[day, night], [dayGround, nightGround]] = [colours(name), colours(ground)];
  expect(contrast(day, dayGround)).toBeGreaterThanOrEqual(minimum);
  expect(contrast(night, nightGround)).toBeGreaterThanOrEqual(minimum);
});

test('D-51 white on the red of buttons has a contrast of at least 4.5', () => {
  for (const red of colours('red')) expect(contrast('#ffffff', red)).toBeGreaterThanOrEqual(4.5);
});

const sheets = readdirSync('ui/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);
const read = (file: string) => readFileSync(`ui/src/${file}`, 'utf8');

const CROPS = 'SmartImage/cropPosition.module.css';

test('the crop properties are not tokens', () => {
  const declared = new Set([...read(CROPS).matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
  expect([...declared]).toEqual(['--across', '--across-half', '--down', '--down-half']);
  for (const name of declared) expect(tokens).not.toContain(`${name}:`);
});

test.each(sheets.filter((sheet) => sheet !== CROPS))(
  '%s reads only existing tokens and declares none',
  (file) => {
    const tokenNames = new Set([...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map((match) => match[1]));
    const used = [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect(used.filter((name) => !tokenNames.has(name))).toEqual([]);
    expect(read(file)).not.toMatch(/^\s+--[\w-]+:/m);
  },
);

test.each(sheets)('%s styles only its own classes', (file) => {
  const selectors =
    read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .match(/^[ ]*[^@{}\s][^{};]*(?=\{)/gm) ?? [];
  const foreign = selectors
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes('.') && !/^(from|to|\d+%)$/.test(selector));
  expect(foreign).toEqual([]);
});

/** The rules of a style sheet, each with its conditions (`@media`) and declarations. */
function rulesOf(css: string) {
  const rules: { condition: string; selectors: string[]; declarations: string }[] = [];
  const conditions: string[] = [];
  for (const [, head = '', body, end] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]*)\{(?:([^{}]*)\})?|(\})/g)) {
    if (end) conditions.pop();
    else if (body === undefined) conditions.push(head.trim());
    else {
      const selectors = head.split(/,(?![^(]*\))/).map((selector) => selector.trim());
      rules.push({ condition: conditions.join(' '), selectors, declarations: body });
    }
  }
  return rules;
}

const CHOSEN = /\.[\w-]+(?::has\()?(?::checked|\[aria-(?:current|pressed|selected)[^\]]*\])/;
/** What forced colours leave of a look. */
const LASTS =
  /(?:^|\s)(?:border(?!-(?:color|radius))|outline|font|text-decoration|width|height|scale|rotate)\b/;
const subjectOf = (selector: string) => /\.[\w-]+(?=[^.\s]*$)/.exec(selector)?.[0];

const allSheets = ['ui', 'shell', ...readdirSync('.').filter((name) => name.startsWith('mfe-'))].flatMap(
  (folder) =>
    readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/src/${file}`),
);

test('D-51 what is chosen also looks so in forced colours, which remove grounds and shadows', () => {
  const missing = allSheets.flatMap((file) => {
    const rules = rulesOf(readFileSync(file, 'utf8'));
    const plain = rules.filter(({ condition }) => condition === '');
    const forced = rules.filter(({ condition }) => condition.includes('forced-colors: active'));
    return plain
      .filter(({ declarations }) => /background|box-shadow/.test(declarations) && !LASTS.test(declarations))
      .flatMap(({ selectors }) => selectors.filter((selector) => CHOSEN.test(selector)))
      .filter((selector) => {
        const subject = subjectOf(selector);
        return !forced.some(
          ({ selectors, declarations }) =>
            selectors.some((other) => subjectOf(other) === subject) &&
            (declarations.includes('forced-color-adjust: none') ||
              selectors.some((other) => CHOSEN.test(other))),
        );
      })
      .map((selector) => `${file}: ${selector}`);
  });
  expect(missing).toEqual([]);
});
