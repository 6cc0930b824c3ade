import type { Api, ApiError } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { persistentQueue } from './persistentQueue';

const MAX_UNSENT = 3;
const waiting = persistentQueue<string>('guide-unsent-subscriptions', MAX_UNSENT);

/** Compares the name, because a page may contain two copies of the class. */
const isApiError = (error: Error): error is ApiError => error.name === 'ApiError';
/** The status for an invalid address; other failures are temporary. */
const REFUSED_STATUS = 400;

const queueWithout = (email: string) => waiting.read().filter((queued) => queued !== email);

/** Wraps an API: while offline, `subscribe` queues the address and resolves to `later`. */
export const withQueuedSubscriptions = (api: Api): Api => ({
  ...api,
  subscribe: (subscription, ...rest) =>
    api.subscribe(subscription, ...rest).catch((error) => {
      if (isApiError(error)) throw error;
      waiting.write([...queueWithout(subscription.email), subscription.email]);
      return 'later' as never;
    }),
});

/** Sends the queue now and when the connection returns; rejected addresses are dropped. */
export function sendQueuedSubscriptions(api: Api, toast: Host['toast']): () => void {
  const sendAddress = async (email: string) => {
    try {
      await api.subscribe({ email });
    } catch (error) {
      if (!(isApiError(error as Error) && (error as ApiError).status === REFUSED_STATUS)) return;
      toast({
        title: 'Subscription failed',
        description: `${email} was not accepted for the newsletter. Please check the address and enter it again.`,
        variant: 'destructive',
      });
    }
    waiting.write(queueWithout(email));
  };
  const sendAll = () => void waiting.read().forEach(sendAddress);
  addEventListener('online', sendAll);
  sendAll();
  return () => removeEventListener('online', sendAll);
}
