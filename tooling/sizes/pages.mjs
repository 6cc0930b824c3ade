import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSite, moduleNames } from '../build/site.mjs';

const KB = 1024;
/** Limits of `npm run sizes`. */
export const MAX_FRAME_BYTES = 25 * KB;
export const MAX_PICTURE_BYTES = 10 * KB;
export const LIMITS = { critical: 54 * KB, early: 6.25 * KB, interactive: 173.5 * KB, slot: 9 * KB };
/** Limits of scripts that load without interaction, by screen. */
export const UNTOUCHED_LIMITS = {
  default: 178 * KB,
  'map/Map': 289 * KB,
  'map/AttractionsMap': 280 * KB,
  'analytics/Dashboard': 358 * KB,
  'planner/Planner': 230.25 * KB,
};

/**
 * @typedef {object} PageSizes bytes, brotli where files are compressed
 * @property {string} screen
 * @property {number} critical styles, preloaded fonts, and the inlined script
 * @property {number} early scripts before hydration
 * @property {number} interactive scripts that hydrate the page
 * @property {number} [slot] scripts that a widget in a slot adds to pages of other modules
 * @property {number} untouched all scripts without interaction, such as ECharts; chunks named `on-demand-…` load later
 */

/** @returns {Promise<PageSizes[]>} every screen that modules expose */
export async function pageSizes() {
  const build = await buildSite();
  const shell = JSON.parse(readFileSync(path.join(build, 'shell/shell.json'), 'utf8'));
  const sum = (/** @type {string} */ folder, /** @type {string[]} */ files) =>
    files.reduce((bytes, file) => {
      const name = path.join(build, folder, 'browser', file);
      return bytes + statSync(/\.woff2$/.test(file) ? name : `${name}.br`).size;
    }, 0);
  return moduleNames().flatMap((module) => {
    const folder = `modules/${module}`;
    const release = JSON.parse(readFileSync(path.join(build, folder, 'release.json'), 'utf8'));
    /** @type {[string, { js: string[], css: string[] }][]} */
    const exposes = Object.entries(release.exposes);
    const slotted = Object.values(release.claims?.slots ?? {});
    const manifest = JSON.parse(readFileSync(path.join(build, folder, 'browser/mf-manifest.json'), 'utf8'));
    /** @type {Map<string, string[]>} */
    const asyncFiles = new Map(
      manifest.exposes.map((/** @type {any} */ { name, assets }) => [
        name,
        assets.js.async.filter((/** @type {string} */ file) => !file.startsWith('on-demand-')),
      ]),
    );
    return exposes.map(([name, { js, css }]) => {
      const early = sum('shell', [shell.first, shell.vitals]);
      const own = sum(folder, [release.entry, ...js]);
      const interactive = sum('shell', shell.js) + own;
      return {
        screen: `${module}/${name}`,
        critical: sum('shell', [shell.first, ...shell.css, ...shell.fonts]) + sum(folder, css),
        early,
        interactive,
        ...(slotted.includes(name) && { slot: own }),
        untouched: early + interactive + sum(folder, asyncFiles.get(name) ?? []),
      };
    });
  });
}

/** @param {PageSizes[]} pages @returns {string[]} sizes over their limits */
export const pagesOverLimit = (pages) =>
  pages.flatMap((page) => {
    const { screen } = page;
    const untouched =
      UNTOUCHED_LIMITS[/** @type {keyof typeof UNTOUCHED_LIMITS} */ (screen)] ?? UNTOUCHED_LIMITS.default;
    return Object.entries({ ...LIMITS, untouched }).flatMap(([kind, limit]) => {
      const bytes = page[/** @type {keyof typeof LIMITS | 'untouched'} */ (kind)];
      return bytes && bytes > limit
        ? [`${screen} loads ${bytes} bytes (${kind}); its limit is ${limit}.`]
        : [];
    });
  });
