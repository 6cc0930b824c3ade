import { type Api, ApiError } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { ENGLISH } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { pageLanguage } from '../navigation/address';
import { persistentQueue } from './persistentQueue';

const MAX_UNSENT = 3;
/** An address, with its language if that is not English: "de someone@example.com". Addresses have no spaces. */
const waiting = persistentQueue<string>('guide-unsent-subscriptions', MAX_UNSENT);

function readEntry(entry: string): { email: string; language: string } {
  const [email, language = ENGLISH] = entry.split(' ').reverse() as [string, string?];
  return { email, language };
}

const entryOf = (email: string, language: string) => (language === ENGLISH ? email : `${language} ${email}`);

/** The status for an invalid address; other failures are temporary. */
const REFUSED_STATUS = 400;

const queueWithout = (email: string) => waiting.read().filter((entry) => readEntry(entry).email !== email);

/** Wraps an API: while offline, `subscribe` queues the address and resolves to `later`. */
export const withQueuedSubscriptions = (api: Api): Api => ({
  ...api,
  subscribe: (subscription, ...rest) =>
    api.subscribe(subscription, ...rest).catch((error) => {
      if (error instanceof ApiError) throw error;
      const { email } = subscription;
      waiting.write([...queueWithout(email), entryOf(email, pageLanguage())]);
      return 'later' as never;
    }),
});

/** Sends the queue now and when the connection returns; rejected addresses are dropped. */
export function sendQueuedSubscriptions(api: Api, toast: Host['toast']): () => void {
  const sendAddress = async (entry: string) => {
    const { email, language } = readEntry(entry);
    try {
      await api.subscribe(language === pageLanguage() ? { email } : { email, language });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === REFUSED_STATUS)) return;
      toast({
        title: i18n.t('Subscription failed'),
        description: i18n.t(
          '{email} was not accepted for the newsletter. Please check the address and enter it again.',
          { email },
        ),
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
