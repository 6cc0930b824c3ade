/** A team with an empty folder and the packed packages: `guide dev` shows its module in a running guide. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createBackend } from '../../../examples/events-backend/server.mjs';
import { freePort } from '../../../tooling/commands/ports.mjs';
import { expect, go, test } from '../../support/test';
import { openSite, type Site } from '../../support/testSite';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const MINUTE_MS = 60_000;
const root = path.resolve(import.meta.dirname, '../../..');
const SCREEN = 'src/screens/Events/Events.tsx';

let site: Site;
let folder: string;
let dev: ChildProcess | undefined;
let address: string;
const said: string[] = [];

async function must(line: string, cwd: string): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' };
  await promisify(execFile)('/bin/sh', ['-c', line], { cwd, env, maxBuffer: 64 * 1024 ** 2 });
}

async function startDev(port: number): Promise<void> {
  const args = ['guide', 'dev', '--guide', site.url, '--port', String(port)];
  dev = spawn('npx', args, { cwd: path.join(folder, 'events'), detached: true });
  createInterface({ input: dev.stderr! }).on('line', (line) => said.push(line));
  for await (const line of createInterface({ input: dev.stdout! })) {
    address = line.match(/^Module ready: (\S+)$/)?.[1] ?? '';
    if (address) return;
  }
  throw new Error(said.join('\n'));
}

test.beforeAll(async () => {
  test.setTimeout(15 * MINUTE_MS);
  site = await openSite();
  folder = await mkdtemp(path.join(tmpdir(), 'guide-dev-'));
  const events = path.join(folder, 'events');
  await mkdir(events);
  await must(`npm run modules -- pack ${folder}/packages`, root);
  await must('npm init -y && npm install ../packages/*.tgz && npx guide new events', events);
  await startDev(await freePort());
});
async function stopDev(): Promise<void> {
  if (!dev || dev.exitCode !== null || dev.signalCode !== null) return;
  process.kill(-dev.pid!, 'SIGTERM');
  await once(dev, 'exit');
}
test.afterAll(async () => {
  await stopDev();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Changes the screen. @returns a function that takes the change back */
async function edit(from: string, to: string) {
  const file = path.join(folder, 'events', SCREEN);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
  return () => writeFile(file, before);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const open = (page: Page, to = address) => page.goto(to, { waitUntil: 'commit' });

test('the module of an empty folder is in the shell of a guide that does not know it', async ({ page }) => {
  expect(new URL(address).pathname).toBe('/events');
  await open(page);
  await expect(heading(page, 'Events')).toBeVisible();
  await expect(page.getByText('This screen of the London guide is new.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/^Events \| London/);
  expect((await fetch(`${site.url}/events`)).status).toBe(404);
  // Other screens come from the guide's releases.
  await open(page, new URL('/top-london-pubs', address).href);
  await expect(heading(page, 'Top 10 Historic London Pubs')).toBeVisible();
});

test('an edit is on the page within a second', async ({ page }) => {
  await open(page);
  await expect(heading(page, 'Events')).toBeVisible();
  const times: number[] = [];
  for (let count = 1; count <= 10; count += 1) {
    const startedAt = performance.now();
    const restore = await edit('title="Events"', `title="Edit ${count}"`);
    await heading(page, `Edit ${count}`).waitFor();
    times.push(Math.round(performance.now() - startedAt));
    await restore();
    await heading(page, 'Events').waitFor();
  }
  console.log(`Edits were visible after ${times.join(', ')} ms`);
  const [, , , , , median] = times.toSorted((a, b) => a - b);
  expect(median).toBeLessThan(1000);
});

test('a syntax error is on the page with its line until it is corrected', async ({ page }) => {
  await open(page);
  await expect(heading(page, 'Events')).toBeVisible();
  const restore = await edit('return (', 'return = (');
  const alert = page.getByRole('alert').filter({ hasText: 'The module does not compile.' });
  await expect(alert).toContainText(SCREEN);
  await expect(alert).toContainText('return = (');
  await restore();
  await expect(alert).toHaveCount(0);
  await expect(heading(page, 'Events')).toBeVisible();
});

test('an error while rendering is on the page and in the terminal with its line', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await expect(heading(page, 'Events')).toBeVisible();
  const restore = await edit(
    'return (',
    "if (site) throw new Error('The tickets are sold out.');\n  return (",
  );
  const alert = page.getByRole('alert').filter({ hasText: 'The tickets are sold out.' });
  await expect(alert).toHaveText(`${SCREEN}, line 6: The tickets are sold out.`);
  await expect.poll(() => said).toContain(`${SCREEN}, line 6: The tickets are sold out.`);
  await restore();
  await expect(alert).toHaveCount(0);
  await expect(heading(page, 'Events')).toBeVisible();
  expect(consoleErrors.splice(0).join('\n')).toContain('sold out');
});

test('pages and links of other sites reach neither the module nor the machine', async ({
  page,
  consoleErrors,
}) => {
  const { origin } = new URL(address);
  const requested: (string | undefined)[] = [];
  const stranger = createServer(({ url }, response) => {
    requested.push(url);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Stranger</title>');
  });
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
  try {
    const strange = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    await page.goto(`${strange}/page`);
    const script = (path: string) =>
      page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const element = Object.assign(document.createElement('script'), { src });
            element.onload = () => resolve('load');
            element.onerror = () => resolve('error');
            document.head.append(element);
          }),
        origin + path,
      );
    expect(await script('/@module/remoteEntry.js')).toBe('error');
    expect(await script('/rspack-dev-server/open-editor?fileName=package.json')).toBe('error');
    const messages = page.evaluate(
      (url) =>
        new Promise<string[]>((resolve) => {
          const received: string[] = [];
          const socket = new WebSocket(url);
          socket.onmessage = ({ data }) => received.push(data);
          socket.onclose = () => resolve(received);
        }),
      `${origin.replace('http', 'ws')}/ws`,
    );
    expect(await messages).toEqual([expect.stringContaining('Invalid Host/Origin header')]);
    const editor = await page.goto(`${origin}/rspack-dev-server/open-editor?fileName=package.json`);
    expect(editor!.status()).toBe(404);
    await page.goto(`${origin}/top-london-pubs?module:pubs=${strange}/remoteEntry.js`);
    await expect(heading(page, 'Top 10 Historic London Pubs')).toBeVisible();
    await expect
      .poll(() => consoleErrors.join())
      .toContain(`An override from ${strange} is not allowed here`);
    expect(requested.filter((url) => url !== '/favicon.ico')).toEqual(['/page']);
  } finally {
    consoleErrors.length = 0;
    stranger.closeAllConnections();
    stranger.close();
  }
});

test('the guide itself does not get the module', async () => {
  const live = (await (await fetch(`${site.url}/api/modules/live`)).json()) as Record<string, string>;
  expect(live).toHaveProperty('pubs');
  expect(live).not.toHaveProperty('events');
});

const backendScreen = (address: string) => `import { useHost, useQuery } from '@guide/contracts/module';
import { Container, PageHead } from '@guide/ui';

export function Events() {
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: ['events'],
    queryFn: ({ signal }) => api.backend('${address}', signal) as Promise<{ name: string }[]>,
  });
  return (
    <Container>
      <PageHead title="Events" lead={data?.map(({ name }) => name).join(', ') ?? 'Loading'} />
    </Container>
  );
}
`;

test('it shows data of its own backend, also after a navigation from a page that may not call it', async ({
  page,
}) => {
  await stopDev();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const backend = createBackend(origin);
  const own = await backend.listen({ port: 0, host: '127.0.0.1' });
  const events = path.join(folder, 'events');
  const pkg = JSON.parse(await readFile(path.join(events, 'package.json'), 'utf8'));
  await writeFile(
    path.join(events, 'package.json'),
    JSON.stringify({ ...pkg, guide: { ...pkg.guide, calls: [own] } }),
  );
  await writeFile(path.join(events, SCREEN), backendScreen(`${own}/events`));
  await startDev(port);
  try {
    await page.goto(origin);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await go(page, '/events');
    await expect(page.getByText('Lantern walk, Winter market')).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
  } finally {
    await backend.close();
  }
});
