import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/port';
import { openWorkshop } from '../support/workshop';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  workshop = await openWorkshop();
});
test.afterAll(() => workshop.close());

/** `npm start` in the copy, until its ready line. */
async function start(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['tooling/commands/start.mjs'], {
    cwd: workshop.folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(workshop.folder, '.data'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Guide ready: ')) break;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

test('GEN-08 docs/bring-your-own-city.md, followed, gives a working second city', async ({ page }) => {
  const cities = path.join(workshop.folder, 'cities');
  await cp(path.join(cities, 'brambleford'), path.join(cities, 'yourtown'), { recursive: true });
  await workshop.edit('cities/yourtown/package.json', '@guide/city-brambleford', '@guide/city-yourtown');
  await workshop.edit('cities/yourtown/site.json', '"product": "Brambleford"', '"product": "Yourtown"');
  await workshop.edit('cities/yourtown/site.json', '"slug": "brambleford"', '"slug": "yourtown"');
  const site = await start({ CITY: 'yourtown' });
  try {
    await page.goto(`${site.url}/yourtown-attractions`);
    await expect(page.getByRole('heading', { level: 1, name: 'Yourtown Attractions' })).toBeVisible();
    await page.goto(`${site.url}/top-yourtown-pubs`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Top 10 Historic Yourtown Pubs' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Top 10 Historic Yourtown Pubs | Yourtown Tourist Guide');
    expect((await page.goto(`${site.url}/london-attractions`))!.status()).toBe(404);
    for (const to of ['/', '/search', '/map', '/top-attractions']) {
      await page.goto(site.url + to);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('body')).not.toHaveText(/\bLondon\b/, { useInnerText: true });
    }
  } finally {
    await site.stop();
  }
});

test('docs/new-module.md, followed, gives a released sixth module on its own route', async ({ page }) => {
  expect((await workshop.command('new-module', ['planner'])).output).toContain('mfe-planner is there');
  const release = await workshop.command('release', ['planner']);
  expect(release.output).toMatch(/Released planner \S+ to 100 % of visitors/);
  await workshop.edit(
    'shell/src/routes.ts',
    '    { path: to.analytics,',
    "    { path: '/planner', module: 'planner', screen: 'Planner' },\n    { path: to.analytics,",
  );
  const site = await start({});
  try {
    const answer = await page.goto(`${site.url}/planner`);
    expect(answer!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
    const live = await (await page.request.get(`${site.url}/api/modules/live`)).json();
    expect(Object.keys(live)).toContain('planner');
  } finally {
    await site.stop();
  }
});
