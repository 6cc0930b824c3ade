/** The dashboard's styles; the build writes them in the place of this text (`tooling/rspack/embed.mjs`). */
const TEXT = '__EMBED_STYLES__';

/**
 * The dashboard's styles for shadow roots. A constructed sheet is no inline style and no request: the embedding page's
 * policy need not allow any style, and the script's integrity covers them.
 */
export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TEXT);
  return sheet;
}
