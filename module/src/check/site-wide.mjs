import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSiteWideUses } from '@guide/contracts/release/site-wide';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** What to use instead. @type {[names: RegExp, instead: string][]} */
const INSTEAD = [
  [
    /^(fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource)$/,
    'useHost().api reads the guide, and track() sends events',
  ],
  [/^history$/, 'Link, useNavigate and the search parameters change the address'],
  [/^(serviceWorker|caches)$/, 'the shell stores what guide.offline in package.json names'],
  [/./, 'every module of the site can read and change it'],
];

/** Code of the bundler and of the guide's packages, which every build contains. */
const NOT_THE_TEAMS =
  /^(webpack|rspack|data:)|@module-federation\/|@guide\/(contracts|ui)\/|^(\.\.\/)*(contracts|ui)\//;

/**
 * Finds uses of the whole site's interfaces in a build, which a module seldom needs.
 * @param {string} out - folder of the build @returns {string[]} a line for each place
 */
export function siteWideUses(out) {
  const browser = path.join(out, 'browser');
  const lines = readdirSync(browser)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const uses = findSiteWideUses(readFileSync(path.join(browser, file), 'utf8'));
      const place = placesIn(out, file);
      return uses.flatMap(({ name, line, column }) => {
        const at = place(line, column);
        const [, instead] = INSTEAD.find(([names]) => names.test(name)) ?? [];
        return at ? [`${name} in ${at}: ${instead}.`] : [];
      });
    });
  return [...new Set(lines)].sort();
}

/**
 * @param {string} out @param {string} file - a script of the build
 * @returns {(line: number, column: number) => string | null} source line, package or file; null for the runtime
 */
function placesIn(out, file) {
  const mapFile = path.join(out, 'server/maps', `${file}.map`);
  const map = existsSync(mapFile) ? new TraceMap(readFileSync(mapFile, 'utf8')) : null;
  return (line, column) => {
    const { source, line: sourceLine } = map ? originalPositionFor(map, { line, column }) : {};
    if (!source) return map ? null : file;
    const [name = ''] = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '').split('?');
    if (NOT_THE_TEAMS.test(name)) return null;
    const [, ...packages] = name.split(/(?:^|\/)node_modules\//);
    const inside = packages.at(-1)?.split('/');
    if (inside) return `the package ${inside.slice(0, inside[0]?.startsWith('@') ? 2 : 1).join('/')}`;
    return `${name}:${sourceLine}`;
  };
}
