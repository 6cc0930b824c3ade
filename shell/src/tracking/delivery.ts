import { type Api, ApiError } from '@guide/contracts/api';
import { ifUnreachable } from './ifUnreachable';
import { inBatches, type Message } from './inBatches';
import { enqueueView, sendQueued } from './viewQueue';

const pending = new Set<Message>();

/** Sends a message; a failure is logged (TRACK-07, ERR-07), and an offline view is queued. */
export function deliver(api: Api, message: Message): void {
  const keepalive = document.visibilityState === 'hidden';
  pending.add(message);
  send(api, message, keepalive)
    .then(() => sendQueued(api))
    .catch((error) => {
      if ('view' in message && !(error instanceof ApiError)) ifUnreachable(() => enqueueView(message.view));
      console.error(`Failed to track ${'view' in message ? 'page view' : 'event'}:`, error);
    })
    .finally(() => pending.delete(message));
}

const send = (api: Api, message: Message, keepalive: boolean): Promise<void> =>
  'view' in message ? api.trackPageView(message.view, keepalive) : api.trackEvent(message.event, keepalive);

/** Resends pending messages when the page is left; their ids prevent double counting. */
export function deliverOnLeaving(api: Api): () => void {
  const onLeaving = () => {
    // The first attempt has logged its failure.
    for (const batch of inBatches([...pending])) api.trackBatch(batch, true).catch(() => {});
  };
  addEventListener('pagehide', onLeaving);
  return () => removeEventListener('pagehide', onLeaving);
}
