import type { Api } from '@guide/contracts/api';
import { ifUnreached } from './ifUnreached';
import { inBatches, type Message } from './inBatches';
import { enqueueView, sendQueued } from './viewQueue';

/** What was sent and not answered yet. */
const unanswered = new Set<Message>();

/**
 * Sends a message. While the page is leaving it goes out so that it outlives the page. A failure is logged
 * (TRACK-07, ERR-07); a view that found no connection waits for the next one that does.
 */
export function deliver(api: Api, message: Message): void {
  const keepalive = document.visibilityState === 'hidden';
  unanswered.add(message);
  send(api, message, keepalive)
    .then(() => sendQueued(api))
    .catch((error) => {
      if ('view' in message && error.name !== 'ApiError') ifUnreached(() => enqueueView(message.view));
      console.error(`Failed to track ${'view' in message ? 'page view' : 'event'}:`, error);
    })
    .finally(() => unanswered.delete(message));
}

const send = (api: Api, message: Message, keepalive: boolean): Promise<void> =>
  'view' in message ? api.trackPageView(message.view, keepalive) : api.trackEvent(message.event, keepalive);

/**
 * Sends what is unanswered once more, together, when the page is left; the service knows each message by its id.
 * @returns removes the listener
 */
export function deliverOnLeaving(api: Api): () => void {
  const onLeaving = () => {
    // The first attempt logs its own failure.
    for (const batch of inBatches([...unanswered])) api.trackBatch(batch, true).catch(() => {});
  };
  addEventListener('pagehide', onLeaving);
  return () => removeEventListener('pagehide', onLeaving);
}
