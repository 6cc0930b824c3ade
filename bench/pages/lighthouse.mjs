/**
 * `npm run bench -- pages-lighthouse [route or URL …]`: Lighthouse's four mobile scores of the main or given routes,
 * medians of `ROUNDS` (1) runs, and the audits that lost points.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, launchArguments } from '../../tooling/testing/chromium.mjs';
import { head, machine, median, row } from '../machine.mjs';
import { awaitRendered, isRendered, printRepeats, untilRendered } from './rendered.mjs';
import { MAIN_ROUTES } from './routes.mjs';
import { openSite } from './site.mjs';

const routes = process.argv.length > 2 ? process.argv.slice(2) : MAIN_ROUTES;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ROUNDS = Number(process.env.ROUNDS ?? 1);

const site = await openSite();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', ...launchArguments],
});

async function audit(url) {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
  return { report: result.lhr, rendered: isRendered(result.artifacts.MainDocumentContent) };
}

const losses = (report) =>
  CATEGORIES.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} ${report.audits[id].displayValue ?? report.audits[id].title}`),
  );

console.log(`Lighthouse mobile, ${ROUNDS} runs each; ${machine()}\n`);
head('route', ...CATEGORIES, 'LCP ms', 'blocking ms', 'shift');
const lost = [];
try {
  for (const route of routes) {
    const url = new URL(route, site.url).href;
    // The first request starts the page's renderer.
    await awaitRendered(url);
    const reports = [];
    for (let round = 0; round < ROUNDS; round += 1)
      reports.push((await untilRendered(route, () => audit(url))).report);
    const score = (category) => Math.round(median(reports.map((r) => r.categories[category].score)) * 100);
    const figure = (id) => median(reports.map((r) => r.audits[id].numericValue));
    row(
      route,
      ...CATEGORIES.map(score),
      figure('largest-contentful-paint').toFixed(0),
      figure('total-blocking-time').toFixed(0),
      figure('cumulative-layout-shift').toFixed(3),
    );
    if (CATEGORIES.some((category) => score(category) < 100)) lost.push([route, losses(reports.at(-1))]);
  }
  printRepeats();
  for (const [route, causes] of lost)
    console.log(`\n${route}\n${causes.map((cause) => `- ${cause}`).join('\n')}`);
} finally {
  chrome.kill();
  await site.close();
}
