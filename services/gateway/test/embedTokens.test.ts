import type { Release } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { afterEach, expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Kit } from '../src/embed/kit';
import { createToken, revokeToken, rotateToken } from '../src/embed/manage';
import { embedPage } from '../src/embed/page';
import { createUseRecorder, findToken, idOf, publicIdOf, refusalOf } from '../src/embed/tokens';
import { createWatch } from '../src/embed/watch';
import { createLanguages } from '../src/languages';
import { startTestRegistry } from './support/signing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 10, 26, 12);
const wanted = { label: 'Team page', origins: ['https://team.example'] };

const { db } = await startTestRegistry();
afterEach(() => {
  jest.useRealTimers();
});

const refusalAt = async (token: string, now: number) => refusalOf(await findToken(db, token), now);

test('D-21 a token is valid for 90 days by default and for at most 366', async () => {
  const { token } = await createToken(db, wanted, NOON);
  expect(await refusalAt(token, NOON + 90 * DAY_MS - 1)).toBeNull();
  expect(await refusalAt(token, NOON + 90 * DAY_MS)).toBe('EMBED_TOKEN_EXPIRED');
  const longest = await createToken(db, { ...wanted, days: 366 }, NOON);
  expect(await refusalAt(longest.token, NOON + 366 * DAY_MS - 1)).toBeNull();
  await expect(createToken(db, { ...wanted, days: 366.5 }, NOON)).rejects.toThrow('up to 366 days');
});

test('D-21 logs and lists name a token by the same id, and never by a part of the token', async () => {
  const { token, record } = await createToken(db, wanted, NOON);
  expect(record._id.startsWith(idOf(record))).toBe(true);
  expect([publicIdOf(token), publicIdOf(idOf(record))]).toEqual([idOf(record), idOf(record)]);
});

test('D-21 a rotated token has the same audience and expires when the old one would have', async () => {
  const audience = { ...wanted, panels: ['areas'], filters: ['period=week'] };
  const old = await createToken(db, { ...audience, days: 5 }, NOON);
  const rotatedAt = NOON + 2 * DAY_MS;
  const rotated = await rotateToken(db, idOf(old.record), {}, rotatedAt);
  const { _id, createdAt, ...same } = old.record;
  expect(rotated.record).toMatchObject({ createdAt: new Date(rotatedAt), ...same });
  expect(await refusalAt(old.token, rotatedAt + 24 * HOUR_MS - 1)).toBeNull();
  expect(await refusalAt(old.token, rotatedAt + 24 * HOUR_MS)).toBe('EMBED_TOKEN_EXPIRED');
  expect(await refusalAt(rotated.token, NOON + 5 * DAY_MS - 1)).toBeNull();
  expect(await refusalAt(rotated.token, NOON + 5 * DAY_MS)).toBe('EMBED_TOKEN_EXPIRED');
});

test('D-21 a rotated token can get another lifetime', async () => {
  const old = await createToken(db, { ...wanted, days: 5 }, NOON);
  const { record } = await rotateToken(db, idOf(old.record), { days: 30 }, NOON + DAY_MS);
  expect(record.expiresAt).toEqual(new Date(NOON + 31 * DAY_MS));
  await expect(rotateToken(db, idOf(record), { days: 367 }, NOON + DAY_MS)).rejects.toThrow('366 days');
  await expect(rotateToken(db, idOf(record), { graceHours: -1 }, NOON + DAY_MS)).rejects.toThrow('0 hours');
});

test("D-21 the grace period can be 0 and never extends the old token's lifetime", async () => {
  const old = await createToken(db, { ...wanted, days: 5 }, NOON);
  const rotatedAt = NOON + 5 * DAY_MS - HOUR_MS;
  const next = await rotateToken(db, idOf(old.record), {}, rotatedAt);
  expect(await refusalAt(old.token, NOON + 5 * DAY_MS)).toBe('EMBED_TOKEN_EXPIRED');
  await rotateToken(db, idOf(next.record), { graceHours: 0 }, rotatedAt);
  expect(await refusalAt(next.token, rotatedAt)).toBe('EMBED_TOKEN_EXPIRED');
});

test('D-21 the last use of a token is written at most once a minute', async () => {
  const { token, record } = await createToken(db, wanted, NOON);
  const recordUse = createUseRecorder(db);
  const lastUse = async () => (await findToken(db, token))!.lastUsedAt!.getTime() - NOON;
  for (const [usedAt, written] of [
    [0, 0],
    [59_999, 0],
    [60_000, 60_000],
    [90_000, 60_000],
  ] as const) {
    await recordUse(record, NOON + usedAt);
    expect([usedAt, await lastUse()]).toEqual([usedAt, written]);
  }
});

test("D-21 an open page learns within a second that its token was revoked; other tokens' pages continue", async () => {
  const revoked = await createToken(db, wanted);
  const valid = await createToken(db, wanted);
  const app = Fastify();
  const watch = createWatch(db, app.log, { reportError: () => false }, async () => 0);
  for (const [path, { record }] of Object.entries({ '/revoked': revoked, '/valid': valid }))
    app.get(path, (_request, reply) =>
      watch.stream({ token: record, address: '127.0.0.1', wantsVisitors: false }, reply),
    );
  await app.ready();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  const streams = [app.inject('/revoked'), app.inject('/valid')];
  await new Promise(setImmediate);
  await revokeToken(db, revoked.token);
  await jest.advanceTimersByTimeAsync(1000);
  const { headers, payload } = await streams[0]!;
  expect(headers['content-type']).toBe('text/event-stream');
  expect(payload).toBe('event: valid\ndata: \n\nevent: refused\ndata: EMBED_TOKEN_REVOKED\n\n');
  watch.close();
  expect((await streams[1]!).payload).toBe('event: valid\ndata: \n\n');
  await app.close();
});

test("D-21 the frame's language is the city pack's locale", async () => {
  const integrity = { 'frame.0123456789.css': 'sha384-a', 'frame.0123456789.js': 'sha384-b' };
  const kit = { release: async () => ({ integrity }) as Partial<Release> as Release } as Kit;
  const app = Fastify();
  const english = { locale: 'de-AT' } as Site;
  await app.register(embedPage(db, kit, createLanguages({ english, in: () => english }, {})));
  const { statusCode, payload } = await app.inject('/embed/analytics/no-id?theme=dark');
  expect(statusCode).toBe(403);
  expect(payload).toMatch(/^<!doctype html><html lang="de-AT" data-theme="dark">/);
  await app.close();
});
