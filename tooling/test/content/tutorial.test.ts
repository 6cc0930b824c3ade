import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyProject } from '../../../e2e/support/workshop';
import { runLine } from '../support/lines';
import { editSheet, tutorialSteps } from '../support/tutorial';

/** Built programs have the paths of the folder in which they were built. */
const PROGRAMS = [path.join('.build', 'programs')];

let project: Awaited<ReturnType<typeof copyProject>>;
let database: TestDatabase;
beforeAll(async () => {
  [project, database] = await Promise.all([copyProject({}, PROGRAMS), startTestDatabase()]);
});
afterAll(() => Promise.all([project?.close(), database?.remove()]));

/** What each command of the tutorial prints; `npm start` is followed by the long tests. */
const EXPECTED: [line: string, output: RegExp][] = [
  ['npm run content -- new bath --country GB --center 51.3811,-2.3590', /^Wrote cities\/bath\./m],
  ['npm run content -- add bath bath-places.csv', /^Filled what was empty: menu landmarks, menu museums, /m],
  ['npm run content -- check bath', /^0 wrong, 0 doubtful, \d+ empty\. The pack can be imported/m],
  ['npm run content -- sheet bath', /^Wrote 6 places to .*\/bath\.csv\./m],
  ['npm run content -- sheet bath --read bath.csv', /^Changed \(1\): Pulteney Bridge \(timeNeeded\)$/m],
  ['npm run content -- import bath', /^Added \(7\): Roman Baths, [\s\S]*^Imported cities\/bath\./m],
];

test('docs/bring-your-own-city.md leads to a city of one’s own when it is followed word by word', async () => {
  const steps = await tutorialSteps(project.folder);
  const run = steps.flatMap((step) =>
    step.does === 'run' && !step.line.endsWith('npm start') ? [step.line] : [],
  );
  expect(run).toEqual(EXPECTED.map(([line]) => line));
  const outputs = new Map(EXPECTED);
  for (const step of steps) {
    if (step.does === 'save') await writeFile(path.join(project.folder, step.file), step.content);
    else if (step.does === 'edit') await editSheet(path.join(project.folder, 'bath.csv'), step);
    else if (outputs.has(step.line)) {
      const answered = step.line.includes('import') ? `echo yes | ${step.line}` : step.line;
      const { ok, text } = await runLine(answered, {}, project.folder, { MONGODB_URL: database.url });
      expect([step.line, ok, text]).toEqual([
        step.line,
        true,
        expect.stringMatching(outputs.get(step.line)!),
      ]);
    }
  }
  const stored = await database.client
    .db('guide_discover')
    .collection('listings')
    .find()
    .sort({ _id: 1 })
    .toArray();
  expect(stored.map(({ name, category, timeNeeded }) => [name, category, timeNeeded])).toEqual([
    ['Roman Baths', 'attraction', undefined],
    ['Bath Abbey', 'attraction', undefined],
    ['Pulteney Bridge', 'attraction', '20 minutes'],
    ['Royal Crescent', 'attraction', undefined],
    ['The Circus', 'attraction', undefined],
    ["Sally Lunn's", 'restaurant', undefined],
  ]);
  expect(stored[2]!.hours.mon).toEqual(['00:00-24:00']);
});
