import path from 'node:path';
import cookie from '@fastify/cookie';
import { createApi, type Fetch } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { createLogger } from '@guide/service-kit';
import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createPageVotes } from '../src/canary/pages';
import { createVotes } from '../src/canary/votes';
import { createLanguages } from '../src/languages';
import { pageRoutes } from '../src/pages/routes';
import { loadShell } from '../src/pages/shellFiles';
import { createStyleSheets } from '../src/pages/styleSheets';
import { createPreviewLinks } from '../src/previews/links';
import { previews } from '../src/previews/previews';
import { createRenderers } from '../src/renderers/renderers';
import { createSites } from '../src/siteLanguages';
import { MODULE, writeBuild } from './support/build';
import { testFolder } from './support/folder';
import { startTestRegistry, unsigned } from './support/signing';

const folder = testFolder();
await writeBuild(folder);
const guide = await startTestRegistry();
const registry = await guide.open();
const exposes = { Home: { js: [], css: [] } };
await registry.add(await guide.sign({ ...unsigned('discover', '1'), exposes }));
await registry.promote('discover', '1');

const calls: string[] = [];
/** The registry, which notes the calls. */
const noted: typeof registry = {
  ...registry,
  state() {
    calls.push('state');
    return registry.state();
  },
  releasesFor(visitor) {
    calls.push('state');
    return registry.releasesFor(visitor);
  },
  alternativesIn(...values) {
    calls.push('alternatives');
    return registry.alternativesIn(...values);
  },
};

const shell = await loadShell(path.join(folder, 'shell'));
const log = createLogger('silent', 'test');
const site = {
  slug: 'test',
  fixedPages: [],
  menus: { restaurants: [], pubs: [] },
  product: 'Test',
  locale: 'en-GB',
} as unknown as Site;
const fetch: Fetch = async () => new Response('[]');
const renderers = createRenderers({
  program: path.join(folder, 'renderer/renderer.cjs'),
  shell: shell.code,
  sites: () => [site],
  readBundle: async () => ({ code: MODULE, catalogues: {} }),
  fetch,
  onPaused() {},
  log,
});
const links = createPreviewLinks(guide.db);
const app = Fastify();
await app.register(cookie);
await app.register(previews, { links, secure: false });
await app.register(
  pageRoutes({
    site,
    languages: createLanguages(createSites(site, {}), {}),
    shell,
    renderers,
    registry: noted,
    api: createApi(fetch),
    pageVotes: createPageVotes(guide.db, registry, createVotes(guide.db)),
    secure: false,
    previews: { links, secure: false },
    originOf: () => 'http://guide.example',
    moduleOrigins: [],
    renderBudgetMs: 0,
    worker: true,
    styleSheets: createStyleSheets({
      shell,
      assets: path.join(folder, 'shell/browser'),
      store: folder,
      linked: false,
      log,
    }),
  }),
);
afterAll(async () => {
  await app.close();
  await renderers.close();
});

test('a rendered page reads the state of the registry and the alternatives once, a cached page no alternatives', async () => {
  const rendered = await app.inject('/');
  expect(rendered.body).toContain('<h1>Home</h1>');
  expect(calls.splice(0)).toEqual(['state', 'alternatives']);
  const cached = await app.inject('/');
  expect(cached.body).toBe(rendered.body);
  expect(calls.splice(0)).toEqual(['state']);
});
