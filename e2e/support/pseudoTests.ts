import type { Browser } from '@playwright/test';
import { type Guide, inPseudo, openPhone, shareGuide } from './pseudoGuide';
import { PSEUDO } from './pseudoSite';
import { expect, go, test } from './test';
import { openWholePage } from './wholePage';

async function readPage(guide: Guide, browser: Browser, path: string): Promise<void> {
  const { page, cutTexts, finish } = await openPhone(browser);
  await openWholePage(page, guide.url + inPseudo(path));
  const cut = await cutTexts();
  expect.soft(cut).toEqual([]);
  expect(guide.findEnglish(await finish())).toEqual([]);
}

async function failEverything(guide: Guide, browser: Browser): Promise<void> {
  const { page, cutTexts, finish } = await openPhone(browser);
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
      cut.push(...(await cutTexts()));
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

  const { page, cutTexts, finish } = await openPhone(browser);
  const cut: string[] = [];
  const press = async () => {
    await page.locator('main button').click();
    await expect(page.locator('main [role=status]')).toBeVisible();
  };
  for (const link of links) {
    await page.goto(link);
    cut.push(...(await cutTexts()));
    await press();
    cut.push(...(await cutTexts()));
  }
  const gone = `/newsletter/confirm?token=${'a'.repeat(32)}`;
  for (const path of ['/newsletter', '/credits', `/${'a'.repeat(20_000)}`, gone]) {
    await page.goto(guide.url + inPseudo(path));
    cut.push(...(await cutTexts()));
  }
  await press();
  expect.soft(cut).toEqual([]);
  expect(guide.findEnglish(await finish())).toEqual([]);
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
