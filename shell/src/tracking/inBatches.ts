import type { TrackedBatch } from '@guide/contracts/api';
import type { Message } from './delivery';

/** Characters of a request's body: the service takes 16 KB of UTF-8, and 50 messages of a kind. */
const LONGEST = 5000;
const SHORTEST_MESSAGE = LONGEST / 50;

/** Puts messages together into requests that the service takes. */
export function inBatches(messages: Message[]): TrackedBatch[] {
  const batches: Required<TrackedBatch>[] = [];
  let room = 0;
  for (const message of messages) {
    const size = Math.max(SHORTEST_MESSAGE, JSON.stringify(message).length);
    if (size > room) {
      batches.push({ views: [], events: [] });
      room = LONGEST;
    }
    room -= size;
    const batch = batches.at(-1)!;
    if ('view' in message) batch.views.push(message.view);
    else batch.events.push(message.event);
  }
  return batches;
}
