import { expect, test } from '@jest/globals';
import type { Message } from '../src/tracking/inBatches';
import { inBatches } from '../src/tracking/inBatches';

const event = (length: number): Message => ({
  event: { name: 'e', category: 'c', path: '/', properties: 'x'.repeat(length) },
});

test('TRACK-02 unsent messages are sent together, as many as the service accepts', () => {
  expect(inBatches([])).toEqual([]);
  const view: Message = { view: { path: '/' } };
  expect(inBatches([view, event(3)])).toEqual([
    { views: [{ path: '/' }], events: [(event(3) as { event: object }).event] },
  ]);
  const batches = inBatches(Array.from({ length: 9 }, () => event(4096)));
  expect(batches.flatMap(({ events }) => events)).toHaveLength(9);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(16 * 1024);
});

test('TRACK-02 short messages: never more of a kind than the service accepts', () => {
  const batches = inBatches(Array.from({ length: 400 }, (): Message => ({ view: { path: '/' } })));
  expect(batches.flatMap(({ views }) => views)).toHaveLength(400);
  for (const { views } of batches) expect(views!.length).toBeLessThanOrEqual(50);
});
