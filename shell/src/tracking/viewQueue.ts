/** Page views that found no connection: they wait on the device, and go out once with their time when it is back. */
import type { Api, PageView } from '@guide/contracts/api';
import { persistentQueue } from '../offline/persistentQueue';
import { isCounted } from '../settings/statistics';
import { inBatches } from './inBatches';

/** The oldest go first: more than these a visitor hardly sees on one way underground. */
const MAX_UNSENT = 50;
/** The service counts a view of an earlier day no more. */
const DAY_SECONDS = 86_400;

interface Unsent {
  view: PageView;
  /** When it was, ms since 1970 by the device's clock. */
  at: number;
}

const waiting = persistentQueue<Unsent>('guide-unsent-views', MAX_UNSENT);

function write(unsent: Unsent[]): void {
  try {
    waiting.write(unsent);
  } catch {
    // A browser without storage loses the view.
  }
}

/** Stores a view for later. */
export const enqueueView = (view: PageView): void => write([...waiting.read(), { view, at: Date.now() }]);

/** Deletes what waits: the visitor is not to be counted. */
export const clearQueue = (): void => write([]);

let sending = false;

/**
 * Sends what waits; the service knows each view by its id, so that none counts twice. What fails again goes on waiting;
 * of a visitor who is not counted it is forgotten (D-35).
 */
export async function sendQueued(api: Api): Promise<void> {
  if (sending) return;
  if (!isCounted()) return clearQueue();
  const unsent = waiting.read();
  if (unsent.length === 0) return;
  sending = true;
  try {
    const views = unsent
      .map(({ view, at }) => ({ ...view, agoSeconds: Math.max(0, Math.round((Date.now() - at) / 1000)) }))
      .filter(({ agoSeconds }) => agoSeconds < DAY_SECONDS);
    for (const batch of inBatches(views.map((view) => ({ view })))) await api.trackBatch(batch);
    const sent = new Set(unsent.map(({ view }) => view.id));
    write(waiting.read().filter(({ view }) => !sent.has(view.id)));
  } catch {
    // They wait for the next view that arrives.
  } finally {
    sending = false;
  }
}
