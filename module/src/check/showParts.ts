/** Worker of `findUnshown`: shows each part of a build as the gateway does, then as browsers do. Posts the failures. */
import '@guide/contracts/texts/program';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { type Fetch, isBackendAddress } from '@guide/contracts/api';
import type { ModuleExports } from '@guide/contracts/module';
import * as contract from '@guide/contracts/module';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { fetchExamples } from '../testing/fetchExamples';
import { createScreenHarness } from '../testing/screenHarness';
import { NOON } from '../testing/site';
import { showInChrome } from './chrome';
import { openPage } from './jsdomPage';
import { elementOf, type Failure, type Part, PartFault, textOf } from './part';

interface Input {
  code: string;
  folder: string;
  browser: string;
  container: string;
  entry: string;
  parts: Part[];
  jsdomPath: string;
  chrome: string | null;
  page: string;
  limitMs: number;
}

/** Messages to the main thread: the part that is shown now, regularly, and the result. */
export type Message =
  | { now: string | null }
  | { failures: Failure[]; calls: Record<string, string[]>; unusable: string | null };

const { code, folder, browser, container, entry, parts, jsdomPath, chrome, page, limitMs }: Input =
  workerData;

/** Node's globals that the gateway's renderers do not have. */
const HIDDEN = ['process', 'Buffer', 'fetch', 'navigator', 'WebSocket', 'BroadcastChannel', 'global'];

/** Origins of backends that each part has called. */
const calls = new Map<string, Set<string>>(parts.map(({ name }) => [name, new Set()]));
const examples = fetchExamples();
const fetchOf =
  (name: string): Fetch =>
  (address, options) => {
    if (isBackendAddress(String(address))) calls.get(name)?.add(new URL(String(address)).origin);
    return examples(address, options);
  };

function serverExports(): Partial<ModuleExports> {
  const nodeRequire = createRequire(`${folder}/package.json`);
  const require = (name: string) => (name === CONTRACT_PACKAGE ? contract : nodeRequire(name));
  const module = { exports: {} };
  const run = compileFunction(code, ['require', 'module', 'exports', ...HIDDEN], { filename: 'server.cjs' });
  run(require, module, module.exports);
  return module.exports;
}

/** Renders completely, as the gateway does. */
const renderToEnd = (element: ReactElement) =>
  new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        pipe(new Writable({ write: (_chunk, _encoding, done) => done() }).on('finish', resolve));
      },
      onError(error) {
        reject(error);
        abort(error);
      },
    });
  });

async function renderOnServer(part: Part, { screens, widgets }: Partial<ModuleExports>): Promise<void> {
  const { name, kind, path, params } = part;
  // The server does not render widgets that the module leaves out, such as a map.
  if (kind === 'widget' && !Object.hasOwn(widgets ?? {}, name)) return;
  const exported: unknown = kind === 'screen' ? screens?.[name] : widgets?.[name];
  if (!exported)
    throw new PartFault(`src/index.ts does not export the ${kind} ${name}, or that is undefined.`);
  const harness = createScreenHarness({ fetch: fetchOf(name), path, params, host: { now: NOON } });
  await renderToEnd(await elementOf(part, exported, harness));
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartFault(`it is not ready after ${limitMs / 1000} s.`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

let now: string | null = null;
const post = (message: Message) => parentPort!.postMessage(message);

/** Runs a step for each of these parts. @returns the failures */
async function attempt(
  where: Failure['where'],
  shown: Part[],
  step: (part: Part) => Promise<void>,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const part of shown) {
    now = part.name;
    post({ now });
    await within(step(part)).catch((error) => failures.push({ name: part.name, where, text: textOf(error) }));
  }
  now = null;
  return failures;
}

async function showInJsdom(shown: Part[]): Promise<Failure[]> {
  const { register, show } = openPage(jsdomPath, browser, readFileSync(page, 'utf8'));
  register(container, entry);
  return attempt('jsdom', shown, (part) => show(container, part, fetchOf(part.name)));
}

/** @returns the failures, with those of jsdom only where there is no browser or it cannot be started */
async function findFailures(): Promise<{ failures: Failure[]; unusable: string | null }> {
  let exported: Partial<ModuleExports>;
  try {
    exported = serverExports();
  } catch (error) {
    const text = textOf(error);
    return { failures: parts.map(({ name }) => ({ name, where: 'server', text })), unusable: null };
  }
  const onServer = await attempt('server', parts, (part) => renderOnServer(part, exported));
  const shown = parts.filter(({ name }) => !onServer.some((failure) => failure.name === name));
  const inJsdom = await showInJsdom(shown);
  if (!chrome || shown.length === 0) return { failures: [...onServer, ...inJsdom], unusable: null };
  try {
    const build = { container, entry, folder: browser, page };
    const inBrowser = await showInChrome(chrome, build, shown, fetchOf, limitMs);
    const onlyJsdom = inJsdom
      .filter(({ name }) => !inBrowser.some((failure) => failure.name === name))
      .map((failure): Failure => ({ ...failure, isShownInBrowser: true }));
    return { failures: [...onServer, ...inBrowser, ...onlyJsdom], unusable: null };
  } catch (error) {
    return { failures: [...onServer, ...inJsdom], unusable: (error as Error).message };
  }
}

// Errors in a module's own promises say nothing about what it shows.
process.on('unhandledRejection', () => {});
// Without messages, the main thread knows that a part never ends.
setInterval(() => post({ now }), 1000);
const { failures, unusable } = await findFailures();
post({ failures, unusable, calls: Object.fromEntries([...calls].map(([name, to]) => [name, [...to]])) });
