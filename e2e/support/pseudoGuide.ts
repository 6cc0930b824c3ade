import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { startMailServer } from '../../services/kit/test/support/mailServer';
import { pseudoText } from '../../tooling/texts/pseudo.mjs';
import { createEnglishFinder } from './englishTexts';
import { openPseudoSite, PSEUDO, type PseudoSite } from './pseudoSite';
import { collectTexts, type SeenText, styledTexts } from './seenTexts';
import { sitePages } from './sitePages';
import { test, withVisitor } from './test';
import { unreadableTexts } from './unreadableTexts';
import { atRest, setTextSize } from './wholePage';

/** Names of modules, browsers and English paths, which the dashboard shows as they are. */
const dashboardNames = (modules: string[]) => [
  ...modules,
  'Chrome',
  'Linux',
  ...sitePages.map(({ path }) => path.replace(/\?.*/, '').slice(1).replaceAll('-', ' ')),
];

/** Finds English texts on any page. */
export function createFinder({ names, modules }: Pick<PseudoSite, 'names' | 'modules'>) {
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

export type Guide = Awaited<ReturnType<typeof startGuide>>;

/** Tests share a guide. @returns a function that gives it to each of them */
export function shareGuide(): () => Guide {
  test.use({ visitor: false });
  test.describe.configure({ mode: 'default' });
  let guide: Guide;
  test.beforeAll(async () => {
    guide = await startGuide();
  });
  test.afterAll(() => guide?.stop());
  return () => guide;
}

/** A path of the guide in the pseudo-language. */
export const inPseudo = (path: string) => `/${PSEUDO}${path === '/' ? '' : path}`;

/** A text of a component in the pseudo-language. @param english - without values */
export const pseudo = (english: string): string => pseudoText(english);

/** Part of a text of a component in the pseudo-language. @param english - without values */
export const pseudoPart = (english: string): string => pseudo(english).slice(1, -1);

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  // Others are offered the page in English.
  locale: PSEUDO,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** Collects the texts of a browser, and finds those that are cut. */
async function watchTexts(context: BrowserContext) {
  const texts = await collectTexts(context);
  return {
    context,
    /** What does not fit on a page at some text sizes. */
    async cutTexts(page: Page, sizes = ['200%', '100%']): Promise<string[]> {
      for (const seen of await page.evaluate(styledTexts)) texts.set(seen.text, seen);
      return cutTexts(page, sizes);
    },
    /** Forgets texts of pages in English. */
    forgetEnglishPages(): void {
      for (const [text, { where }] of texts) if (!where.startsWith(`/${PSEUDO}`)) texts.delete(text);
    },
    /** Closes the browser. @returns its texts */
    async finish(): Promise<SeenText[]> {
      await context.close();
      return [...texts.values()];
    },
  };
}

/** Opens a browser whose texts `finish` returns. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, ...options });
  // A press that is not possible names its control.
  context.setDefaultTimeout(30_000);
  const watched = await watchTexts(context);
  const page = withVisitor(await context.newPage());
  return { ...watched, page, cutTexts: (sizes?: string[]) => watched.cutTexts(page, sizes) };
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

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

/** Runs in the page: finds open dialogs, menus and messages that leave the window or scroll sideways. */
function wideLayers(): string[] {
  const layers = [...document.querySelectorAll('dialog[open], :popover-open, [data-toasts] > *')];
  return layers.flatMap((layer) => {
    const { left, right, top, bottom, width } = layer.getBoundingClientRect();
    if (width <= 1) return [];
    const name = `${layer.tagName} ${layer.id || layer.className}`;
    const isFixed = getComputedStyle(layer).position === 'fixed';
    const isOutside = left < -1 || right > innerWidth + 1;
    const isTooHigh = isFixed && (top < -1 || bottom > innerHeight + 1);
    return [
      ...(isOutside || isTooHigh ? [`${name} leaves the window`] : []),
      ...(layer.scrollWidth > layer.clientWidth + 1 ? [`${name} scrolls sideways`] : []),
    ];
  });
}

/** Runs in the page: parts that are far from the window have no layout (`HydrateLater`). */
function layOutFarParts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-far] { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

async function cutTexts(page: Page, sizes: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await setTextSize(page, size);
    await page.evaluate(layOutFarParts);
    await atRest(page);
    for (const find of [wideElements, wideLayers, unreadableTexts])
      for (const fault of await page.evaluate(find))
        faults.push(`${new URL(page.url()).pathname}, ${size}: ${fault}`);
  }
  return faults;
}
