/** Newsletter addresses that wait on the device for a connection. */
import type { Api, ApiError } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { persistentQueue } from './persistentQueue';

const MAX_UNSENT = 3;
const waiting = persistentQueue<string>('guide-unsent-subscriptions', MAX_UNSENT);

/** By name: there may be two copies of the class in a page. */
const isAnswered = (error: Error): error is ApiError => error.name === 'ApiError';
/** The service's status for an invalid address; other failures are temporary. */
const REFUSED_STATUS = 400;

const without = (email: string) => waiting.read().filter((known) => known !== email);

/** The API with a newsletter that waits for a connection: its promise resolves to `later` for an address that waits. */
export const withWaitingSubscriptions = (api: Api): Api => ({
  ...api,
  subscribe: (subscription, ...rest) =>
    api.subscribe(subscription, ...rest).catch((error) => {
      if (isAnswered(error)) throw error;
      waiting.write([...without(subscription.email), subscription.email]);
      return 'later' as never;
    }),
});

/**
 * Sends the waiting addresses now and whenever the connection returns. A refused address is dropped with a toast.
 * @returns removes the listener
 */
export function sendWaitingSubscriptions(api: Api, toast: Host['toast']): () => void {
  const sendOne = async (email: string) => {
    try {
      await api.subscribe({ email });
    } catch (error) {
      if (!(isAnswered(error as Error) && (error as ApiError).status === REFUSED_STATUS)) return;
      toast({
        title: 'Subscription failed',
        description: `${email} was not accepted for the newsletter. Please check the address and enter it again.`,
        variant: 'destructive',
      });
    }
    waiting.write(without(email));
  };
  const sendAll = () => void waiting.read().forEach(sendOne);
  addEventListener('online', sendAll);
  sendAll();
  return () => removeEventListener('online', sendAll);
}
