/** Newsletter addresses that found no connection: they wait on the device, and are sent when it is back. */
import type { Api } from '@guide/contracts/api';
import { waitingList } from './waitingList';

const MAX_UNSENT = 3;
const waiting = waitingList<string>('guide-unsent-subscriptions', MAX_UNSENT);

/** By name: there may be two copies of the class in a page. */
const isAnswered = (error: Error) => error.name === 'ApiError';

/**
 * The API with a newsletter that waits for a connection: its promise gives `later` for an address that is kept.
 * It sends what waits at once, and whenever the connection is back.
 */
export function withWaitingSubscriptions(api: Api): Api {
  const sendWaiting = async () => {
    for (const email of waiting.read()) {
      await api.subscribe({ email });
      waiting.write(waiting.read().filter((one) => one !== email));
    }
  };
  const retry = () => void sendWaiting().catch(() => {});
  addEventListener('online', retry);
  retry();
  return {
    ...api,
    subscribe: (subscription, ...rest) =>
      api.subscribe(subscription, ...rest).catch((error) => {
        if (isAnswered(error)) throw error;
        waiting.write([...waiting.read().filter((one) => one !== subscription.email), subscription.email]);
        return 'later' as never;
      }),
  };
}
