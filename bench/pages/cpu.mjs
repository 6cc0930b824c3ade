/**
 * `npm run bench -- pages-cpu [--before DIRECTORY] [--peer URL …] [route …]`: processor time of the main thread while a
 * page loads and hydrates, medians of `ROUNDS` (5) interleaved visits. Without throttling and without DevTools' Network
 * domain. `--tasks` prints the long tasks, too.
 */
import { parseArgs } from 'node:util';
import { head, machine, median, row } from '../machine.mjs';
import { launchChromium } from './chromium.mjs';
import { printRepeats } from './rendered.mjs';
import { MAIN_ROUTES } from './routes.mjs';
import { isScript, longTasks } from './trace.mjs';
import { openVariants } from './variants.mjs';
import { visit } from './visit.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
    tasks: { type: 'boolean', default: false },
  },
});
const routes = positionals.length > 0 ? positionals : MAIN_ROUTES;

/** Visits the variants alternately, each round in another order. The first visits only fill the proxies' memory. */
async function measure(variants) {
  for (const { url, hydrates } of variants) await visit(browser, url, hydrates);
  const visits = new Map(variants.map((variant) => [variant, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (let index = 0; index < variants.length; index += 1) {
      const variant = variants[(round + index) % variants.length];
      visits.get(variant).push(await visit(browser, variant.url, variant.hydrates));
    }
  return visits;
}

const elementsIn = (html) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<$1>').match(/<[a-z]/gi)?.length ?? 0;

async function printRow(page, variant, visits) {
  const figure = (name, digits = 0) => median(visits.map((figures) => figures[name])).toFixed(digits);
  const html = await variant.html();
  row(
    page,
    variant.name,
    figure('cpu'),
    figure('above', 1),
    figure('abovePainted', 1),
    figure('long'),
    figure('longScripts'),
    figure('longest', 1),
    figure('longestScript', 1),
    figure('style'),
    (Buffer.byteLength(html) / 1000).toFixed(0),
    elementsIn(html),
  );
}

/** The long tasks of the visit with the median sum. */
function listTasks(page, { name }, visits) {
  const sum = median(visits.map(({ above }) => above));
  const { tasks } = visits.find(({ above }) => above === sum);
  for (const task of longTasks(tasks))
    listed.push([
      page,
      name,
      task.atMs.toFixed(0),
      task.ms.toFixed(1),
      isScript(task) ? 'yes' : '',
      task.main,
    ]);
}

/** @type {(string | number)[][]} */
const listed = [];
const variants = await openVariants(options.before);
const browser = await launchChromium();
try {
  console.log(`Main thread, ms of processor time, medians of ${ROUNDS}; ${machine()}\n`);
  head(
    'page',
    'variant',
    'total',
    'above 12.5 ms',
    'after the first paint',
    'tasks over',
    'scripts over',
    'longest task',
    'longest script',
    'style and layout',
    'HTML kB',
    'elements',
  );
  for (const page of [...routes, ...options.peer]) {
    const visits = await measure(await variants.of(page));
    for (const [variant, list] of visits) {
      await printRow(page, variant, list);
      listTasks(page, variant, list);
    }
  }
  if (options.tasks) {
    console.log('\nTasks over 12.5 ms in the median visit\n');
    head('page', 'variant', 'after the first paint, ms', 'ms', 'script', 'mainly');
    for (const cells of listed) row(...cells);
  }
  printRepeats();
} finally {
  await browser.close();
  await variants.close();
}
