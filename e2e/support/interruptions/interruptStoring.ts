import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startSite } from '../../../bench/reliability/site.mjs';
import { startLine } from '../network';
import { servedHeading } from '../servedHeading';
import { startBrowser } from './browser';
import { openChanges } from './changes';
import { PAGES, type Plan, planOf } from './plan';
import { newestId, partsOutside, readSets, wrongFiles } from './storedGuide';
import { createWrites } from './writes';

const ENV = { SERVICE_WORKER: 'on' };
/** Storing the whole guide takes a few seconds; after a network that was away it is tried again every 15 s. */
const MAX_STORING_MS = 90_000;
const MAX_PAGE_MS = 60_000;
/** Loads of a page until the newest set is there: one for what was begun, one for what was changed since, one more. */
const MAX_LOADS = 4;
/** What a visitor comes back to: any page goes on with the storing, and this one is small. */
const BACK_AT = '/pub/1';
/** One of these the panel offers in each of its states. */
const ANY_STATE = /^(Take London with you|Go on|Bring up to date|Fetch them again|Try again|Pause)$/;

/**
 * Interrupts the storing of the whole guide again and again, each time at another write and in another way, and looks
 * after each that what is shown is one whole set or nothing of one, and that storing goes on.
 * @param seeds one interruption for each; the same seed is the same interruption
 * @param say told of each, with how long it took until the interruption had its effect, was looked at, and storing had gone on
 * @returns for each seed what was not as it should be
 */
export async function interruptStoring(
  seeds: number[],
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const faults: string[] = [];
  const site = await startSite({ env: ENV });
  const line = await startLine(site.url);
  const changes = await openChanges(site, site.folder);
  const headings = new Map<string, string>();
  const profile = await mkdtemp(path.join(tmpdir(), 'guide-profile-'));
  const writes = createWrites();
  let browser = await startBrowser(profile);
  await writes.watch(browser.context);
  let page = browser.context.pages()[0]!;

  async function startAgain(): Promise<void> {
    await browser.kill();
    writes.release();
    browser = await startBrowser(profile);
    await writes.watch(browser.context);
    page = browser.context.pages()[0]!;
  }

  /** Comes to the guide as a visitor who stays: the page is hydrated. */
  async function comeBack(): Promise<void> {
    await page.goto(line.url + BACK_AT, { timeout: MAX_PAGE_MS });
    await page.keyboard.press('Shift');
  }

  /** Lets the storing go on with what has changed, to its end or its failure. */
  async function goOn(): Promise<void> {
    writes.release();
    await storingEnded(page);
  }

  /** What befalls the storing while it waits at a write. Resolves when it has had its effect. */
  const befall: Record<Plan['kind'], (plan: Plan) => Promise<unknown>> = {
    'browser killed': startAgain,
    async 'gateway killed'() {
      await site.parts.gateway!.kill('SIGKILL');
      writes.release();
      await site.parts.gateway!.start();
    },
    async network(plan) {
      const asked = line.connection();
      line.become(plan.line);
      await Promise.race([asked, goOn()]);
    },
    async 'disk full'({ quota }) {
      const commands = await browser.context.newCDPSession(page);
      await commands.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: quota });
      await goOn();
      await commands.send('Storage.overrideQuotaForOrigin', { origin: line.url });
    },
    async release() {
      await changes.release();
      await goOn();
    },
    async content() {
      await changes.content();
      await goOn();
    },
    async paused() {
      if (!(await page.locator('#offline-panel').isVisible())) await openPanel(page);
      const pause = page.locator('#offline-panel').getByRole('button', { name: 'Pause' });
      if (await pause.isVisible()) await pause.click();
      writes.release();
      await page.getByRole('heading', { name: /^London is (not whole yet|on this device)$/ }).waitFor();
    },
    async 'page closed'() {
      const before = page;
      page = await browser.context.newPage();
      await before.close();
      writes.release();
    },
  };

  /** Brings the browser to the newest set as a visitor would: by coming back, and by the panel where that is not enough. */
  async function untilNewest(): Promise<void> {
    for (let loads = 1; loads <= MAX_LOADS; loads += 1) {
      const whole = writes.current();
      await comeBack();
      if (await hasNewest()) return;
      const { current, next } = await readSets(page);
      if (!current || next?.paused) {
        await openPanel(page);
        await press(page);
      }
      await within(MAX_STORING_MS, whole, 'storing did not go on');
      await storingEnded(page);
      if (await hasNewest()) return;
    }
    throw new Error(`the newest set is not there after ${MAX_LOADS} loads`);
  }

  async function hasNewest(): Promise<boolean> {
    const { current, next } = await readSets(page);
    return !next && current?.id === (await newestId(page));
  }

  async function interrupt(plan: Plan): Promise<void> {
    if (plan.before === 'nothing') {
      await comeBack();
      await removeStored(page);
    } else {
      await page.goto(`${line.url}/robots.txt`);
      await changes[plan.before]();
    }
    const held = writes.hold(plan.writes);
    if (plan.before === 'nothing') await press(page);
    // A visitor who has the guide gets the next set by coming back.
    else await comeBack();
    await within(MAX_STORING_MS, held, `there is no write ${plan.writes}`);
    await within(MAX_STORING_MS, befall[plan.kind](plan), 'the interruption had no effect');
  }

  /** What is current is whole; without a connection it is what is shown, and nothing else. */
  async function check({ page: at }: Plan, fault: (text: string) => void): Promise<void> {
    line.become('passing');
    // No page of the guide: nothing is stored meanwhile.
    await page.goto(`${line.url}/robots.txt`);
    let { current } = await readSets(page);
    line.become('refusing');
    const thrown: string[] = [];
    const onError = (error: Error) => thrown.push(error.message);
    page.on('pageerror', onError);
    for (let looked: string | undefined | null = null; looked !== current?.id; ) {
      looked = current?.id;
      for (const url of current ? await wrongFiles(page, current) : [])
        fault(`${url} of the current set is wrong`);
      await page.goto(line.url + at, { timeout: MAX_PAGE_MS });
      const heading = page.locator('main h1').first();
      const text = (await heading.textContent({ timeout: MAX_PAGE_MS })) ?? '';
      const shown = text.replace(/\s+/g, ' ').trim();
      const isMissing = shown === 'This page is not on this device';
      if (shown !== headings.get(at) && (current || !isMissing)) fault(`${at} shows "${shown}"`);
      const parts = current ? await partsOutside(page, current) : [];
      // A set that lacks only files of the one before becomes current without a connection: then it is looked at.
      ({ current } = await readSets(page));
      if (current?.id === looked) for (const part of parts) fault(`${at} is mixed: ${part}`);
    }
    for (const message of thrown) fault(`${at} throws: ${message}`);
    page.off('pageerror', onError);
    line.become('passing');
  }

  try {
    for (const at of PAGES) headings.set(at, await servedHeading(site.url + at));
    await comeBack();
    await openPanel(page);
    await press(page);
    await untilNewest();
    const files = (await readSets(page)).current!.files.length;

    for (const seed of seeds) {
      const plan = planOf(seed, files);
      const { kind, before, writes: at } = plan;
      const what = `SEED=${seed} ${kind}${kind === 'network' ? ` ${plan.line}` : ''} at write ${at} of ${files}, ${before} before`;
      const fault = (text: string) => {
        faults.push(`${what}: ${text}`);
        say(`FAULT ${what}: ${text}`);
      };
      const times = [performance.now()];
      const lap = () => times.push(performance.now());
      try {
        await interrupt(plan);
        lap();
        await check(plan, fault);
        lap();
        await untilNewest();
        const whole = (await readSets(page)).current!;
        for (const url of await wrongFiles(page, whole)) fault(`${url} is wrong after storing went on`);
        await page.waitForFunction(oneSetIsLeft, null, { timeout: MAX_PAGE_MS });
      } catch (error) {
        fault((error as Error).message);
        writes.release();
        line.become('passing');
        await startAgain();
        await untilNewest();
      }
      lap();
      const took = times.slice(1).map((time, place) => ((time - times[place]!) / 1000).toFixed(1));
      say(`${what}: ${took.join(' + ')} s, ${faults.length} faults so far`);
    }
  } finally {
    await browser.kill();
    await changes.close();
    line.stop();
    await site.stop();
    await rm(profile, { recursive: true, force: true });
  }
  return faults;
}

/** @throws when it takes longer */
async function within(ms: number, work: Promise<unknown>, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A page stores under a lock. */
const storingEnded = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.locks.request('guide-set', () => {}));

const oneSetIsLeft = async () =>
  (await caches.keys()).filter((name) => name.startsWith('guide-set-')).length === 1;

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan menu' }).click();
  await page.getByRole('button', { name: /^Take London with you/ }).click();
  await page.locator('#offline-panel').getByRole('button', { name: ANY_STATE }).first().waitFor();
}

/** Removes the stored guide, and leaves the panel open. */
async function removeStored(page: Page): Promise<void> {
  await openPanel(page);
  const panel = page.locator('#offline-panel');
  await panel.getByRole('button', { name: /^(Remove|Stop)$/ }).click();
  await panel.getByRole('button', { name: 'Take London with you' }).waitFor();
}

/** Asks for the whole guide as the panel's buttons do, whatever it offers now. */
async function press(page: Page): Promise<void> {
  const button = page.locator('#offline-panel').getByRole('button', { name: ANY_STATE }).first();
  if ((await button.innerText()) !== 'Pause') await button.click();
}
