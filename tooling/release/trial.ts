/**
 * Tries a built module on a site of its own, with the shell and the other modules of this folder and an empty database:
 * each of its screens is rendered on the server, hydrated and torn down once in a real browser. The embed kit is shown
 * on a page of another origin. Prints why the release is refused, in sentences, or nothing.
 *
 * What a time limit kept from being known is tried again, on a new site and with more time: a busy machine is slow, and
 * a fault is there every time. A fault that was found is never tried again.
 *
 * Runs with the settings of no guide: `release.ts` removes them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { routeTable } from '@guide/contracts/site';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { readSite } from '../../services/gateway/src/site';
import { matchRoute } from '../../shell/src/routes';
import { buildFolder, buildSite } from '../build/site.mjs';
import { root } from '../commands/preflight.mjs';
import { startSite } from '../commands/site.mjs';
import { createGatewayLog } from './gatewayLog';
import { tryKit } from './kitTrial';
import type { Outcome } from './outcome';
import { type ShownScreen, type Trial, tryScreen } from './screenTrial';

/** How long each step may take in each attempt. */
const TIMEOUTS_MS = [30_000, 60_000, 120_000];

const [module] = process.argv.slice(2) as [string];
const city = process.env.CITY ?? 'london';
const build = await buildSite({ city });

let late: Outcome[] = [];
const faults: string[] = [];
for (const [attempt, timeoutMs] of TIMEOUTS_MS.entries()) {
  const outcomes = await trySite(timeoutMs, attempt === 0 ? null : late.map(({ part }) => part));
  faults.push(...outcomes.flatMap((outcome) => outcome.faults));
  late = outcomes.filter((outcome) => outcome.late);
  if (faults.length > 0 || late.length === 0) break;
}
const tooSlow = late.map(
  (one) =>
    `${one.part} ${one.late} in ${TIMEOUTS_MS.length} attempts, the last of ${TIMEOUTS_MS.at(-1)! / 1000} s.`,
);
console.log([...new Set(faults.length > 0 ? faults : tooSlow)].join(' '));

/** @param parts what is tried, one after another; null: everything, at once */
async function trySite(timeoutMs: number, parts: string[] | null): Promise<Outcome[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guide-trial-'));
  const log = createGatewayLog();
  // One address requests everything, and the gateway's log is read.
  const env = { LOG_LEVEL: 'warn', RENDER_BUDGET_MS: '0' };
  const site = await startSite({ buildFolder: build, dataDir, city, env, onLine: log.onLine });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  try {
    if (module === EMBED_KIT) return [await tryKit(browser, site, timeoutMs)];
    const trial: Trial = { browser, url: site.url, module, log, timeoutMs };
    const screens = await shownScreens(site.url);
    if (!parts) return await Promise.all(screens.map((shown) => tryScreen(trial, shown)));
    const outcomes: Outcome[] = [];
    for (const shown of screens)
      if (parts.includes(`${module}/${shown.screen}`)) outcomes.push(await tryScreen(trial, shown));
    return outcomes;
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The module's screens in the route table and in its claims, each at the first address that shows it: its path, or one
 * of the sitemap.
 */
async function shownScreens(url: string): Promise<ShownScreen[]> {
  const pack = await readSite(path.join(root, 'cities', city));
  const file = path.join(buildFolder(city, false), 'modules', module, 'release.json');
  const built: Pick<Release, 'claims'> = JSON.parse(await readFile(file, 'utf8'));
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
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
