export const DISPLAY = 'Fraunces, Georgia, serif';
export const BODY = '"Source Sans 3", system-ui, sans-serif';

/** After this time the map uses fallback fonts. */
const FONT_TIMEOUT_MS = 1500;

/** Loads the map's fonts. Must precede drawing: OpenLayers does not redraw when a variable font has loaded. */
export async function loadMapFonts(): Promise<void> {
  const faces = [`600 13px ${BODY}`, `500 13px ${DISPLAY}`, `italic 500 13px ${DISPLAY}`];
  await Promise.race([
    Promise.allSettled(faces.map((face) => document.fonts.load(face))),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
}
