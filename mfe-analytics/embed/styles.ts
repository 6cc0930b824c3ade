/** Placeholder for the styles that the build inserts (`tooling/rspack/embed.mjs`). */
const CSS_TEXT = '__EMBED_STYLES__';

export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  return sheet;
}
