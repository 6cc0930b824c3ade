/** The guide's faces as canvas knows them. */
export const DISPLAY = 'Fraunces, Georgia, serif';
export const BODY = '"Source Sans 3", system-ui, sans-serif';

/** After this time the map is drawn with fallback fonts. */
const FONT_TIMEOUT_MS = 1500;

/**
 * Loads the faces that the map writes with. Canvas takes a fallback without a word if they come later, and
 * OpenLayers' own watcher never sees a variable font arrive.
 */
export async function loadMapFonts(): Promise<void> {
  const faces = [`600 13px ${BODY}`, `500 13px ${DISPLAY}`, `italic 500 13px ${DISPLAY}`];
  await Promise.race([
    Promise.allSettled(faces.map((face) => document.fonts.load(face))),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
}
