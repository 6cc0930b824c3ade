import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyProject } from '../../../../e2e/support/workshop';
import { freePort } from '../../../commands/ports.mjs';
import { runLine } from '../../support/lines';
import { editSheet, tutorialSteps } from '../../support/tutorial';

/** Built programs have the paths of the folder in which they were built. */
const PROGRAMS = [path.join('.build', 'programs')];

const TUTORIAL_TIMEOUT_MS = 10 * 60_000;

let project: Awaited<ReturnType<typeof copyProject>>;
let guide: ChildProcess | undefined;
beforeAll(async () => {
  project = await copyProject({}, PROGRAMS);
}, TUTORIAL_TIMEOUT_MS);
afterAll(async () => {
  if (guide?.exitCode === null) {
    // npm passes the signal on to the guide.
    guide.kill('SIGTERM');
    await once(guide, 'exit');
  }
  await project?.close();
}, TUTORIAL_TIMEOUT_MS);

/** What each command of the tutorial prints. */
const EXPECTED: Record<string, RegExp> = {
  'npm run content -- new bath --country GB --center 51.3811,-2.3590': /^Wrote cities\/bath\./m,
  'npm run content -- add bath bath-places.csv': /^Filled what was empty: menu landmarks, menu museums, /m,
  'npm run content -- check bath': /^0 wrong, 0 doubtful, \d+ empty\. The pack can be imported/m,
  'npm run content -- sheet bath': /^Wrote 6 places to .*\/bath\.csv\./m,
  'npm run content -- sheet bath --read bath.csv': /^Changed \(1\): Pulteney Bridge \(timeNeeded\)$/m,
  'npm run content -- import bath': /^Imported cities\/bath\./m,
};

/** Starts the guide, and waits until it is ready. */
async function start(line: string, env: Record<string, string | undefined>): Promise<void> {
  guide = spawn('/bin/sh', ['-c', `exec env ${line}`], {
    cwd: project.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(guide, 'exit').then(() => Promise.reject(new Error('The guide ended')));
  const ready = (async () => {
    for await (const text of createInterface({ input: guide.stdout! }))
      if (text.startsWith('Guide ready: ')) return;
  })();
  await Promise.race([ready, exited]);
}

test(
  'docs/bring-your-own-city.md, followed word by word, leads to a guide that shows an edit without a restart',
  async () => {
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: path.join(path.dirname(project.folder), 'data') };
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
    const steps = await tutorialSteps(project.folder);
    const run = steps.flatMap((step) => (step.does === 'run' ? [step.line] : []));
    expect(run.filter((line) => !line.endsWith('npm start'))).toEqual(Object.keys(EXPECTED));
    for (const step of steps) {
      if (step.does === 'save') await writeFile(path.join(project.folder, step.file), step.content);
      else if (step.does === 'edit') await editSheet(path.join(project.folder, 'bath.csv'), step);
      else if (step.line.endsWith('npm start')) await start(step.line, env);
      else {
        const answered = step.line.includes('import') ? `echo yes | ${step.line}` : step.line;
        const { ok, text } = await runLine(answered, {}, project.folder, settings);
        const printed = expect.stringMatching(EXPECTED[step.line]!);
        expect([step.line, ok, text]).toEqual([step.line, true, printed]);
      }
    }
    const pageOf = async (url: string) => {
      const response = await fetch(`http://localhost:${port}${url}`);
      return [response.status, await response.text()] as const;
    };
    for (const [url, words] of [
      ['/', ['Bath', 'Pulteney Bridge', "Sally Lunn's"]],
      ['/bath-attractions', ['Roman Baths', 'Royal Crescent']],
      ['/attraction/3', ['Pulteney Bridge', '20 minutes']],
      ['/map', ['Bath']],
    ] as const) {
      const [status, html] = await pageOf(url);
      const shown = html.replaceAll('&#x27;', "'");
      expect([url, status, words.filter((word) => !shown.includes(word))]).toEqual([url, 200, []]);
      expect([url, /London|\btube\b/.test(shown.replace(/<script.*?<\/script>/gs, ''))]).toEqual([
        url,
        false,
      ]);
    }
  },
  TUTORIAL_TIMEOUT_MS,
);
