import type { PageView, TrackedBatch, TrackedEvent } from '@guide/contracts/api';

export type Message = { view: PageView } | { event: TrackedEvent };

/** Characters of a request body: the service accepts 16 KB of UTF-8 and 50 messages of each kind. */
const MAX_BATCH_CHARACTERS = 5000;
/** Small messages count at least this much, so that no batch has more than 50. */
const MIN_MESSAGE_CHARACTERS = MAX_BATCH_CHARACTERS / 50;

export function inBatches(messages: Message[]): TrackedBatch[] {
  const batches: Required<TrackedBatch>[] = [];
  let space = 0;
  for (const message of messages) {
    const size = Math.max(MIN_MESSAGE_CHARACTERS, JSON.stringify(message).length);
    if (size > space) {
      batches.push({ views: [], events: [] });
      space = MAX_BATCH_CHARACTERS;
    }
    space -= size;
    const batch = batches.at(-1)!;
    if ('view' in message) batch.views.push(message.view);
    else batch.events.push(message.event);
  }
  return batches;
}
