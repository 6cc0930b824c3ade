import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { integrityOf } from '@guide/contracts/module/integrity';
import { buildFolder } from '../../../../tooling/build/site.mjs';
import { city } from '../../../../tooling/commands/settings.mjs';
import { readBuild, stage } from '../../src/releases/store';
import { type Unsigned, unsigned } from './signing';

/** A shell that shows the screen's title on every page. */
const SHELL = `
const { createElement } = require('react');
const routes = [
  { path: '/', module: 'discover', screen: 'Home', query: ['page'] },
  { path: '/top-attractions', module: 'discover', screen: 'Listings' },
  { path: '/broken', module: 'discover', screen: 'Missing' },
  { path: '/other', module: 'other', screen: 'Home' },
  { path: '/lonely', module: 'lonely', screen: 'Home' },
];
exports.provided = { '@guide/contracts/module': { useHost() {} } };
exports.slots = ['place-actions'];
exports.routeTable = () => routes;
exports.matchRoute = (_site, path, modules) => {
  const claimed = Object.entries(modules || {}).flatMap(([module, { claims }]) =>
    ((claims && claims.paths) || []).map((claim) => ({ ...claim, module })));
  const row = [...routes, ...claimed].find((route) => route.path === path && (!modules || modules[route.module]));
  return row ? { row, params: {} } : null;
};
exports.createPage = ({ screen, url }) =>
  createElement('main', { title: url }, screen ? createElement(screen.Component, { params: {} }) : 'frame only');
`;

/** A module with two screens; the second one shows the number of listings. */
export const MODULE = `
const { createElement } = require('react');
const head = (title) => ({ title, description: title });
let count = 'no';
exports.screens = {
  Home: { head: () => head('Home'), Component: () => createElement('h1', null, 'Home') },
  Listings: {
    load: async ({ queries, api }) => {
      await queries.prefetchQuery({ queryKey: ['listings'], queryFn: () => api.listings() });
      count = (queries.getQueryData(['listings']) || { length: 'no' }).length;
    },
    head: () => head('Listings'),
    Component: () => createElement('h1', null, count + ' listings'),
  },
};
`;

/** The shell's style sheet, with a class that no page uses. */
const STYLE = 'main{display:block}.absent{display:none}';
const PAGE_STYLE = ':root{--ink:#000}.absent{top:0}';

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Writes a build of the embed kit. @param script - text of its scripts, which determines their names */
export async function writeKitBuild(folder: string, version: string, script: string): Promise<Unsigned> {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
  const files = {
    [`embed.${hash}.js`]: script,
    [`frame.${hash}.js`]: script,
    [`frame.${hash}.css`]: ':root{}',
    [`remoteEntry.${hash}.js`]: script,
    [`embed-texts-ar.${hash}.json`]: '{"Devices":"الأجهزة"}',
    [`embed-texts-de.${hash}.json`]: '{"Devices":"Geräte"}',
  };
  const { serverIntegrity: _, ...fields } = unsigned(EMBED_KIT, version);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, integrityOf(text)]),
  );
  const release = { ...fields, entry: `embed.${hash}.js`, container: 'guide_analytics', integrity };
  await write(path.join(folder, 'browser'), files);
  await write(folder, { 'release.json': JSON.stringify(release) });
  return release;
}

export async function placeBuild(
  store: string,
  module: string,
  version: string,
  build: string,
): Promise<void> {
  const staged = await stage(store, await readBuild(build));
  await staged.moveToStore(module, version);
  await staged.remove();
}

/** What differs between two versions of the guide: the shell's script, and the version of contract and module. */
export interface BuildVersion {
  script: string;
  version: string;
}
const FIRST: BuildVersion = { script: 'main.js', version: '1.0.0' };
export const NEXT: BuildVersion = { script: 'next.js', version: '1.1.0' };

/** Writes a complete build like `npm run build`: a minimal shell, one module, an embed kit. */
export async function writeBuild(folder: string, { script, version } = FIRST): Promise<void> {
  const icon = 'icon.svg';
  await write(path.join(folder, 'shell'), {
    'shell.json': JSON.stringify({
      js: [script],
      first: 'first.js',
      vitals: 'vitals.js',
      css: ['page.css', 'main.css'],
      fonts: [],
      icon,
      integrity: {
        [script]: integrityOf('void 0;'),
        'vitals.js': integrityOf('void 0;'),
        'page.css': integrityOf(PAGE_STYLE),
        'main.css': integrityOf(STYLE),
      },
      languages: {},
      provides: { '@guide/contracts/module': version },
    }),
    'server/server.cjs': SHELL,
    [`browser/${script}`]: 'void 0;',
    'browser/page.css': PAGE_STYLE,
    'browser/main.css': STYLE,
    'worker/worker.js': 'void 0;',
    'browser/first.js': 'void 0;',
    'browser/vitals.js': 'void 0;',
    [`browser/${icon}`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  for (const program of ['renderer/renderer.cjs', 'checks/checks.cjs'])
    await cp(path.join(buildFolder(city, false), program), path.join(folder, program));
  await writeKitBuild(path.join(folder, 'modules', EMBED_KIT), '1.0.0', 'void 0;');
  const module = version === FIRST.version ? MODULE : MODULE.replace("'Home')", `'Home of ${version}')`);
  await write(path.join(folder, 'modules/discover'), {
    'release.json': JSON.stringify({
      ...unsigned('discover', version),
      contract: version,
      integrity: { 'entry.js': integrityOf('void 0;') },
      serverIntegrity: integrityOf(module),
      exposes: { Home: { js: [], css: [] }, Listings: { js: [], css: [] } },
      offline: { screens: ['Home', 'Missing'], data: ['listings', 'listing'] },
      owner: 'tests',
    }),
    'server/server.cjs': module,
    'browser/entry.js': 'void 0;',
    'browser/mf-manifest.json': '{}',
  });
}
