import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Forced colours remove box shadows, so that a border drawn as a shadow needs a real one there. */
const DRAWN_BORDER = /box-shadow:[^;]*\b0 0 0 [12](?:\.5)?px var\(--control\)/;
/** Classes that always come with another one. */
const COMPANIONS: Record<string, string> = { '.line': '.button' };

const sheets = readdirSync('.')
  .filter((name) => ['ui', 'shell'].includes(name) || name.startsWith('mfe-'))
  .flatMap((name) => readdirSync(`${name}/src`, { recursive: true }).map((file) => `${name}/src/${file}`))
  .filter((file) => file.endsWith('.css'));

/** Selectors of the rules whose declarations match; nested rules too. */
const selectorsWith = (css: string, declarations: RegExp): string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body]) => declarations.test(body!))
    .flatMap(([, selectors]) => selectors!.split(',').map((selector) => selector.trim()));

/** The last class of a selector, with its pseudo-element. */
function subject(selector: string): string {
  const [, name = '', element = ''] =
    /(\.[\w-]+)[^\s.]*?(::\w+)?$/.exec(selector.replace(/:has\(.*?\)/g, '')) ?? [];
  return (COMPANIONS[name] ?? name) + element;
}

const partsOf = (css: string, media: string): string =>
  css
    .split(`@media ${media} {`)
    .slice(1)
    .map((part) => part.split('\n}', 1)[0])
    .join('\n');
const forcedPart = (css: string) => partsOf(css, '(forced-colors: active)');
const lowPart = (css: string) => partsOf(css, 'screen and (max-height: 20rem)');

test.each(sheets.filter((file) => DRAWN_BORDER.test(readFileSync(file, 'utf8'))))(
  'D-51 with forced colours, controls in %s keep their borders',
  (file) => {
    const css = readFileSync(file, 'utf8');
    // A border of the chosen state only would hide the other choices.
    const always = selectorsWith(forcedPart(css), /border:/).filter((selector) => !/:has|\[/.test(selector));
    const bordered = new Set(always.map(subject));
    const drawn = selectorsWith(css, DRAWN_BORDER).map(subject);
    expect(drawn.filter((control) => !bordered.has(control))).toEqual([]);
  },
);

/** Chosen controls differ by their background, which forced colours remove. */
const CHOSEN = /(?:\[aria-[^\]]*\]|:has\(:checked\)|\.on)$/;

test('D-51 with forced colours, chosen controls are marked', () => {
  const unmarked = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const marked = selectorsWith(forcedPart(css), /border: 2px solid Highlight/);
    const chosen = selectorsWith(css, /background: var\(--action\);/).filter((selector) =>
      CHOSEN.test(selector),
    );
    return chosen.filter((selector) => !marked.includes(selector)).map((selector) => `${file} ${selector}`);
  });
  expect(unmarked).toEqual([]);
});

test('D-51 with forced colours, the slices of the pie and their swatches keep their colours', () => {
  const keepsColours = (file: string) =>
    selectorsWith(forcedPart(readFileSync(`mfe-analytics/src/${file}`, 'utf8')), /forced-color-adjust: none/);
  expect(keepsColours('charts/Chart.module.css')).toContain('.chart[data-kind="pie"]');
  expect(keepsColours('figures/PopularListings.module.css')).toContain('.swatch');
});

/** Panels that the visitor opens, what disappears by itself, and columns next to the text. */
const NO_BARS = [
  'NavigationProgress.module.css',
  'MegaMenu.module.css',
  'MobileMenu.module.css',
  'Popover.module.css',
  'ReleaseChanges.module.css',
  'ToastRegion.module.css',
  'AttractionPage.module.css',
  'Crawl.module.css',
  'DayView.module.css',
  'FilterPanel.module.css',
  'ui/src/base.css',
];

test('D-51 bars that stay in view give way in low viewports, as at 400 % zoom', () => {
  const staying = sheets
    .filter((file) => !NO_BARS.some((name) => file.endsWith(name)))
    .flatMap((file) => {
      const css = readFileSync(file, 'utf8');
      const moved = selectorsWith(lowPart(css), /position: (?:static|absolute)/).map(subject);
      const bars = selectorsWith(css, /position: (?:fixed|sticky)/).map(subject);
      return bars.filter((bar) => !moved.includes(bar)).map((bar) => `${file} ${bar}`);
    });
  expect(staying).toEqual([]);
  const base = lowPart(readFileSync('ui/src/base.css', 'utf8'));
  expect(selectorsWith(base, /scroll-padding-top: 24px/)).toEqual(['html']);
});
