import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import contracts from '../../../contracts/package.json' with { type: 'json' };
import { pruneReleases } from '../../../services/gateway/src/releases/prune';
import { startProgram } from '../../../tooling/commands/processes.mjs';
import { startLoadBalancer } from '../../support/loadBalancer';
import { openReleases } from '../../support/releases';
import { expect, go, test } from '../../support/test';
import { openSite } from '../../support/testSite';

test.describe.configure({ timeout: 900_000 });

const RELEASES = 50;
const MAJOR = Number.parseInt(contracts.version, 10);
/** Contract of the API release after every fifth module release. The last is incompatible with the open page. */
const CONTRACTS = [...Array.from({ length: 9 }, (_, minor) => `${MAJOR}.${minor + 1}.0`), `${MAJOR + 1}.0.0`];
/** Half of the releases are of one module, so that its first releases drop out of its history. */
const MODULES = ['pubs', 'discover', 'pubs', 'map', 'pubs', 'search', 'pubs', 'analytics'];
/** Age at which every unreachable release has been removed. */
const LATER_MS = 20 * 24 * 60 * 60 * 1000;
const SCREENS: [link: string, screen: string][] = [
  ['footer a[href="/map"]', 'Map'],
  ['header a[aria-label="Search"]', 'Search'],
  ['footer a[href="/top-attractions"]', 'TopAttractions'],
  ['header a[href="/"]', 'Home'],
];

test('a tab works through 50 module releases and 10 API releases; after an incompatible contract its next page is a new document', async ({
  page,
}) => {
  const balancer = await startLoadBalancer();
  const settings = { ORIGIN: balancer.url, TRUST_PROXY: 'loopback', WRITE_RATE: '0', RENDER_BUDGET_MS: '0' };
  const site = await openSite(settings);
  const { dataDir } = site;
  balancer.routeTo(site.url);
  const releases = await openReleases(site);
  let copy: Awaited<ReturnType<typeof startProgram>> | undefined;

  /** Rolls out a gateway with another contract: the new copy is ready before the old one stops. */
  async function releaseApi(contract: string): Promise<void> {
    const next = path.join(dataDir, contract);
    await cp(site.buildFolder, next, { recursive: true });
    const file = path.join(next, 'shell/shell.json');
    const shell = JSON.parse(await readFile(file, 'utf8'));
    shell.provides['@guide/contracts/module'] = contract;
    await writeFile(file, JSON.stringify(shell));
    const started = await startProgram('services/gateway/src/server.ts', {
      env: {
        NODE_ENV: 'production',
        MONGODB_URL: site.mongoUrl,
        MODULE_STORE: path.join(dataDir, 'modules'),
        BUILD_FOLDER: next,
        CITY_FOLDER: path.resolve(import.meta.dirname, '../../../cities/london'),
        DATA_DIR: dataDir,
        OWNERS_FILE: path.join(dataDir, 'owners.json'),
        SIGNED_FOLDER: path.join(dataDir, 'signed'),
        METRICS_PORT: '0',
        ...settings,
        PORT: '0',
      },
    });
    balancer.routeTo(started.ready.url);
    await copy?.stop();
    copy = started;
  }

  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A navigation aborts the pending requests of a page.
    const { errorText } = request.failure()!;
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${errorText} ${request.url()}`);
  });

  try {
    await page.goto(balancer.url);
    await page.evaluate(() => Object.assign(window, { opened: true }));
    const isSameDocument = () => page.evaluate(() => 'opened' in window);
    const visit = async (step: number) => {
      const [link, screen] = SCREENS[step % SCREENS.length]!;
      await page.locator(link).first().click({ timeout: 20_000 });
      await expect(page.locator(`main [data-screen="${screen}"] h1`)).toBeVisible();
    };

    const built = new Map<string, Awaited<ReturnType<typeof releases.live>>>();
    for (const module of new Set(MODULES)) built.set(module, await releases.live(module));
    for (let step = 0; step < RELEASES; step += 1) {
      const module = MODULES[step % MODULES.length]!;
      const release = await releases.add(built.get(module)!, ({ record, files }) => {
        record.contract = `${MAJOR}.0.0 || ^${MAJOR + 1}.0.0`;
        record.requires['@guide/contracts/module'] = `^${MAJOR}.0.0 || ^${MAJOR + 1}.0.0`;
        for (const [name, text] of files) {
          if (name.endsWith('.js')) files.set(name, `${text}\n//${step}`);
        }
      });
      await releases.registry.promote(module, release.version);
      if (step % 5 === 4) await releaseApi(CONTRACTS[(step - 4) / 5]!);
      if (step === RELEASES - 1) break;
      await visit(step);
      expect(await isSameDocument()).toBe(true);
    }
    const pruned = await pruneReleases(releases.db, path.join(dataDir, 'modules'), Date.now() + LATER_MS);
    expect(pruned.some((id) => id.startsWith('pubs'))).toBe(true);
    expect(failed).toEqual([]);

    // The page learns from its next response that the contract has changed.
    let step = RELEASES - 1;
    await expect(async () => {
      await visit(step++);
      expect(await isSameDocument()).toBe(false);
    }).toPass({ timeout: 120_000 });
    expect(failed).toEqual([]);
    // Only a hydrated page navigates without a page load.
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await go(page, '/top-london-pubs');
    await expect(page.locator('main [data-screen="TopPubs"] h1')).toBeVisible();
    expect(failed).toEqual([]);
  } finally {
    // Closed first: requests to a stopped guide would fail.
    await page.close();
    await copy?.stop();
    await releases.close();
    await site.close();
    await balancer.close();
  }
});
