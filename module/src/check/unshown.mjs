import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { mapOf, sourceLine } from '@guide/contracts/release/source-line';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from '../build/base.mjs';
import { federationAsModules } from '../build/federation.mjs';
import { packageVersions, providedConfig } from '../build/shared.mjs';
import { findChrome } from './find-chrome.mjs';
import { programFile, runProgram, Silent } from './run-program.mjs';

/** @typedef {import('@guide/contracts/api').ReleaseManifest} ReleaseManifest */
/** @typedef {Pick<ReleaseManifest, 'module' | 'container' | 'entry' | 'exposes' | 'claims' | 'calls'>} BuiltRelease */
/** @typedef {{ folder: string, out: string, alias?: Record<string, string> }} Target the module's sources and its build */
/** @typedef {import('./part.js').Part} Part */
/** @typedef {import('./part.js').Failure} Failure */
/** @typedef {{ failures: Failure[], calls: Record<string, string[]>, unusable: string | null }} Result */

/** How long a screen or widget may take to be ready, with examples as data. A guide gives a page one second. */
const PART_LIMIT_MS = 5000;
/** The worker sends a message each second, unless a part never returns. */
const SILENCE_MS = 10_000;

const PLACE = { name: 'The Tower', listingId: 1, pubId: 1 };
/** Properties of a widget in each slot. @type {import('@guide/contracts/module').SlotProps} */
const SLOT_PROPS = {
  'place-actions': { place: PLACE },
  'header-actions': {},
  'discover/home': {},
  'discover/list': { path: '/attractions' },
  'discover/place': { place: PLACE },
  'pubs/place': { place: PLACE },
};
/** In a slot that a module declares, a widget has the properties of that module. @param {string} slot */
const propsIn = (slot) => new Map(Object.entries(SLOT_PROPS)).get(slot) ?? null;

const PLACES = { server: 'rendered on the server', jsdom: 'shown in jsdom', browser: 'shown in a browser' };

/**
 * Finds screens and widgets that cannot be shown: renders each as a guide does, and loads it into a page of jsdom and, if
 * one is installed, of a browser. Finds calls of backends that the module does not declare.
 * @param {Target} target
 * @param {BuiltRelease} release - the build's manifest
 * @param {string[]} screens - the exposed names that are screens
 * @returns {Promise<{ faults: string[], notes: string[], failed: string[] }>} sentences; a note is no reason to refuse
 */
export async function findUnshown(target, release, screens) {
  const parts = partsOf(release, screens);
  const chrome = findChrome() ?? null;
  const { failures, calls, unusable } = await showParts(target, release, parts, chrome);
  /** @type {string[]} */
  const faults = [];
  const notes = [whereShown(chrome, unusable)];
  for (const failure of failures) {
    const sentence = `${release.module}/${await sentenceOf(target.out, failure)}`;
    const doubt = doubtOf(failure, parts, calls);
    if (doubt) notes.push(`${doubt}: ${sentence}`);
    else faults.push(sentence);
  }
  for (const origin of new Set(Object.values(calls).flat()))
    if (!release.calls?.includes(origin))
      faults.push(
        `${release.module} calls ${origin}, which "guide.calls" in its package.json does not name.`,
      );
  return { faults, notes, failed: failures.map(({ name }) => name) };
}

/** @param {string | null} chrome @param {string | null} unusable - why it could not be used */
function whereShown(chrome, unusable) {
  if (unusable) return `Shown in jsdom only, because ${chrome} could not be used: ${unusable}.`;
  return chrome
    ? `Shown on the server, in jsdom and in ${path.basename(chrome)}.`
    : 'Shown on the server and in jsdom. Name a Chrome in CHROMIUM_PATH to show it there, too.';
}

/** @param {string} out @param {Failure} failure */
async function sentenceOf(out, { name, where, text }) {
  const line = await sourceLine(text, (file) => readFile(path.join(out, mapOf(file))).catch(() => null));
  const [message] = text.split('\n', 1);
  return `${name} cannot be ${PLACES[where]}${line ? `, in ${line}` : ''}: ${message}`;
}

/**
 * Why a failure may be one of the check, and not of the module; null if it is the module's.
 * @param {Failure} failure @param {Part[]} parts @param {Result['calls']} calls
 */
function doubtOf({ name, text, isShownInBrowser }, parts, calls) {
  if (isShownInBrowser) return 'A browser shows it';
  // Found by the check itself (`PartFault`).
  if (/^(it|its|src\/index\.ts) /.test(text)) return null;
  if (calls[name]?.length) return 'Without the responses of its backend';
  return parts.find((part) => part.name === name)?.props === null ? 'Without properties' : null;
}

/**
 * @param {Target} target @param {BuiltRelease} release @param {Part[]} parts @param {string | null} chrome
 * @returns {Promise<Result>}
 */
async function showParts({ folder, out, alias }, release, parts, chrome) {
  const data = {
    code: await readFile(path.join(out, 'server/server.cjs'), 'utf8'),
    folder,
    browser: path.join(out, 'browser'),
    container: release.container,
    entry: release.entry,
    parts,
    jsdomPath: jsdomPath(),
    chrome,
    limitMs: PART_LIMIT_MS,
  };
  try {
    return await runProgram(
      'showParts',
      { out, alias },
      (temporary) => ({
        data: { ...data, page: path.join(temporary, 'page.js') },
        configs: [pageConfig(folder, temporary, alias)],
      }),
      { silenceMs: SILENCE_MS, isResult: (message) => 'failures' in message },
    );
  } catch (error) {
    const name = error instanceof Silent ? /** @type {{ now?: string } | undefined} */ (error.last)?.now : '';
    if (!name) throw error;
    const others = parts.filter((part) => part.name !== name);
    const { failures, ...result } = await showParts({ folder, out, alias }, release, others, chrome);
    return { ...result, failures: [{ name, where: 'server', text: 'it never ends.\n' }, ...failures] };
  }
}

/** @param {BuiltRelease} release @param {string[]} screens @returns {Part[]} */
function partsOf({ exposes, claims }, screens) {
  return Object.keys(exposes).map((name) => {
    const isScreen = screens.includes(name);
    const path = claims?.paths?.find(({ screen }) => screen === name)?.path ?? '/:id';
    const names = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => String(parameter));
    const [slot] = Object.entries(claims?.slots ?? {}).find(([, widget]) => widget === name) ?? [];
    return {
      name,
      kind: isScreen ? 'screen' : 'widget',
      path: path.replace(/:\w+/g, '1'),
      params: Object.fromEntries(names.map((parameter) => [parameter, '1'])),
      props: isScreen ? {} : propsIn(slot ?? ''),
    };
  });
}

/** The one that the tests of modules run in. */
function jsdomPath() {
  const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
  return createRequire(environment).resolve('jsdom');
}

/**
 * Builds the page: React, contract and federation runtime, as the shell provides them, with React's messages.
 * @param {string} folder - folder of the module @param {string} out @param {Record<string, string>} [alias]
 */
function pageConfig(folder, out, alias) {
  const program = programFile('page');
  const base = baseConfig({ name: 'check-page', folder: path.dirname(program), out, alias });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { page: program },
    output: { ...base.output, filename: '[name].js', publicPath: '/', clean: false },
    optimization: { ...base.optimization, minimize: false, nodeEnv: /** @type {const} */ ('development') },
    infrastructureLogging: { level: /** @type {const} */ ('error') },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: base.output.uniqueName,
        shared: providedConfig(packageVersions(folder)),
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      federationAsModules,
    ],
  };
}
