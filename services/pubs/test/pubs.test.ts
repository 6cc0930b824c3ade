import {
  expectInvalid,
  expectNotFound,
  expectRecovery,
  londonFile,
  startService,
} from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';

const { app, database } = await startService(service);

test('D-45 CONST-03 the ten pubs in their order, exactly as the pack has them', async () => {
  const answer = await app.inject('/api/pubs');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(await londonFile('pubs.json'));
  expect(answer.json().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('D-45 one pub by its number', async () => {
  const answer = await app.inject('/api/pubs/9');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual((await londonFile('pubs.json'))[8]);
});

test('PUB-11 an unknown number is 404', async () => {
  expectNotFound(await app.inject('/api/pubs/11'));
});

test.each(['0', '12abc', '1e1', '+1', '-3', '1.0'])('D-38 the number %s is refused by name', async (id) => {
  expectInvalid(await app.inject(`/api/pubs/${id}`), 'id');
});

test('a lost database: 503 with Retry-After within 3 s, and back without a restart', async () => {
  await expectRecovery(service, database, { url: '/api/pubs' });
}, 30_000);
