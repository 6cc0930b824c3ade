import type { Browser, Page } from '@playwright/test';
import { createWrites } from './cacheWrites';
import { startLoadBalancer } from './loadBalancer';
import { type NetworkState, startNetwork } from './network';
import { heading, panel, visit } from './offline';
import { createFinder, inPseudo, openPhone, type Phone, pseudo, pseudoPart } from './pseudoGuide';
import { openPseudoSite } from './pseudoSite';
import type { SeenText } from './seenTexts';
import { expect, test } from './test';

/** Starts a guide in the pseudo-language that stores pages, behind a network that can fail. */
async function startGuide() {
  const front = await startLoadBalancer();
  const network = await startNetwork(front.url);
  const site = await openPseudoSite({ ORIGIN: network.url, TRUST_PROXY: 'loopback', SERVICE_WORKER: 'on' });
  front.routeTo(site.url);
  return {
    network,
    // Browsers write megabytes with Latin letters in Greek, too.
    findEnglish: createFinder({ ...site, names: [...site.names, 'MB'] }),
    async stop() {
      network.stop();
      await site.close();
      await front.close();
    },
  };
}

type Guide = Awaited<ReturnType<typeof startGuide>>;

const STORED = [
  '/',
  '/tower-of-london',
  '/pub/1',
  '/top-attractions',
  '/search?query=tower',
  '/map',
  '/planner',
  '/favorites',
];

/** Reasons for a stored copy, and the titles of their banners. */
const REASONS: [state: NetworkState, title: string][] = [
  ['refusing', 'You are offline'],
  ['hanging', 'The connection is slow'],
  ['captive', 'Sign in to this network to continue'],
  ['busy', 'The guide is busy'],
];

/** Writes after which a download is in progress and far from complete. */
const SOME_WRITES = 40;

const openDevice = (browser: Browser) => openPhone(browser, { serviceWorkers: 'allow' });
const banner = (page: Page) => page.locator('#offline-banner');

/** Opens a stored page while the network fails. @returns what is cut on it */
async function readCopy({ page, cutTexts }: Phone, address: string, title: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(banner(page)).toContainText(pseudoPart(title));
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  return cutTexts();
}

/** What visitors do on stored pages that needs a connection. @returns what is cut afterwards */
async function actOffline({ page, cutTexts }: Phone, site: string): Promise<string[]> {
  const cut: string[] = [];
  await page.goto(site + inPseudo('/'));
  const email = page.locator('main form[action$="/newsletter"] input');
  await email.fill('ada@example.org');
  await email.press('Enter');
  await expect(page.locator('[data-toasts] li')).not.toHaveCount(0);
  cut.push(...(await cutTexts()));
  await page.goto(site + inPseudo('/tower-of-london'));
  await page.locator('main button[aria-pressed=false]').first().click();
  await expect(page.locator('[data-toasts] li, :popover-open').first()).toBeVisible();
  cut.push(...(await cutTexts()));
  // A place of a stored list, and a page that no list knows.
  await page.goto(site + inPseudo('/attraction/4'));
  await expect(banner(page)).toContainText(pseudoPart('You are offline'));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  cut.push(...(await cutTexts()));
  await page.goto(site + inPseudo('/pub/5'));
  await expect(heading(page)).toHaveText(pseudo('This page is not on this device'));
  cut.push(...(await cutTexts()));
  return cut;
}

async function readStoredPages({ network, findEnglish }: Guide, browser: Browser): Promise<void> {
  const phone = await openDevice(browser);
  const { page, finish } = phone;
  const cut: string[] = [];
  for (const path of STORED) await visit(page, network.url, encodeURI(inPseudo(path)));
  for (const [state, title] of REASONS) {
    network.setState(state);
    const paths = state === 'refusing' ? STORED : STORED.slice(0, 2);
    for (const path of paths) cut.push(...(await readCopy(phone, network.url + inPseudo(path), title)));
  }
  network.setState('refusing');
  // The age of the copy has its own text.
  await page.clock.setSystemTime(Date.now() + 7_200_000);
  cut.push(...(await readCopy(phone, network.url + inPseudo('/'), 'You are offline')));
  cut.push(...(await actOffline(phone, network.url)));
  network.setState('passing');
  expect.soft(cut).toEqual([]);
  expect(findEnglish(await finish())).toEqual([]);
}

const action = (page: Page, english: string) =>
  panel(page).getByRole('button', { name: pseudoPart(english) });

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openMenuEntry(page);
}

async function openMenuEntry(page: Page): Promise<void> {
  // It stays open behind the panel.
  if ((await page.locator('#menu:popover-open').count()) === 0)
    await page.locator('button[popovertarget=menu]').click();
  await page.locator('#menu button[popovertarget=offline-panel]').click();
  await expect(panel(page)).toBeVisible();
}

/** Waits for a state of the panel. @returns what is then cut */
async function readPanel({ page, cutTexts }: Phone, text: string): Promise<string[]> {
  await expect(panel(page)).toContainText(pseudoPart(text), { timeout: 60_000 });
  return cutTexts();
}

/** Downloads the guide with every interruption. @returns what is cut in its states */
async function download(phone: Phone, { network }: Guide): Promise<string[]> {
  const { page, context, cutTexts } = phone;
  const home = network.url + inPseudo('/');
  const cut: string[] = [];
  const writes = createWrites();
  await writes.watch(context);
  const holdDownload = async (start: string) => {
    const held = writes.hold(SOME_WRITES);
    await action(page, start).click();
    await held;
  };
  await openPanel(page, home);
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  cut.push(...(await readPanel(phone, 'Add to home screen')), ...(await readPanel(phone, 'Size: ')));
  await holdDownload('Take ');
  cut.push(...(await readPanel(phone, 'Keep reading.')));
  await action(page, 'Pause').click();
  writes.release();
  cut.push(...(await readPanel(phone, 'Paused. The downloaded files stay on this device.')));
  await openPanel(page, home);
  await holdDownload('Continue');
  network.setState('refusing');
  writes.release();
  cut.push(...(await readPanel(phone, 'The download continues when you are back online.')));
  network.setState('passing');
  await action(page, 'Continue').click();
  cut.push(...(await readPanel(phone, ' is on this device')));
  await panel(page)
    .getByRole('button', { name: pseudoPart('Close') })
    .click();
  cut.push(...(await cutTexts()));
  return cut;
}

/** Damages, updates and removes the downloaded guide. @returns what is cut in these states */
async function changeDownload(phone: Phone, { network }: Guide): Promise<string[]> {
  const { page, context } = phone;
  const home = network.url + inPseudo('/');
  const cut: string[] = [];
  network.setState('refusing');
  await openPanel(page, home);
  await action(page, 'Update').click();
  cut.push(...(await readPanel(phone, 'The guide cannot be reached.')));
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('guide-bundle-'))!;
    const cache = await caches.open(name);
    for (const file of (await cache.keys()).slice(0, 5)) await cache.delete(file);
  });
  await panel(page)
    .getByRole('button', { name: pseudoPart('Close') })
    .click();
  await openMenuEntry(page);
  cut.push(...(await readPanel(phone, 'Your browser has removed ')));
  network.setState('passing');
  await action(page, 'Remove').click();
  cut.push(...(await readPanel(phone, 'Size: ')));
  const commands = await context.newCDPSession(page);
  const limit = (quotaSize?: number) =>
    commands.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize });
  await limit(1_500_000);
  await action(page, 'Take ').click();
  cut.push(...(await readPanel(phone, 'Nothing was saved.')));
  await limit();
  network.setState('refusing');
  await openPanel(page, home);
  cut.push(...(await readPanel(phone, 'The guide cannot be reached.')));
  network.setState('passing');
  return cut;
}

/** Downloads the guide in English. @returns what is cut in the panel of a page in another language */
async function downloadEnglish(phone: Phone, { network }: Guide): Promise<string[]> {
  const { page, forgetEnglishPages } = phone;
  await openPanel(page, network.url);
  await panel(page).getByRole('button', { name: 'Take London with you' }).click();
  await expect(panel(page)).toContainText(' is on this device', { timeout: 60_000 });
  forgetEnglishPages();
  await openPanel(page, network.url + inPseudo('/'));
  return readPanel(phone, 'Download it in this language');
}

/** Texts of the installed guide, which systems show. */
async function textsOfManifest(page: Page): Promise<SeenText[]> {
  const { name, short_name, description, shortcuts } = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(link.href)).json();
  });
  const names: string[] = shortcuts.map((shortcut: { name: string }) => shortcut.name);
  return [name, short_name, description, ...names].map((text) => ({ text, where: 'manifest' }));
}

async function readDownload(guide: Guide, browser: Browser): Promise<void> {
  const phone = await openDevice(browser);
  const cut = [...(await download(phone, guide)), ...(await changeDownload(phone, guide))];
  const ofManifest = await textsOfManifest(phone.page);
  expect(ofManifest.length).toBeGreaterThan(4);
  cut.push(...(await downloadEnglish(phone, guide)));
  phone.forgetEnglishPages();
  expect.soft(cut).toEqual([]);
  expect(guide.findEnglish([...ofManifest, ...(await phone.finish())])).toEqual([]);
}

/** Tests that find English texts of components, and texts that are cut, on stored pages and in the download. */
export function testPseudoOffline(): void {
  test.use({ visitor: false });
  test.describe.configure({ mode: 'default', timeout: 600_000 });
  let guide: Guide;
  test.beforeAll(async () => {
    guide = await startGuide();
  });
  test.afterAll(() => guide?.stop());
  test.afterEach(() => guide?.network.setState('passing'));

  test('In the pseudo-language: stored pages, their banners, and the page for others', ({ browser }) =>
    readStoredPages(guide, browser));
  test('In the pseudo-language: all states of the download', ({ browser }) => readDownload(guide, browser));
}
