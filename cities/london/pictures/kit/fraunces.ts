import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
);
const black = openSync(file);
const variation = openSync(file);
variation.variationCoords = [600];
const varied = new Set<number>();

/** A glyph at weight 600: its outline commands and its advance, both in font units. */
interface Letter {
  commands: { command: string; args: number[] }[];
  advance: number;
}

/**
 * fontkit cannot vary a WOFF2 file by itself: such a file stores its outlines transformed, so `getVariation` finds no
 * tables in it. The stored points (weight 900) are therefore moved here with fontkit's own reader of the gvar table,
 * once per glyph; four phantom points stand for the metrics, as the OpenType gvar chapter asks.
 */
function vary(id: number): void {
  if (varied.has(id)) return;
  varied.add(id);
  const points = black._transformedGlyphs[id]?.points;
  if (!points?.[0]) return;
  const phantom = points[0].copy();
  variation._variationProcessor.transformPoints(id, [
    ...points,
    phantom.copy(),
    phantom.copy(),
    phantom.copy(),
    phantom,
  ]);
  delete black._glyphs[id];
}

/** The letters of a line in Fraunces 600, kerned, and the size of the em. */
export function fraunces(text: string): { letters: Letter[]; em: number } {
  const { glyphs, positions } = black.layout(text);
  const letters = glyphs.map(({ id }, index) => {
    vary(id);
    const narrower = variation._variationProcessor.getAdvanceAdjustment(id, variation.HVAR);
    return {
      commands: black.getGlyph(id).path.commands,
      advance: (positions[index]?.xAdvance ?? 0) + narrower,
    };
  });
  return { letters, em: black.unitsPerEm };
}
