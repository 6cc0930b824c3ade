/** Placeholder for the styles that the build inserts (`tooling/rspack/embed.mjs`). */
const CSS_TEXT = '__EMBED_STYLES__';

export function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  return sheet;
}

/** Sets `--rem`, the length of a `rem` in the styles, to the font size that the visitor's browser is set to. */
export function remSheet(shadow: ShadowRoot): CSSStyleSheet {
  const probe = shadow.appendChild(document.createElement('span'));
  probe.style.all = 'initial';
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { --rem: ${fontSize} }`);
  return sheet;
}
