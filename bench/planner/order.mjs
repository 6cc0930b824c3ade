/**
 * `npm run bench:planner`: how long the order of a day takes (`examples/planner`) in Chromium, for a processor that is four
 * times slower: the time that the page's thread has had of the processor, times four, so that other work on the machine
 * does not count. Each row in a page of its own, so that the first day is what a visitor waits for: nothing is compiled by
 * then. Twelve stops should stay under the budget, as first days of several pages, too; beside it the exact way for as many.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../../e2e/support/chromium.mjs';
import { compile } from '../../module/src/build/compile.mjs';
import { common } from '../../tooling/rspack/common.mjs';

const BUDGET_MS = 50;
const CPU_SLOWDOWN = 4;
const DAYS = 100;
const FIRST_DAYS = 11;
const ROWS = [
  { name: '5 stops', stops: 5 },
  { name: '9 stops, exact', stops: 9 },
  { name: '12 stops', stops: 12, isJudged: true },
  { name: '12 stops, exact', stops: 12, exactStops: 12, days: 20 },
  { name: '20 stops', stops: 20, days: 50 },
];

const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-planner-'));
const base = common({ name: 'order', folder: import.meta.dirname, out: folder });
await compile([{ ...base, target: ['web', 'es2022'], entry: { order: './order.ts' } }]);
const script = await readFile(path.join(folder, 'order.js'), 'utf8');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });

/** Milliseconds of each of the days of these numbers, in one new page. */
async function timesOf({ stops, exactStops }, days) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addScriptTag({ content: script });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000 * CPU_SLOWDOWN;
  };
  // With the first call Playwright loads a script of its own into the page, which no visitor waits for.
  await page.evaluate((asked) => asked.length, [0, stops, exactStops]);
  const times = [];
  for (const day of days) {
    const before = await spent();
    await page.evaluate((asked) => globalThis.orderDay(...asked), [day, stops, exactStops]);
    times.push((await spent()) - before);
  }
  await page.close();
  return times;
}

/** @returns what a share of the times is not above */
function quantileOf(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Whether times are under the budget. No time at all: nothing was measured. */
const isUnderBudget = (ms) => ms > 0 && ms <= BUDGET_MS;

try {
  console.log(`CPU ×${CPU_SLOWDOWN}, load ${loadavg()[0].toFixed(1)}\n`);
  console.log('| day | days | first ms | median ms | p95 ms | longest ms | longest ÷ budget |');
  console.log('|---|---|---|---|---|---|---|');
  for (const row of ROWS) {
    const times = await timesOf(row, Array(row.days ?? DAYS).keys());
    const [first] = times;
    const [median, p95, longest] = [0.5, 0.95, 1].map((share) => quantileOf(times, share));
    const figures = [first, median, p95, longest].map((ms) => ms.toFixed(1));
    console.log(`| ${[row.name, times.length, ...figures, (longest / BUDGET_MS).toFixed(2)].join(' | ')} |`);
    if (row.isJudged && !isUnderBudget(p95)) process.exitCode = 1;
  }
  for (const row of ROWS.filter(({ isJudged }) => isJudged)) {
    const times = [];
    for (let day = 0; day < FIRST_DAYS; day++) times.push(...(await timesOf(row, [day])));
    const [shortest, median, longest] = [0, 0.5, 1].map((share) => quantileOf(times, share).toFixed(1));
    console.log(
      `\n${row.name}, the first day of each of ${FIRST_DAYS} pages: median ${median} ms, shortest ${shortest} ms, longest ${longest} ms`,
    );
    if (!isUnderBudget(quantileOf(times, 0.5))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
