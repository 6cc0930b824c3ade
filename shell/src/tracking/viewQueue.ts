import type { Api, PageView } from '@guide/contracts/api';
import { persistentQueue } from '../offline/persistentQueue';
import { isCounted } from '../settings/statistics';
import { inBatches } from './inBatches';

const MAX_UNSENT = 50;
const DAY_SECONDS = 86_400;

interface Unsent {
  view: PageView;
  at: number;
}

const waiting = persistentQueue<Unsent>('guide-unsent-views', MAX_UNSENT);

function write(unsent: Unsent[]): void {
  try {
    waiting.write(unsent);
  } catch {
    // Without storage the view is lost.
  }
}

export const enqueueView = (view: PageView): void => write([...waiting.read(), { view, at: Date.now() }]);

export const clearQueue = (): void => write([]);

let sending = false;

/** Sends the queue; failed views stay in it. Clears it if the visitor is not counted (D-35). */
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
    // Retried after the next successful view.
  } finally {
    sending = false;
  }
}
