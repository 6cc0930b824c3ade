/**
 * Tries a built module on a site of its own, with the shell and the other modules of this folder and an empty database:
 * each of its screens is rendered on the server, hydrated and torn down once in a real browser. The embed kit is shown
 * on a page of another origin. Prints why the release is refused, in sentences, or nothing.
 *
 * Runs with the settings of no guide: see {@link tryRelease}.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { withVisitor } from '../../e2e/support/visitor';
import { readSite } from '../../services/gateway/src/site';
import { matchRoute, routeTable } from '../../shell/src/routes';
import { buildFolder, buildSite } from '../build/site.mjs';
import { root } from '../commands/preflight.mjs';
import { startSite } from '../commands/site.mjs';
import { faultsOfKit } from './kitTrial';
import { findLeftovers, leave, sentencesOf } from './teardown';

interface ShownScreen {
  screen: string;
  /** Where it is shown. */
  path: string;
}

const ATTEMPTS = 15;
/** How long the gateway serves what it has rendered. */
const CACHED_MS = 1000;

const [module] = process.argv.slice(2) as [string];
const city = process.env.CITY ?? 'london';

const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-trial-'));
const site = await startSite({ buildFolder: await buildSite({ city }), dataDir, city });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
try {
  const faults = module === EMBED_KIT ? await faultsOfKit(browser, site) : await faultsOfScreens();
  console.log([...new Set(faults)].join(' '));
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function faultsOfScreens(): Promise<string[]> {
  const screens = await shownScreens();
  return (await Promise.all(screens.map((shown) => faultsOf(browser, shown)))).flat();
}

/**
 * The module's screens in the route table and in its claims, each at the first address that shows it: its path, or one
 * of the sitemap.
 */
async function shownScreens(): Promise<ShownScreen[]> {
  const pack = await readSite(path.join(root, 'cities', city));
  const file = path.join(buildFolder(city, false), 'modules', module, 'release.json');
  const built: Pick<Release, 'claims'> = JSON.parse(await readFile(file, 'utf8'));
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname);
  const rows = [...routeTable(pack), ...(built.claims?.paths ?? [])];
  const fixed = rows.flatMap((row) => (row.path.includes(':') ? [] : [row.path]));
  const shown = new Map<string, string>();
  for (const to of [...fixed, ...known]) {
    const row = matchRoute(pack, to, { [module]: built })?.row;
    if (row?.module === module && !shown.has(row.screen)) shown.set(row.screen, to);
  }
  return [...shown].map(([screen, to]) => ({ screen, path: to }));
}

/** Whether the server renders a screen; on a busy machine the frame may go out without it at first. */
async function isRendered({ screen, path: to }: ShownScreen): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const html = await (await fetch(site.url + to)).text();
    if (html.includes(`data-module="${module}" data-screen="${screen}"`)) return true;
    await pause(CACHED_MS);
  }
  return false;
}

/** What is wrong with a screen, in sentences. */
async function faultsOf(own: Browser, { screen, path: to }: ShownScreen): Promise<string[]> {
  if (!(await isRendered({ screen, path: to })))
    return [`${module}/${screen} cannot be rendered on the server at ${to}.`];
  const error = await errorWhileHydrating(withVisitor(await own.newPage()), to);
  const failed = error ? [`${module}/${screen} ${failing(error)} at ${to}: ${error}`] : [];
  // One that fails may not come so far.
  const left = await findLeftovers(withVisitor(await own.newPage()), site.url, module, to).catch((reason) => {
    if (error) return [];
    throw reason;
  });
  return [...failed, ...sentencesOf(module, left)];
}

/** What the shell logs of a difference between server and browser begins with `Hydration` (`shell/src/main.tsx`). */
function failing(error: string): string {
  return error.startsWith('Hydration ')
    ? 'is another in the browser than the server rendered'
    : 'fails in the browser';
}

/** Opens a page as the server rendered it, lets it come alive, and leaves it for one without modules. */
async function errorWhileHydrating(page: Page, to: string): Promise<string | null> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(site.url + to);
  await page.waitForLoadState('networkidle');
  const left = await leave(page, module).catch((error: Error) => error);
  return errors[0] ?? (left instanceof Error ? 'it cannot be left again.' : null);
}
