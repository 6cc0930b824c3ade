/** Placeholder; the build inserts the dashboard's styles (`tooling/rspack/embed.mjs`). */
const CSS_TEXT = '__EMBED_STYLES__';

/** Returns a constructed style sheet, because the page's CSP may forbid inline styles. */
export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  return sheet;
}
