import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { poster } from './calls';

const { app } = await startService(service);

const event = { name: 'booking_click', category: 'booking', path: '/attraction/1' };

test('API-16 an event is stored as it is sent', async () => {
  const answer = await poster(app)('event', { ...event, properties: '{"label":"Tower","value":1}' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  const stored = await (await app.database()).collection('events').find().toArray();
  expect(stored).toEqual([
    {
      _id: expect.anything(),
      at: expect.any(Date),
      day: expect.any(String),
      batch: expect.any(String),
      ...event,
      properties: '{"label":"Tower","value":1}',
    },
  ]);
});

test('D-35 of a visitor who opted out no event is stored', async () => {
  const events = (await app.database()).collection('events');
  const before = await events.countDocuments();
  expect((await poster(app)('event', event, { 'sec-gpc': '1' })).statusCode).toBe(200);
  expect(await events.countDocuments()).toBe(before);
});

test.each([
  [{ ...event, name: undefined }, 'name'],
  [{ ...event, name: '' }, 'name'],
  [{ ...event, category: 'a'.repeat(101) }, 'category'],
  [{ ...event, path: 'nowhere' }, 'path'],
  [{ ...event, properties: { label: 'x' } }, 'properties'],
  [{ ...event, properties: '{label' }, 'properties'],
  [{ ...event, properties: 'null' }, 'properties'],
  [{ ...event, properties: JSON.stringify('a'.repeat(4096)) }, 'properties'],
  [{ ...event, user: 'ann' }, 'user'],
])('API-16 the body %j is refused by field', async (body, field) => {
  expectInvalid(await poster(app)('event', body), field);
});
