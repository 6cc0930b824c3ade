import { spawn } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import areas from '../../../cities/london/areas.json' with { type: 'json' };
import listings from '../../../cities/london/listings.json' with { type: 'json' };
import { freePort } from '../../../tooling/commands/ports.mjs';
import { readable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { openWorkshop } from '../../support/workshop';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
test.beforeAll(async () => {
  workshop = await openWorkshop();
});
test.afterAll(() => workshop.close());

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

/** Names of places in London's pack, except two that are common words. */
const LONDON_PLACES = [...listings, ...areas]
  .map(({ name }) => name)
  .filter((name) => !/^(Rules|Sketch)$/.test(name));

/** Mentions of London in a text, except the time zone of all Britain and the word that means a station in searches. */
const londonIn = (text: string): string[] => {
  const rest = text.replaceAll(/Europe\\?\/London|\["tube","station"\]/g, '');
  const mentions = rest.match(/.{0,40}(london|thames|\btube\b).{0,40}/gi) ?? [];
  return [...mentions, ...LONDON_PLACES.filter((name) => rest.includes(name))];
};

/** Paths of every screen, some with query parameters or without results. */
const SCREENS = [
  '/',
  '/yourtown-attractions',
  '/yourtown-attractions?area=Weirside&subcategory=Museum',
  '/yourtown-attractions?area=Nowhere',
  '/top-attractions',
  '/top-yourtown-pubs',
  '/pub/1',
  '/pub/99',
  '/thimble-tower',
  '/hand-ferry',
  '/absent-palace',
  '/goose-gate',
  '/attraction/5',
  '/attraction/11',
  '/attraction/101',
  '/attraction/203',
  '/attraction/9999',
  '/search',
  '/search?query=tower',
  '/search?query=zzzz',
  '/map',
  '/map?area=Weirside',
  '/map?area=Nowhere',
  '/analytics',
  '/planner',
  '/favorites',
  '/restaurants',
];

const OPENED = [
  ['Discover menu', 'link', 'Thimble Tower'],
  ['Dining menu', 'link', 'The Copper Ladle'],
  ['Plan menu', 'link', /map/i],
  ['Privacy', 'region', 'Privacy'],
] as const;

test('GEN-08 A pack of another city makes a guide without any trace of London', async ({
  page,
  consoleErrors,
}) => {
  const missing = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 404) missing.add(new URL(response.url()).pathname);
  });
  const cities = path.join(workshop.folder, 'cities');
  // A language would call the town Brambleford.
  const filter = (from: string) => !from.endsWith('/languages');
  await cp(path.join(cities, 'brambleford'), path.join(cities, 'yourtown'), { recursive: true, filter });
  await workshop.edit('cities/yourtown/package.json', '@guide/city-brambleford', '@guide/city-yourtown');
  await workshop.edit('cities/yourtown/site.json', '"product": "Brambleford"', '"product": "Yourtown"');
  await workshop.edit('cities/yourtown/site.json', '"slug": "brambleford"', '"slug": "yourtown"');
  const site = await start({ CITY: 'yourtown' });
  try {
    await test.step('its name is in its headings, titles and addresses', async () => {
      await page.goto(`${site.url}/yourtown-attractions`);
      await expect(page.getByRole('heading', { level: 1, name: 'Yourtown Attractions' })).toBeVisible();
      await page.goto(`${site.url}/top-yourtown-pubs`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Top 10 Historic Yourtown Pubs' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('Top 10 Historic Yourtown Pubs | Yourtown Tourist Guide');
      // Without a browser, whose page views would appear on the dashboard.
      for (const path of [
        '/london-attractions',
        '/top-london-pubs',
        '/tower-of-london',
        '/buckingham-palace',
      ])
        expect([path, (await page.request.get(site.url + path)).status()]).toEqual([path, 404]);
    });

    for (const to of SCREENS) {
      await test.step(to, async () => {
        await page.goto(site.url + to);
        await expect(page.locator('main h1').first()).toBeVisible();
        const texts = await readable(page);
        expect(texts.length).toBeGreaterThan(100);
        expect(texts.flatMap(londonIn)).toEqual([]);
        expect(await page.title()).toContain('Yourtown');
      });
    }

    for (const [name, role, opened] of OPENED) {
      await test.step(name, async () => {
        await page.goto(site.url);
        await page.getByRole('button', { name }).first().press('Enter');
        await expect(page.getByRole(role, { name: opened }).first()).toBeVisible();
        const texts = await readable(page);
        expect(texts).toContain("Thirteen o'clock");
        expect(texts.flatMap(londonIn)).toEqual([]);
      });
    }

    await test.step('only unknown addresses are missing', () => {
      expect([...missing].sort()).toEqual(['/attraction/9999', '/pub/99']);
      expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
    });

    await test.step('sitemap, API and pages as text', async () => {
      const read = async (to: string) => (await page.request.get(new URL(to, site.url).href)).text();
      const pages = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);
      expect(pages.length).toBeGreaterThan(30);
      const documents = [
        '/sitemap.xml',
        '/robots.txt',
        '/api/docs',
        '/api/listings',
        '/api/areas',
        '/api/pubs',
      ];
      for (const to of [...documents, ...pages.map((at) => new URL(at).pathname)])
        expect([to, londonIn(await read(to))]).toEqual([to, []]);
    });

    await test.step('built files', async () => {
      const built = path.join(workshop.folder, '.build/yourtown');
      const files = (await readdir(built, { recursive: true })).filter((file) =>
        /\.(js|html|json|svg)$/.test(file),
      );
      expect(files.length).toBeGreaterThan(50);
      for (const file of files)
        expect([file, londonIn(await readFile(path.join(built, file), 'utf8'))]).toEqual([file, []]);
    });
  } finally {
    await site.stop();
  }
});
