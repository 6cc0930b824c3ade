/**
 * `npm run bench -- pages`: time to content, LCP, shift and blocking of the federated site, of the same screens as one
 * bundle rendered in the browser, and of static pages of the same content; one run, throttled Chromium. Ratios first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { buildSite } from '../../tooling/build/site.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { head, median, row } from '../machine.mjs';
import { buildSingle } from './build-single.mjs';
import { measure, VIEWPORT } from './measure.mjs';
import { startPeers } from './peers.mjs';

const ROUTES = ['/', '/london-attractions', '/top-attractions', '/tower-of-london', '/top-london-pubs'];
const ROUNDS = Number(process.env.ROUNDS ?? 2);

/** Opens a page without a throttle, so that what is made once is there. */
async function warm(url) {
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 2 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));
const site = await startSite({
  buildFolder: await buildSite({}),
  dataDir: path.join(folder, 'data'),
  onLine: () => {},
});
const peers = await startPeers(
  site.url,
  path.join(folder, 'single'),
  await buildSingle(path.join(folder, 'single')),
);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
try {
  head(
    ...['route', 'content ÷ single', 'LCP ÷ single', 'LCP ÷ static'],
    ...['content ms', 'LCP ms', 'shift', 'blocking ms', 'script KB'],
  );
  for (const route of ROUTES) {
    const query = `?path=${encodeURIComponent(route)}`;
    const kinds = {
      federated: site.url + route,
      single: `${peers.url}/single-page${query}`,
      static: `${peers.url}/static-page${query}`,
    };
    const runs = { federated: [], single: [], static: [] };
    // Pictures are made once.
    await warm(kinds.federated);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [kind, url] of Object.entries(kinds)) runs[kind].push(await measure(browser, url));
    }
    const of = (kind, figure) => median(runs[kind].map((run) => run[figure]));
    row(
      route,
      (of('federated', 'content') / of('single', 'content')).toFixed(2),
      (of('federated', 'lcp') / of('single', 'lcp')).toFixed(2),
      (of('federated', 'lcp') / of('static', 'lcp')).toFixed(2),
      of('federated', 'content').toFixed(0),
      of('federated', 'lcp').toFixed(0),
      of('federated', 'cls').toFixed(3),
      of('federated', 'tbt').toFixed(0),
      (of('federated', 'script') / 1024).toFixed(1),
    );
  }
} finally {
  await browser.close();
  await peers.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
