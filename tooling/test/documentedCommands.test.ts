import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { securityEvents } from '@guide/service-kit/security-events';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root, runLine } from './support/lines';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.remove());

async function token(options: string): Promise<string> {
  const settings = { MONGODB_URL: database.url, GUIDE_URL: 'http://localhost:4000' };
  const line = `node tooling/commands/run.mjs embed token ${options}`;
  const { ok, text } = await runLine(line, {}, root, settings);
  expect([ok, text]).toEqual([true, text]);
  return text;
}
const idIn = (text: string) => /^id {4}(\w{12})$/m.exec(text)![1]!;

test('A share token is created, rotated and revoked, and logged with its id', async () => {
  const created = await token(
    '--label "Team page" --origin https://team.example --panel top-pages --days 90',
  );
  const id = idIn(created);
  // The default size of a frame is 300 by 150 px.
  expect(created).toMatch(
    /^ {2}<iframe id="guide-analytics" [^>]*width="100%" height="900" src="[^"]+"><\/iframe>$/m,
  );
  expect(created).toMatch(/^ {2}<script>.*guide-analytics:height.*<\/script>$/m);
  const rotated = await token(`--rotate ${id} --grace 24`);
  expect(rotated).toContain(`${id} stays valid for 24 more hours at most.`);
  expect(await token(`--revoke ${id}`)).toContain(`${id} is revoked.`);

  const rows = (await token('--list')).split('\n').map((line) => line.split('\t'));
  const rowOf = (id: string) => rows.find(([first]) => first === id);
  expect(rowOf(id)).toMatchObject({ 1: 'Team page', 2: 'revoked' });
  expect(rowOf(idIn(rotated))).toMatchObject({ 1: 'Team page', 2: 'valid', 5: 'top-pages' });
  const events = await securityEvents(database.client.db('guide_gateway'));
  expect(events.map(({ action, subject }) => [action, subject])).toEqual([
    ['embed token', 'Team page https://team.example'],
    ['embed token rotated', id],
    ['embed token revoked', id],
  ]);
});

const documents = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const documented = documents
  .map((name) => readFileSync(path.join(root, name), 'utf8'))
  .flatMap((text) => [...text.matchAll(/npm run (ops|modules|embed|content) -- ([a-z-]+)/g)])
  .map(([, noun, verb]) => `${noun} ${verb}`);

test.each([
  ['modules', 11],
  ['embed', 3],
  ['ops', 10],
  ['content', 6],
])('npm run %s lists its commands, and all that the documents name', async (noun, count) => {
  const { ok, text } = await runLine(`node tooling/commands/run.mjs ${noun}`, {}, root);
  expect(ok).toBe(false);
  const listed = [...text.matchAll(/^ {2}([a-z-]+) +\w/gm)].map(([, verb]) => `${noun} ${verb}`);
  expect(listed).toHaveLength(count);
  expect(listed).toEqual(
    expect.arrayContaining(documented.filter((command) => command.startsWith(`${noun} `))),
  );
  expect(documented.filter((command) => command.startsWith(`${noun} `))).not.toEqual([]);
});
