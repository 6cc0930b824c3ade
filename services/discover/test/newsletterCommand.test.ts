import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { subscribe } from '../src/data/subscriptions';

const command = resolve(import.meta.dirname, '../../../tooling/commands/newsletter.mjs');
const ADDRESSES = [
  'ann@example.org',
  'say"so"@example.org',
  '=1+1@example.org',
  '+ann@example.org',
  '-ann@example.org',
  '=HYPERLINK("http://evil.example";"x")@example.org',
  'ünï@example.org',
];
const { app, database } = await startService(service);
// Earlier versions accepted addresses that the API refuses today.
for (const email of [...ADDRESSES, 'ann@EXAMPLE.ORG']) await subscribe(await app.database(), email);

const newsletter = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const env = { ...process.env, MONGODB_URL: database.url, MONGODB_PREFIX: 'guide' };
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });

test('the export has each address unchanged with time and token, and no cell that a spreadsheet executes', async () => {
  const { code, out } = await newsletter('export');
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ADDRESSES.map((email) => ({
      email,
      subscribedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      unsubscribeToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    })),
  );
  // However a spreadsheet splits the lines, no cell starts like a formula.
  for (const separator of [',', ';', '\t', ' '])
    for (const cell of lines.flatMap((line) => line.split(separator)))
      expect(cell).not.toMatch(/^\s*[=+\-@]/);
});

test('the security log records who exported addresses, without the addresses', async () => {
  await newsletter('export');
  const events = await database.client.db('guide_gateway').collection('security_events').find().toArray();
  expect(events.at(-1)).toMatchObject({
    action: 'newsletter export',
    subject: `${ADDRESSES.length} addresses`,
    by: userInfo().username,
  });
  expect(JSON.stringify(events)).not.toContain('@');
});

test('a token removes only its address, once', async () => {
  const before = (await newsletter('export')).out;
  const token = JSON.parse(before.split('\n')[0]!).unsubscribeToken;
  expect(await newsletter('unsubscribe', token)).toMatchObject({
    code: 0,
    out: 'The address was removed.\n',
  });
  const after = (await newsletter('export')).out;
  expect(after.split('\n')).toEqual(before.split('\n').filter((line) => !line.includes(token)));
  const again = await newsletter('unsubscribe', token);
  expect([again.code, again.err]).toEqual([1, 'No address has this token. It may already be removed.\n']);
});

test.each([[], ['delete'], ['unsubscribe'], ['export', 'x'], ['unsubscribe', 'a', 'b']])(
  'the invalid command %j prints its usage',
  async (...args) => {
    const { code, err } = await newsletter(...args);
    expect(code).toBe(1);
    expect(err).toBe('Use: newsletter export, or newsletter unsubscribe TOKEN.\n');
  },
);
