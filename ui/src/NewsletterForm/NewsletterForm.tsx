import type { Site } from '@guide/contracts/site';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Kicker } from '../Kicker/Kicker';
import { SmartImage } from '../SmartImage/SmartImage';
import { TextField } from '../TextField/TextField';
import { isEmail } from './isEmail';
import styles from './NewsletterForm.module.css';
import { Postmark } from './Postmark';

const INVALID = { title: 'Invalid email', description: 'Please enter a valid email address.' };
const SUBSCRIBED = {
  title: 'Successfully subscribed!',
  description: 'Thank you for subscribing to our newsletter.',
};
/** Also shown for existing subscribers, so that nobody can test addresses (D-16). */
const PENDING = {
  title: 'Please confirm by mail',
  description:
    'Your subscription begins when you follow the link in our mail. If you are subscribed already, no mail comes.',
};
const LATER = {
  title: 'You are offline',
  description: 'Your address waits on this device and is sent when the connection is back.',
};
const TOASTS = new Map<unknown, typeof SUBSCRIBED>([
  ['later', LATER],
  ['pending', PENDING],
]);
const FAILED = {
  title: 'Subscription failed',
  description: 'There was an error subscribing to the newsletter. Please try again.',
};

interface NewsletterHost {
  site: Pick<Site, 'product' | 'newsletter'>;
  now: number;
  /** Resolves to `pending` until the address is confirmed by mail, `later` while offline. */
  api: { subscribe(subscription: { email: string }): Promise<unknown> };
  toast(toast: { title: string; description: string; variant: 'default' | 'destructive' }): void;
}

/**
 * Newsletter form (NEWS-01 to NEWS-07, D-16, D-73). The input is uncontrolled: browsers report `müller.de` as punycode,
 * which React would write back into it.
 */
export function NewsletterForm({ host }: { host: NewsletterHost }) {
  const { product, newsletter } = host.site;
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submitting) return;
    const input = field.current!;
    const email = input.value.trim();
    if (!isEmail(email)) {
      setError(INVALID.description);
      host.toast({ ...INVALID, variant: 'destructive' });
      input.focus();
      return;
    }
    setSubmitting(true);
    try {
      const result = await host.api.subscribe({ email });
      input.value = '';
      host.toast({ ...(TOASTS.get(result) ?? SUBSCRIBED), variant: 'default' });
    } catch {
      host.toast({ ...FAILED, variant: 'destructive' });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <section className={styles.postcard} aria-labelledby={titleId} data-print="hide">
      <div className={styles.content}>
        <Kicker>{newsletter.kicker}</Kicker>
        <h2 id={titleId} className={styles.title}>
          Stay Updated on {product}'s Best
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <div className={styles.stamp} aria-hidden="true">
        <SmartImage src={newsletter.imageUrl} alt="" sizes="112px" widths={[400]} />
      </div>
      <Postmark product={product} year={new Date(host.now).getUTCFullYear()} />
      {/* The browser's validation would block the toast. */}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label="Email address"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          icon={<Mail aria-hidden="true" />}
          error={error}
          className={styles.field}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" className={styles.subscribe} working={submitting} workingLabel="Subscribing...">
          Subscribe
        </Button>
      </form>
    </section>
  );
}
