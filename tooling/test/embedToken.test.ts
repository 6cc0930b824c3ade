import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { securityEvents } from '../release/security-events.mjs';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.remove());

/** Runs a documented line on the test's database. @returns what it printed */
async function run(line: string): Promise<string> {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', line], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, MONGODB_URL: database.url },
  });
  return stdout;
}
const fieldsOf = (listed: string, id: string) =>
  listed
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([first]) => first === id);

test('docs/embed.md, followed: a token is made, rotated and revoked, and the log has its first letters only', async () => {
  const made = await run(
    'npm run embed:token -- --label "Team page" --origin https://team.example --panel top-pages --days 90',
  );
  const [, id] = /^id {4}(\w{12})$/m.exec(made)!;
  const rotated = await run(`npm run embed:token -- --rotate ${id} --grace 24`);
  const [, next] = /^id {4}(\w{12})$/m.exec(rotated)!;
  expect(rotated).toContain(`${id} stands for 24 more hours at most.`);
  expect(await run(`npm run embed:token -- --revoke ${id}`)).toContain(`${id} is revoked.`);

  const listed = await run('npm run embed:token -- --list');
  expect(fieldsOf(listed, id!)).toMatchObject({ 1: 'Team page', 2: 'revoked' });
  expect(fieldsOf(listed, next!)).toMatchObject({ 1: 'Team page', 2: 'stands', 5: 'top-pages' });
  const { events } = await securityEvents(database.client.db('guide_gateway'));
  expect(events.map(({ action, subject }) => [action, subject])).toEqual([
    ['embed token', 'Team page https://team.example'],
    ['embed token rotated', id!.slice(0, 8)],
    ['embed token revoked', id!.slice(0, 8)],
  ]);
});
