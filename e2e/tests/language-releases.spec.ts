import type { ReleaseManifest } from '@guide/contracts/api';
import { moduleAddress } from '@guide/contracts/module/address';
import type { Page } from '@playwright/test';
import { openLanguageReleases } from '../support/languageReleases';
import { expect, leave, test } from '../support/test';
import { openSite, type Site } from '../support/testSite';
import { shownText } from '../support/wholePage';

let site: Site;
let pubs: Awaited<ReturnType<typeof openLanguageReleases>>;
test.beforeAll(async () => {
  site = await openSite();
  pubs = await openLanguageReleases(site, 'pubs');
});
test.afterAll(async () => {
  await pubs?.close();
  await site?.close();
});

const liveVersions = async (): Promise<Record<string, string>> =>
  (await fetch(`${site.url}/api/modules/live`)).json();
const untilLive = (version: string) =>
  expect.poll(async () => (await liveVersions()).pubs, { intervals: [50] }).toBe(version);

/** The part of the page that belongs to the module, and its language if that is not the page's. */
async function openPart(page: Page, path: string) {
  await page.goto(site.url + path);
  const part = page.locator('main [data-module="pubs"]');
  const [lang, dir] = await Promise.all(['lang', 'dir'].map((name) => part.getAttribute(name)));
  return { part, language: { lang, dir } };
}

/** Of the description of The George Inn. */
const ENGLISH_DATA = 'last galleried coaching inn';
const ENGLISH_PART = { lang: 'en', dir: 'ltr' };
const NOT_MARKED = { lang: null, dir: null };

/** Texts without values, as the page shows them. */
const plain = (texts: unknown[]) =>
  texts.filter((text): text is string => typeof text === 'string' && !/[{<]/.test(text));

async function expectEnglishPart(page: Page, code: string, dir: string): Promise<void> {
  const { part, language } = await openPart(page, `/${code}/top-london-pubs`);
  expect(language).toEqual(ENGLISH_PART);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(dir);
  // The site is in the language of the page, such as the name of the city.
  await expect(part.locator('h1')).toHaveText(/^Top 10 Historic \S+ Pubs$/);
  // The page works: a link of the module leads on in the language of the page.
  await part.locator(`a[href="/${code}/pub/1"]`).first().click();
  await page.waitForURL(`**/${code}/pub/1`);
  await expect(part.locator('h1')).toHaveText('The George Inn');
  // Data of the module is English, as its texts are.
  await expect(part).toContainText(ENGLISH_DATA);
  expect(await (await fetch(`${site.url}/${code}/pub/1`)).text()).toContain(ENGLISH_DATA);
  expect(await part.getAttribute('lang')).toBe('en');
}

/** The bytes of all files of a release. */
const bytesOf = ({ version, integrity }: ReleaseManifest) =>
  Promise.all(
    Object.keys(integrity).map(async (file) => {
      const response = await fetch(`${site.url}${moduleAddress('pubs')}${version}/${file}`);
      return [file, response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
    }),
  );

const shellScripts = async () =>
  (await (await fetch(`${site.url}/ar`)).text()).match(/\/assets\/\w+\.\w+\.js/g);

test('a module without a language is English in it; with half of the texts it shows both; one more language is a release of the module alone', async ({
  page,
}) => {
  const { ar, de } = pubs.catalogues;
  const before = await liveVersions();

  const old = await pubs.release();
  await untilLive(old.version);
  await expectEnglishPart(page, 'de', 'ltr');
  await expectEnglishPart(page, 'ar', 'rtl');

  const german = Object.entries(de!).filter((_, index) => index % 2 === 0);
  const half = await pubs.release({ de: Object.fromEntries(german) });
  await untilLive(half.version);
  const { part, language } = await openPart(page, '/de/pub/1');
  expect(language).toEqual(NOT_MARKED);
  const text = await shownText(part);
  const missing = Object.keys(de!).filter((message) => !german.some(([known]) => known === message));
  expect(
    plain(german.map(([, translation]) => translation)).filter((each) => text.includes(each)),
  ).not.toEqual([]);
  expect(plain(missing).filter((each) => text.includes(each) && de![each] !== each)).not.toEqual([]);
  expect((await openPart(page, '/ar/pub/1')).language).toEqual(ENGLISH_PART);

  const scripts = await shellScripts();
  const more = await pubs.release({ de: Object.fromEntries(german), ar: ar! });
  await untilLive(more.version);
  const arabic = await openPart(page, '/ar/pub/1');
  expect(arabic.language).toEqual(NOT_MARKED);
  const arabicTexts = plain(Object.values(ar!));
  const arabicPage = await shownText(arabic.part);
  expect(arabicTexts.filter((each) => arabicPage.includes(each)).length).toBeGreaterThan(5);
  // Nothing else has changed.
  expect(await liveVersions()).toEqual({ ...before, pubs: more.version });
  expect(await shellScripts()).toEqual(scripts);
  const { version: _, languages, ...rest } = more;
  const { version: __, languages: halfLanguages, ...halfRest } = half;
  expect(rest).toEqual(halfRest);
  expect(languages).toEqual({ ...halfLanguages, ar: languages!.ar });
  const bytes = await bytesOf(more);
  expect(bytes.length).toBeGreaterThan(5);
  expect(bytes).toEqual(await bytesOf(half));

  await pubs.rollback();
  await untilLive(half.version);
  await expectEnglishPart(page, 'ar', 'rtl');
  await leave(page);
});
