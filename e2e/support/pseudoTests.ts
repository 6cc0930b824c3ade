import type { Browser, Page } from '@playwright/test';
import { startMailServer } from '../../services/kit/test/support/mailServer';
import { createEnglishFinder } from './englishTexts';
import { openPseudoSite, PSEUDO, type PseudoSite } from './pseudoSite';
import { collectTexts, type SeenText } from './seenTexts';
import { sitePages } from './sitePages';
import { expect, go, test, withVisitor } from './test';
import { unreadableTexts } from './unreadableTexts';
import { atRest, openWholePage, setTextSize } from './wholePage';

/** Names of modules, browsers and English paths, which the dashboard shows as they are. */
const dashboardNames = (modules: string[]) => [
  ...modules,
  'Chrome',
  'Linux',
  ...sitePages.map(({ path }) => path.replace(/\?.*/, '').slice(1).replaceAll('-', ' ')),
];

/** Finds English texts on any page. */
function createFinder({ names, modules }: PseudoSite) {
  const isOfDashboard = ({ where }: SeenText) => where.startsWith(`/${PSEUDO}/analytics:`);
  const find = createEnglishFinder(names);
  const findOnDashboard = createEnglishFinder([...names, ...dashboardNames(modules)]);
  return (texts: SeenText[]): string[] => [
    ...find(texts.filter((text) => !isOfDashboard(text))),
    ...findOnDashboard(texts.filter(isOfDashboard)),
  ];
}

/** Starts a guide in the pseudo-language that sends email. */
async function startGuide() {
  const mailServer = await startMailServer();
  const settings = { SERVICE_WORKER: 'off', SMTP_URL: mailServer.url, MAIL_FROM: 'letters@guide.example' };
  const site = await openPseudoSite(settings);
  return {
    ...site,
    mailServer,
    findEnglish: createFinder(site),
    async stop() {
      await site.close();
      mailServer.close();
    },
  };
}

type Guide = Awaited<ReturnType<typeof startGuide>>;

const inPseudo = (path: string) => `/${PSEUDO}${path === '/' ? '' : path}`;

/** Opens a browser whose texts `finish` returns. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Others are offered the page in English.
    locale: PSEUDO,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const texts = await collectTexts(context);
  return {
    page: withVisitor(await context.newPage()),
    async finish(): Promise<SeenText[]> {
      await context.close();
      return [...texts.values()];
    },
  };
}

/** Runs in the page: finds elements that leave the window, which is wider if the page can be scrolled sideways. */
function wideElements(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const clips = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement!));
  const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !clips(element.parentElement!),
  );
  const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const faults = inner.map(
    ({ tagName, className, textContent }) => `${tagName} ${className} is too wide: ${textContent}`,
  );
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return faults;
}

/** What does not fit on the page, at the usual text size and at 200 %. */
async function cutTexts(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of ['200%', '100%']) {
    await setTextSize(page, size);
    await atRest(page);
    const found = [...(await page.evaluate(wideElements)), ...(await page.evaluate(unreadableTexts))];
    faults.push(...found.map((fault) => `${new URL(page.url()).pathname}, ${size}: ${fault}`));
  }
  return faults;
}

async function readPage(guide: Guide, browser: Browser, path: string): Promise<void> {
  const { page, finish } = await openPhone(browser);
  await openWholePage(page, guide.url + inPseudo(path));
  const cut = await cutTexts(page);
  expect.soft(cut).toEqual([]);
  expect(guide.findEnglish(await finish())).toEqual([]);
}

async function failEverything(guide: Guide, browser: Browser): Promise<void> {
  const { page, finish } = await openPhone(browser);
  await page.goto(guide.url + inPseudo('/nowhere'));
  const cut: string[] = [];
  for (const pattern of ['**/api/**', '**/modules/**']) {
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'gone' }));
    for (const path of ['/map', '/top-london-pubs', '/search', '/analytics', '/planner', '/attraction/2']) {
      await page.locator('main h1, main h2').evaluateAll((headings) => {
        for (const heading of headings) heading.setAttribute('data-left', '');
      });
      await go(page, inPseudo(path));
      await expect(page.locator('main [data-left]')).toHaveCount(0);
      await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      cut.push(...(await cutTexts(page)));
    }
    await page.unroute(pattern);
    await page.goto(guide.url + inPseudo('/nowhere'));
  }
  await page.goto(guide.url + inPseudo('/'));
  const email = page.locator('main form[action$="/newsletter"] input');
  for (const address of ['ada lovelace@example.com', 'ada@example.org']) {
    await email.fill(address);
    await email.press('Enter');
    await expect(page.locator('[data-toasts] li')).not.toHaveCount(0);
  }
  expect.soft(cut).toEqual([]);
  // The bundled description of the pubs is English while their service fails, and a head cannot say so.
  const texts = (await finish()).filter(({ where }) => !where.includes('meta'));
  expect(guide.findEnglish(texts)).toEqual([]);
}

/** Subscribes by the API. @returns subject and lines of the email, and its links */
async function subscribe({ url, mailServer }: Guide) {
  const mail = mailServer.nextMail();
  await fetch(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'grace@example.org', language: PSEUDO }),
  });
  await mail;
  const { text } = mailServer.mails.at(-1)!;
  const [, subject] = /^Subject: (.*)$/m.exec(text)!;
  const body = text.slice(text.indexOf('\n\n'));
  return {
    lines: [subject!, ...body.replaceAll(/<?http[^\s>)]*>?/g, '').split('\n')],
    links: [...body.matchAll(/^<(http.*)>$/gm)].map(([, link]) => link!),
  };
}

async function readMail(guide: Guide, browser: Browser): Promise<void> {
  const { lines, links } = await subscribe(guide);
  expect(links).toHaveLength(2);
  expect(guide.findEnglish(lines.map((text) => ({ text, where: 'email' })))).toEqual([]);

  const { page, finish } = await openPhone(browser);
  const cut: string[] = [];
  const press = async () => {
    await page.locator('main button').click();
    await expect(page.locator('main [role=status]')).toBeVisible();
  };
  for (const link of links) {
    await page.goto(link);
    cut.push(...(await cutTexts(page)));
    await press();
    cut.push(...(await cutTexts(page)));
  }
  const gone = `/newsletter/confirm?token=${'a'.repeat(32)}`;
  for (const path of ['/newsletter', '/credits', `/${'a'.repeat(20_000)}`, gone]) {
    await page.goto(guide.url + inPseudo(path));
    cut.push(...(await cutTexts(page)));
  }
  await press();
  expect.soft(cut).toEqual([]);
  expect(guide.findEnglish(await finish())).toEqual([]);
}

/** Tests share a guide. @returns a function that gives it to each of them */
function shareGuide(): () => Guide {
  test.use({ visitor: false });
  test.describe.configure({ mode: 'default' });
  let guide: Guide;
  test.beforeAll(async () => {
    guide = await startGuide();
  });
  test.afterAll(() => guide?.stop());
  return () => guide;
}

/** A test that finds English texts of components, and texts that are cut, at 390 px and at 200 % text size. */
export function testPseudoPages(paths: string[]): void {
  const guide = shareGuide();
  test('In the pseudo-language, pages have no English text, and cut none', async ({ browser }) => {
    for (const path of paths) await readPage(guide(), browser, path);
  });
}

/** Tests that find the same on pages with errors, in emails and on pages without scripts. */
export function testPseudoErrors(): void {
  const guide = shareGuide();
  test('In the pseudo-language: errors of modules and data, and refused addresses', ({ browser }) =>
    failEverything(guide(), browser));
  test('In the pseudo-language: the email, the pages of its links, and others without scripts', ({
    browser,
  }) => readMail(guide(), browser));
}
