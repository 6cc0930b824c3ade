import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { MongoClient } from 'mongodb';
import { storeDays, TIME_ZONE } from '../../bench/analytics/year.mjs';
import { compile } from '../../module/src/build/compile.mjs';
import { dayOf } from '../../services/analytics/src/days';
import { createToken } from '../../services/gateway/src/embed/manage';
import { hashOf, ID_LENGTH } from '../../services/gateway/src/embed/tokens';
import { HOST_STYLE, type HostPage, startHostSite } from './hostSite';
import { openSite } from './testSite';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** The last ten complete days. */
export const [FROM, TO] = [10, 1].map((ago) => dayOf(new Date(Date.now() - ago * 86_400_000), TIME_ZONE));

const PAGE = `window.messages = [];
const record = (type, detail) => window.messages.push({ type, ...detail });
addEventListener('message', ({ origin, data }) => record(data.type, { ...data, origin }));
for (const type of ['ready', 'error', 'height']) {
  addEventListener('guide-analytics:' + type, ({ type, detail }) => record(type, detail), true);
}`;

type Message = { type: string; reason?: string; height?: number; origin?: string };
export const messagesOf = (page: Page) =>
  page.evaluate(() => (window as never as { messages: Message[] }).messages);
export const expectMessage = (page: Page, message: Partial<Message>) =>
  expect.poll(() => messagesOf(page)).toContainEqual(expect.objectContaining(message));

/** Expects that the dashboard changed no style of the host page and added no style sheet to it. */
export async function expectHostUntouched(page: Page) {
  const heading = page.getByRole('heading', { name: 'Team page' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('body > section')).toHaveCSS('padding', '7px');
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
}

export const idOf = (token: string) => hashOf(token).slice(0, ID_LENGTH);

/** Builds a host page that uses Module Federation, with rspack. */
async function buildFederatedHost(folder: string, guide: string, token: string) {
  const entry = path.join(folder, 'host.js');
  await writeFile(
    entry,
    `import('guide/mount').then(({ default: mount }) => {
      window.unmount = mount(document.getElementById('place'), { token: ${JSON.stringify(token)}, period: 'month' });
    });`,
  );
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: { host: entry },
      output: { path: folder, filename: 'bundle.js', publicPath: '/scripts/', uniqueName: 'team_page' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'team_page',
          remotes: { guide: `guide_analytics@${guide}/embed/remoteEntry.js` },
          dts: false,
          manifest: false,
        }),
      ],
    },
  ]);
}

const buildReact18Host = (folder: string) =>
  build({
    entryPoints: [path.resolve(import.meta.dirname, '../hosts/react-18.mjs')],
    outfile: path.join(folder, 'react-18.js'),
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
  });

/** Starts a guide with generated visits and a host site that embeds its dashboard in every supported way. */
export async function openEmbedding() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-embed-'));
  const site = await openSite({ INSIGHTS_BUDGET_MS: '0' }, { log: console.log });
  const client = await new MongoClient(site.mongoUrl).connect();
  await storeDays(client.db('guide_analytics'), {
    days: 20,
    views: 12_000,
    until: dayOf(new Date(), TIME_ZONE),
    paths: ['/', '/map', '/search', '/attraction/3', '/attraction/1', '/top-attractions'],
  });
  const db = client.db('guide_gateway');
  const pages: Record<string, HostPage> = {};
  const host = await startHostSite(pages, folder);
  // The host site has two origins; tokens allow the first.
  const allowedOrigin = `http://127.0.0.1:${host.port}`;
  const otherOrigin = `http://localhost:${host.port}`;

  const makeToken = async (more: Partial<Parameters<typeof createToken>[1]> = {}) =>
    (await createToken(db, { label: 'Team page', origins: [allowedOrigin], ...more })).token;

  /** The policies of docs/embed.md. They allow only the host page's own style sheet. */
  const policy = (...allows: string[]) => {
    const style = createHash('sha256').update(HOST_STYLE).digest('base64');
    return ["default-src 'none'", `style-src 'sha256-${style}'`, "base-uri 'none'", ...allows].join('; ');
  };

  async function element(token: string, attributes = 'period="week" theme="dark"', guide = site.url) {
    const { script, integrity } = await (await fetch(`${guide}/embed/embed.json`)).json();
    return `<script type="module" src="${guide}/embed/${script}" integrity="${integrity}" crossorigin="anonymous"></script>
      <guide-analytics ${attributes} token="${token}"></guide-analytics>`;
  }
  const frame = (token: string, query = 'theme=dark&period=week', id = idOf(token), attributes = '') =>
    `<iframe title="Dashboard" width="100%" height="700" ${attributes} src="${site.url}/embed/analytics/${id}?${query}#${token}"></iframe>`;

  const withScript = (inside: string, guide = site.url): HostPage => ({
    inside,
    policy: policy(`script-src 'self' ${guide}`, `connect-src ${guide}`),
  });
  const withFrame = (inside: string): HostPage => ({
    inside,
    policy: policy("script-src 'self'", `frame-src ${site.url}`),
  });

  async function sendView(path: string, agent = CHROME): Promise<void> {
    const response = await fetch(`${site.url}/api/analytics/pageview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ path }),
    });
    expect(response.status).toBe(200);
  }

  for (const path of ['/', '/', '/map', '/attraction/3']) await sendView(path);
  const token = await makeToken();
  await writeFile(path.join(folder, 'page.js'), PAGE);
  await buildFederatedHost(folder, site.url, token);
  await buildReact18Host(folder);
  Object.assign(pages, {
    '/element': withScript(await element(token)),
    '/frame': withFrame(frame(token)),
    '/remote': withScript('<div id="place"></div><script src="/scripts/bundle.js"></script>'),
    '/react-18': withScript(
      `<div id="app"></div><script src="/scripts/react-18.js" data-guide="${site.url}" data-token="${token}"></script>`,
    ),
  });
  return {
    site,
    db,
    pages,
    allowedOrigin,
    otherOrigin,
    makeToken,
    element,
    frame,
    withScript,
    withFrame,
    sendView,
    async close() {
      host.server.close();
      await client.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Embedding = Awaited<ReturnType<typeof openEmbedding>>;

export async function expectMounted(
  page: Page,
  { allowedOrigin }: Embedding,
  path: '/remote' | '/react-18',
): Promise<void> {
  await page.goto(allowedOrigin + path);
  const dashboard = page.locator('#place');
  const heading = dashboard.getByRole('heading', { name: 'Analytics Dashboard' });
  await expect(heading).toBeVisible();
  await expect(dashboard.getByRole('radio', { name: 'This Month' })).toBeChecked();
  const panel = dashboard.getByRole('region', { name: 'Top Pages by Views' });
  await expect(panel).not.toHaveCSS('border-radius', '0px');
  await expect(dashboard.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  await expectHostUntouched(page);
  if (path === '/react-18') {
    expect(await page.evaluate(() => (window as never as { hostReact: string }).hostReact)).toBe('18.3.1');
  }
  await page.evaluate(() => (window as never as { unmount(): void }).unmount());
  await expect(dashboard.getByRole('heading')).toHaveCount(0);
}
