import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/preflight.mjs';
import { resultsFolder } from './run.mjs';

/** Prints parts, skipped and flaky tests, and totals. @param {import('./run.mjs').Part[]} parts */
export function report(parts) {
  const skipped = parts.flatMap((part) => part.skipped);
  const flaky = parts.flatMap((part) => part.flaky);
  const sum = (/** @type {'passed' | 'failed' | 'seconds'} */ key) =>
    parts.reduce((total, part) => total + part[key], 0);
  console.log('\n| part | passed | failed | skipped | flaky | seconds |\n|---|---:|---:|---:|---:|---:|');
  for (const part of parts) {
    const { title, passed, failed, seconds } = part;
    console.log(
      `| ${title} | ${passed} | ${failed} | ${part.skipped.length} | ${part.flaky.length} | ${seconds} |`,
    );
  }
  for (const name of skipped) console.log(`Skipped: ${name}`);
  for (const name of flaky) console.log(`Flaky, passed on its second try: ${name}`);
  writeFileSync(path.join(resultsFolder, 'flaky.txt'), flaky.map((name) => `${name}\n`).join(''));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${skipped.length} skipped`);
  return sum('failed') === 0;
}

/** Writes the commit to `test-results/green.txt` if the work tree is clean. */
export function recordGreenCommit() {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  if (status !== 0 || stdout !== '') return;
  writeFileSync(path.join(resultsFolder, 'green.txt'), git('rev-parse', 'HEAD').stdout);
}
