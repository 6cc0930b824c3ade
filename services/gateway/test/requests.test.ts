import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_REQUEST_LIFETIME_S, StatusRequest } from '@guide/contracts/api/schemas';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CompactSign } from 'jose';
import { MongoError } from 'mongodb';
import { createKey } from '../../../module/src/release/keys.mjs';
import { openOwners } from '../src/releases/signing/owners';
import { createRequestReader } from '../src/releases/signing/requests';
import { keysOf, makeTestKey, startTestRegistry } from './support/signing';
import { openTeam } from './support/uploads';

const NOW_S = 1_800_000_000;
const TOLERANCE_S = 60;

const { database, db } = await startTestRegistry();
const keys = keysOf(database);
const owners = await makeTestKey(keys);
const otherKey = await createKey(path.join(keys, 'other.json'), owners.site);
owners.teams['Team Other'] = { keys: [otherKey], modules: ['other'], paths: [], slots: [] };
const team = await openTeam(keys);
const otherTeam = await openTeam(keys, 'other.json');
beforeEach(async () => {
  await db.dropDatabase();
  jest.spyOn(Date, 'now').mockReturnValue(NOW_S * 1000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a reader of requests. @param key - changed fields of the testers' key in the owners file */
async function open(key: object = {}) {
  const file = path.join(keys, `owners-${randomUUID()}.json`);
  const changedOwners = structuredClone(owners);
  Object.assign(changedOwners.teams.Testers!.keys[0]!, key);
  await writeFile(file, JSON.stringify(changedOwners));
  return createRequestReader(await openOwners(file), db);
}
const status = (more: object = {}) => ({ module: 'pubs', action: 'status', ...more });
const read = async (authorization: string | undefined, key: object = {}) =>
  (await open(key)).read(StatusRequest, authorization);
const readClaims = async (more: object = {}, key: object = {}) =>
  read(await team.authorization(status(more)), key);
const refusal = (statusCode: number, code: string, message: string | RegExp) =>
  expect.objectContaining({
    statusCode,
    code,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });

test('a signed request is accepted once on any gateway, with the team that signed it', async () => {
  const authorization = await team.authorization(status());
  const { team: name, claims } = await read(authorization);
  expect(name).toBe('Testers');
  expect(claims).toMatchObject({ module: 'pubs', action: 'status', aud: owners.site, iat: NOW_S });
  await expect(read(authorization)).rejects.toEqual(
    refusal(409, 'REPLAYED', 'This request was sent before. Sign a new one.'),
  );
  expect((await readClaims()).team).toBe('Testers');
});

test('another team may use the same random id', async () => {
  const jti = 'a'.repeat(32);
  await readClaims({ jti });
  const { team: name } = await read(await otherTeam.authorization(status({ module: 'other', jti })));
  expect(name).toBe('Team Other');
});

test.each<[what: string, claims: Record<string, unknown>]>([
  ['expired a minute ago', { iat: NOW_S - 120, exp: NOW_S - TOLERANCE_S }],
  ['was signed a minute in the future', { iat: NOW_S + TOLERANCE_S, exp: NOW_S + 120 }],
  ['has the maximum lifetime', { iat: NOW_S, exp: NOW_S + MAX_REQUEST_LIFETIME_S }],
])('a request that %s is accepted, because clocks differ', async (_what, claims) => {
  expect((await readClaims(claims)).claims).toMatchObject(claims);
});

test.each<[what: string, claims: object, message: string]>([
  [
    'expired earlier',
    { iat: NOW_S - 120, exp: NOW_S - TOLERANCE_S - 1 },
    'The request is too old: sign it again.',
  ],
  [
    'was signed further in the future',
    { iat: NOW_S + TOLERANCE_S + 1, exp: NOW_S + 120 },
    "The request was signed in the future: set this machine's clock.",
  ],
  [
    'has a longer lifetime',
    { iat: NOW_S, exp: NOW_S + MAX_REQUEST_LIFETIME_S + 1 },
    `A request is valid for at most ${MAX_REQUEST_LIFETIME_S} s. Sign it with an earlier expiry.`,
  ],
  [
    'is for another guide',
    { aud: 'guide-staging' },
    'The request was signed for guide-staging; this is guide-test.',
  ],
  ['has another action', { action: 'rollback' }, 'The signed content is not a valid request of this type.'],
  ['has an additional claim', { percent: 10 }, 'The signed content is not a valid request of this type.'],
])('a request that %s is refused', async (_what, claims, message) => {
  await expect(readClaims(claims)).rejects.toEqual(refusal(401, 'NOT_SIGNED', message));
  expect(await db.collection('signedRequests').countDocuments()).toBe(0);
});

test('only requests signed with a known key are accepted', async () => {
  const good = await team.authorization(status());
  const unnamed = 'The request is signed with a key that the owners file does not name.';
  const kid = team.key.kid;
  for (const [authorization, message] of [
    [undefined, 'The request is not signed.'],
    ['Bearer ', 'The request is not signed.'],
    [good.replace('Bearer ', ''), 'The request is not signed.'],
    [`Basic ${good}`, 'The request is not signed.'],
    [`${good} more`, 'The request is not signed.'],
    [await team.authorization(status(), { kid: 'nobody' }), unnamed],
    [await team.authorization(status(), { typ: 'guide-release+json' }), unnamed],
    [
      await team.authorization(status(), {}, otherTeam.key),
      `The signature of the request is not by the key ${kid} of Testers.`,
    ],
  ] as const)
    await expect(read(authorization)).rejects.toEqual(refusal(401, 'NOT_SIGNED', message));
});

test('a signed text is not a request', async () => {
  const token = await new CompactSign(new TextEncoder().encode('hello'))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'guide-request+jwt', kid: team.key.kid })
    .sign(team.key.privateKey);
  await expect(read(`Bearer ${token}`)).rejects.toEqual(
    refusal(401, 'NOT_SIGNED', 'The signed content is not a valid request of this type.'),
  );
});

test('a revoked or retired key is refused, and a team may change only its own modules', async () => {
  const at = (seconds: number) => ({ retired: new Date((NOW_S + seconds) * 1000).toISOString() });
  await expect(readClaims({}, { revoked: true })).rejects.toEqual(
    refusal(403, 'NOT_PERMITTED', `The key ${team.key.kid} of Testers is revoked.`),
  );
  await expect(readClaims({}, at(0))).rejects.toEqual(
    refusal(403, 'NOT_PERMITTED', `The key ${team.key.kid} of Testers is retired.`),
  );
  expect((await readClaims({}, at(1))).team).toBe('Testers');
  await expect(read(await otherTeam.authorization(status()))).rejects.toEqual(
    refusal(403, 'NOT_PERMITTED', 'Team Other may not release pubs.'),
  );
});

test('without the database a request fails with an outage, not as a replay', async () => {
  const reader = await open();
  await database.stop();
  try {
    const failed = await reader
      .read(StatusRequest, await team.authorization(status()))
      .catch((error) => error);
    expect(failed).toBeInstanceOf(MongoError);
  } finally {
    await database.start();
  }
});

test("a team's uploads and previews of the last hour are counted, nothing else", async () => {
  const reader = await open();
  const used = db.collection<{ _id: string; team: string; action: string; expiresAt: Date }>(
    'signedRequests',
  );
  await reader.read(StatusRequest, await team.authorization(status()));
  const [remembered] = await used.find().toArray();
  expect(remembered).toMatchObject({
    team: 'Testers',
    action: 'status',
    expiresAt: new Date((NOW_S + 3600) * 1000),
  });
  expect(await reader.countUploads('Testers')).toBe(0);
  jest.restoreAllMocks();
  const add = (id: string, name: string, action: string, afterMs: number) =>
    used.insertOne({ _id: id, team: name, action, expiresAt: new Date(Date.now() + afterMs) });
  await add('1', 'Testers', 'release', 60_000);
  await add('2', 'Testers', 'preview', 60_000);
  await add('3', 'Testers', 'release', -60_000);
  await add('4', 'Team Other', 'release', 60_000);
  await add('5', 'Testers', 'rollback', 60_000);
  expect(await reader.countUploads('Testers')).toBe(2);
});

test('records of requests expire in the database', async () => {
  await (await open()).prepare();
  const indexes = await db.collection('signedRequests').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
});
