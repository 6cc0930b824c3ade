import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@guide/contracts/site';
import { createLogger } from '@guide/service-kit';
import { buildFolder } from '../../../../tooling/build/site.mjs';
import { city } from '../../../../tooling/commands/settings.mjs';
import type { Caller, PageOwner } from '../../src/renderers/calls';
import type { ScreenRequest } from '../../src/renderers/messages';
import { type RendererOptions, RendererUnavailable, startRenderer } from '../../src/renderers/process';
import { createRenderers, type RenderersOptions } from '../../src/renderers/renderers';
import { testFolder } from './folder';

/** The renderer's program, built by Jest's global setup. */
const RENDERER = path.join(buildFolder(city, false), 'renderer/renderer.cjs');

/** A shell that shows only the screen's component. */
const BARE_SHELL =
  "const { createElement } = require('react'); exports.provided = {}; exports.createPage = ({ screen }) => createElement(screen.Component);";

export const HOME_REQUEST: ScreenRequest = {
  match: { row: { path: '/', module: 'discover', screen: 'Home' }, params: {} },
  url: '/',
  language: 'en',
  origin: 'https://guide.example',
  modules: {},
  contract: '1',
  moduleOrigins: [],
  settings: { theme: 'system', dataSaver: false },
  now: 0,
};

export const OWNER: PageOwner = { requestId: 'id' };

/** Answers each API call of a page with an empty list. */
export const emptyResponses: Caller = async () => ({
  status: 200,
  headers: {},
  body: Buffer.from('{"listings":[]}'),
});

/** Starts a renderer with a release's bundle. The test must kill it. */
export async function loadRenderer(code: string, options: Partial<RendererOptions> = {}) {
  const renderer = startRenderer({
    program: RENDERER,
    shell: BARE_SHELL,
    sites: () => [{} as Site],
    ...options,
  });
  const denied: string[] = [];
  const logged: string[] = [];
  /** Replaces the bundle and resets the collected results. */
  async function reload(bundle: string): Promise<void> {
    denied.length = 0;
    logged.length = 0;
    await renderer.load(bundle, 'discover@1.0.0/server.cjs', {
      onConsole: (text) => logged.push(text),
      onForbiddenAccess: (what) => denied.push(what),
    });
  }
  await renderer.booted;
  await reload(code);
  return {
    ...renderer,
    denied,
    logged,
    reload,
    /** Renders the release's home page, again if the machine is busy. */
    async home(search = ''): ReturnType<typeof renderer.render> {
      for (;;) {
        try {
          return await renderer.render({ ...HOME_REQUEST, url: `/${search}` }, emptyResponses);
        } catch (error) {
          if (!(error instanceof RendererUnavailable && / for a processor$/.test(error.message))) throw error;
        }
      }
    },
    async stop() {
      renderer.kill('is not needed');
      await renderer.exited;
    },
  };
}

const PAGE = {
  type: 'page',
  id: 1,
  htmlBytes: 2,
  status: 200,
  complete: true,
  calls: [],
  classes: '',
  head: { title: 'Home', description: 'Home' },
};
export const QUERIES = '[]';

const folder = testFolder();

/** Writes a program that starts faster than a renderer and speaks its protocol; `page` and `load` are its code. */
export function writeProgram(name: string, page: string, load = "frame({ type: 'loaded' }, '')"): string {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const channel = new (require('node:net').Socket)({ fd: 3 });
const PAGE = ${JSON.stringify(PAGE)}; const QUERIES = '${QUERIES}';
const out = (bytes) => channel.write(bytes);
const frame = (header, body, returned) => {
  const json = Buffer.from(typeof header === 'string' ? header : JSON.stringify(header));
  const bytes = Buffer.from(body); const prefix = Buffer.alloc(8);
  prefix.writeUInt32BE(json.length, 0); prefix.writeUInt32BE(bytes.length, 4);
  const all = Buffer.concat([prefix, json, bytes]);
  if (returned) return all; out(all);
};
let left = Buffer.alloc(0);
channel.on('data', (chunk) => {
  left = Buffer.concat([left, chunk]);
  while (left.length >= 8 && left.length >= 8 + left.readUInt32BE(0) + left.readUInt32BE(4)) {
    const end = 8 + left.readUInt32BE(0);
    const page = JSON.parse(left.toString('utf8', 8, end));
    left = left.subarray(end + left.readUInt32BE(4));
    if (page.type === 'boot') frame({ type: 'ready' }, '');
    if (page.type === 'load') { ${load} }
    if (page.type === 'page') { ${page} }
  }
});
channel.on('close', () => process.exit());`,
  );
  return file;
}

export const startProgram = (program: string) =>
  startRenderer({ program, shell: '', sites: () => [{} as Site] });

/** Renderers of empty bundles. */
export const openPool = (program: string, options: Partial<RenderersOptions> = {}) =>
  createRenderers({
    program,
    shell: '',
    sites: () => [{} as Site],
    readBundle: async () => ({ code: '', catalogues: {} }),
    fetch: async () => new Response('[]'),
    onPaused() {},
    log: createLogger('silent', 'test'),
    ...options,
  });

/** Ids of this process's renderers that run a program. */
export const renderersOf = (program: string): number[] =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(program))
    .map((line) => Number.parseInt(line, 10));
