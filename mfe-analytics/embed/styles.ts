/** The build replaces this text by the dashboard's styles (`tooling/rspack/embed.mjs`). */
const TEXT = '__EMBED_STYLES__';

/** A constructed sheet, because the embedding page's policy may forbid inline styles. */
export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TEXT);
  return sheet;
}
