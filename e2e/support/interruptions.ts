import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { seeded } from '../../contracts/testing/random';
import { startSite } from '../../tooling/commands/site.mjs';
import { chromiumPath, launchArguments } from './chromium.mjs';
import { type Line, startLine } from './network';
import { openReleases } from './releases';

const ENV = { WRITE_RATE: '0', NOT_FOUND_RATE: '0', RENDER_BUDGET_MS: '0', SERVICE_WORKER: 'on' };
/** Pages that are looked at without a connection. */
const PAGES = ['/', '/pub/1', '/tower-of-london', '/attraction/4', '/search?query=tower', '/top-attractions'];
const KINDS = ['browser', 'gateway', 'network', 'quota', 'release', 'pause'] as const;
const MOST_DELAY_MS = 1500;
/** One of these the panel offers in each of its states. */
const ANY_STATE = /^(Take London with you|Go on|Bring up to date|Fetch them again|Try again|Pause)$/;
const LINES: Line[] = ['refusing', 'hanging', 'captive'];

/** What the browser says of its stored guide. */
interface Found {
  /** Id of the current set, or null. */
  current: string | null;
  /** Files of it that are missing or have other bytes than it names. */
  wrong: number;
}

/**
 * Interrupts the storing of the whole guide again and again, each time at another moment and in another way, and looks
 * after each that what is shown is one whole set or nothing of one.
 * @param seeds one interruption for each; the same seed is the same interruption
 * @param say told of each
 * @returns for each seed what was not as it should be
 */
export async function interruptStoring(
  seeds: number[],
  buildFolder: string,
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const faults: string[] = [];
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-interrupted-'));
  let site = await startSite({ buildFolder, dataDir, env: ENV });
  const line = await startLine(site.url);
  const releases = await openReleases(site, dataDir);
  const profile = await mkdtemp(path.join(tmpdir(), 'guide-profile-'));
  const launch = () =>
    chromium.launchPersistentContext(profile, { executablePath: chromiumPath(), args: launchArguments });
  let context: BrowserContext = await launch();

  /** Opens the guide and asks for it whole, without waiting. @param anew removes first what is stored */
  async function begin(anew: boolean): Promise<Page> {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(line.url, { timeout: 60_000 });
    await openPanel(page);
    if (anew) await removeStored(page);
    await press(page);
    return page;
  }

  for (const seed of seeds) {
    const random = seeded(seed);
    const kind = random.of(KINDS);
    const delay = random.whole(MOST_DELAY_MS);
    const fault = (text: string) => faults.push(`SEED=${seed} ${kind} after ${delay} ms: ${text}`);
    say(`SEED=${seed} ${kind} after ${delay} ms`);
    // Bringing up to date what is whole takes no time: most begin with nothing.
    let page = await begin(random.whole(3) > 0);
    await page.waitForTimeout(delay);
    if (kind === 'browser') {
      await context.close();
      context = await launch();
    } else if (kind === 'gateway') {
      const port = Number(new URL(site.url).port);
      await site.stop();
      site = await startSite({ buildFolder, dataDir, port, env: ENV });
    } else if (kind === 'network') {
      line.become(random.of(LINES));
      await page.waitForTimeout(200);
    } else if (kind === 'quota') {
      const browser = await context.newCDPSession(page);
      const quotaSize = random.whole(3_000_000);
      await browser.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize });
      await page.waitForTimeout(300);
      await browser.send('Storage.overrideQuotaForOrigin', { origin: line.url });
    } else if (kind === 'release') {
      const before = await releases.live('pubs');
      await releases.makeLive(await releases.add(before, () => {}), before);
    } else {
      // It may be whole already.
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#pocket button')]
          .find(({ textContent }) => textContent === 'Pause')
          ?.click(),
      );
      await page.reload();
    }

    // Whatever was begun: what is current is whole, and is what is shown.
    page = context.pages()[0] ?? (await context.newPage());
    line.become('passing');
    await page.goto(`${line.url}/robots.txt`);
    const found = await look(page);
    if (found.wrong > 0) fault(`${found.wrong} files of the current set are missing or wrong`);
    line.become('refusing');
    if (found.current) {
      const at = random.of(PAGES);
      await page.goto(line.url + at, { timeout: 60_000 }).catch((error) => fault(`${at}: ${error.message}`));
      const shown = await page
        .locator('main h1')
        .first()
        .innerText({ timeout: 30_000 })
        .catch(() => '');
      if (!shown) fault(`${at} is broken`);
      const mixed = await versionsOutside(page);
      if (mixed.length > 0) fault(`${at} shows ${mixed}, which the current set does not have`);
    }
    line.become('passing');
    await untilWhole(await begin(false)).catch(() => fault('storing did not go on'));
  }
  await context.close();
  await releases.close();
  line.stop();
  await site.stop();
  for (const folder of [dataDir, profile]) await rm(folder, { recursive: true, force: true });
  return faults;
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take London with you/ }).click();
  await page.locator('#pocket').getByRole('button', { name: ANY_STATE }).first().waitFor();
}

/** Removes the stored guide, if there is one. */
async function removeStored(page: Page): Promise<void> {
  const panel = page.locator('#pocket');
  const remove = panel.getByRole('button', { name: /^(Remove|Stop)$/ });
  if ((await remove.count()) === 0) return;
  await remove.first().click();
  await panel.getByRole('button', { name: 'Take London with you' }).waitFor();
}

/** Asks for the whole guide as the panel's buttons do, whatever it offers now. */
async function press(page: Page): Promise<void> {
  const button = page.locator('#pocket').getByRole('button', { name: ANY_STATE });
  await button.first().waitFor();
  const isRunning = (await button.first().innerText()) === 'Pause';
  if (!isRunning) await button.first().click();
}

/** Presses whatever goes on until the guide is stored. */
async function untilWhole(page: Page): Promise<void> {
  const limit = Date.now() + 60_000;
  const title = page.locator('#pocket-title');
  while ((await title.innerText()) !== 'London is on this device') {
    if (Date.now() > limit) throw new Error('Not whole');
    const again = page
      .locator('#pocket')
      .getByRole('button', { name: /^(Go on|Try again|Take London with you)$/ });
    if (await again.first().isVisible()) await again.first().click();
    await page.waitForTimeout(100);
  }
}

/** Reads the current set, and every file of it against its hash. */
const look = (page: Page): Promise<Found> =>
  page.evaluate(async () => {
    const open = indexedDB.open('guide-offline');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const ask = database.transaction('sets').objectStore('sets').get('current');
    const set = await new Promise<{ id: string; files: { url: string; integrity: string }[] } | undefined>(
      (resolve) => {
        ask.onsuccess = () => resolve(ask.result);
      },
    );
    database.close();
    if (!set) return { current: null, wrong: 0 };
    const cache = await caches.open(`guide-set-${set.id}`);
    let wrong = 0;
    for (const { url, integrity } of set.files) {
      const answer = await cache.match(url);
      const hash = answer && (await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
      const text = hash && `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
      if (text !== integrity) wrong += 1;
    }
    return { current: set.id, wrong };
  });

/** Releases that a page without a connection is pinned to and that the current set has no file of. */
const versionsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open('guide-offline');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const ask = database.transaction('sets').objectStore('sets').get('current');
    const set = await new Promise<{ files: { url: string }[] }>((resolve) => {
      ask.onsuccess = () => resolve(ask.result);
    });
    database.close();
    const { modules } = JSON.parse(document.getElementById('guide-state')?.textContent ?? '{"modules":{}}');
    return Object.values(modules as Record<string, { module: string; version: string; base: string }>)
      .filter(
        ({ module, base }) => module !== 'analytics' && !set.files.some(({ url }) => url.startsWith(base)),
      )
      .map(({ module, version }) => `${module}@${version}`);
  });
