import { test as base, expect, type Page } from '@playwright/test';
import { startMailServer } from '../../services/kit/test/support/mailServer';
import { tabTo } from './keyboard';
import { type Language, textIn } from './languages';
import { startLoadBalancer } from './loadBalancer';
import { startNetwork } from './network';
import { heading, visit } from './offline';
import { expectPrintable } from './printing';
import { test, withVisitor } from './test';
import { openSite, UNLIMITED } from './testSite';

/** Starts a guide that sends email and stores pages, behind a network that can fail. */
async function startGuide() {
  const mailServer = await startMailServer();
  const front = await startLoadBalancer();
  const network = await startNetwork(front.url);
  const mail = { ORIGIN: network.url, SMTP_URL: mailServer.url, MAIL_FROM: 'letters@guide.example' };
  const site = await openSite({ ...UNLIMITED, ...mail, TRUST_PROXY: 'loopback', SERVICE_WORKER: 'on' });
  front.routeTo(site.url);
  return {
    network,
    mailServer,
    async stop() {
      network.stop();
      await site.close();
      await front.close();
      mailServer.close();
    },
  };
}

async function findPlace(page: Page, { code, dir, typed, place }: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(dir);
  await page.locator('main form[action$="/search"] input').first().tap();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${code}/search\\?query=`));
  await page.locator('main article').getByRole('link', { name: place }).first().tap();
  await expect(page).toHaveURL(new RegExp(`/${code}/attraction/1$`));
  await expect(heading(page)).toContainText(place);
}

async function showOnMap(page: Page, { code, place }: Language): Promise<void> {
  await page
    .getByRole('link', { name: textIn(code, 'Show on the map') })
    .first()
    .tap();
  await expect(page).toHaveURL(new RegExp(`/${code}/map\\?`));
  const card = page.getByRole('complementary', { name: place });
  await expect(card.getByRole('heading', { level: 2 })).toContainText(place);
}

async function planDay(page: Page, { code, plan }: Language): Promise<void> {
  await page.getByRole('button', { name: textIn(code, 'Menu'), exact: true }).tap();
  await page.locator('#menu a[href$="/planner"]').first().tap();
  await expect(page).toHaveURL(new RegExp(`/${code}/planner$`));
  await expect(heading(page)).toContainText(plan);
  const [use] = textIn(code, 'Use this day<0>: {title}</0>').split('<0>');
  await page.getByRole('button', { name: use! }).first().tap();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main a[href*="/attraction/"]').first()).toBeVisible();
}

async function subscribe(
  page: Page,
  { code }: Language,
  { mailServer, network }: Awaited<ReturnType<typeof startGuide>>,
): Promise<void> {
  await page.locator(`header a[href="/${code}"]`).first().tap();
  const form = page.locator('main form[action$="/newsletter"]');
  await form.locator('input').tap();
  await page.keyboard.type(`${code}@example.org`);
  const mailed = mailServer.nextMail();
  await form.getByRole('button', { name: textIn(code, 'Subscribe') }).tap();
  await mailed;
  const { text } = mailServer.mails.at(-1)!;
  expect(text).toContain(`\nContent-Language: ${code}\n`);
  expect(text).toContain(textIn(code, 'To delete your address now, or to unsubscribe later:'));
  const [confirm] = [...text.matchAll(/^<(http.*)>$/gm)].map(([, link]) => link!);
  expect(confirm).toMatch(new RegExp(`^${network.url}/${code}/newsletter/confirm`));
  await page.goto(confirm!);
  await page.getByRole('button', { name: textIn(code, 'Yes, subscribe me') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(code, 'You are subscribed'));
}

/** Tests of a visit by thumb, one for each language; they share a guide that sends email and stores pages. */
export const testThumbs = (languages: readonly Language[]): void =>
  base.describe('by thumb at 390 px', () => {
    base.describe.configure({ mode: 'default' });
    base.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    let guide: Awaited<ReturnType<typeof startGuide>>;
    base.beforeAll(async () => {
      guide = await startGuide();
    });
    base.afterAll(() => guide?.stop());
    base.afterEach(() => guide?.network.setState('passing'));

    for (const language of languages)
      base(
        `In ${language.code}: a search, a place, the map, a day, the newsletter, offline, on paper`,
        async ({ page: plain }) => {
          const { code, city, place } = language;
          const { network } = guide;
          const errors: string[] = [];
          plain.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
          plain.on('pageerror', (error) => errors.push(String(error)));
          const page = withVisitor(plain);
          await page.goto(`${network.url}/${code}`);
          await findPlace(page, language);
          await showOnMap(page, language);
          await planDay(page, language);
          await subscribe(page, language, guide);

          const address = `/${code}/attraction/1`;
          await visit(page, network.url, address);
          expect(errors).toEqual([]);
          network.setState('refusing');
          await page.goto(network.url + address);
          await expect(heading(page)).toContainText(place);
          await expect(page.getByText(textIn(code, 'You are offline'), { exact: true })).toBeVisible();
          network.setState('passing');

          await page.goto(network.url + address);
          await page.emulateMedia({ media: 'print' });
          const head = textIn(code, '<0>{city}</0> Visitor guide').replace('<0>{city}</0>', city);
          await expectPrintable(page, head);
        },
      );
  });

/** Tests of a visit by keyboard alone, one for each language. */
export function testKeyboard(languages: readonly Language[]): void {
  for (const language of languages)
    test(`In ${language.code}: the keyboard alone leads to a search, a place and the planner`, ({ page }) =>
      goByKeyboard(page, language));
}

async function goByKeyboard(page: Page, { code, typed, place, plan }: Language): Promise<void> {
  await page.goto(`/${code}`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: textIn(code, 'Skip to content') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.locator('main form[action$="/search"] input').first());
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${code}/search\\?query=`));
  await tabTo(page, page.locator('main article').getByRole('link', { name: place }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${code}/attraction/1`);
  await expect(heading(page)).toContainText(place);
  await expect(heading(page)).toBeFocused();

  const planner = page.getByRole('banner').locator(`a[href="/${code}/planner"]`);
  const menu = page
    .getByRole('banner')
    .locator('li')
    .filter({ has: page.locator(`a[href="/${code}/planner"]`) })
    .getByRole('button')
    .first();
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, planner.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${code}/planner`);
  await expect(heading(page)).toContainText(plan);
}
