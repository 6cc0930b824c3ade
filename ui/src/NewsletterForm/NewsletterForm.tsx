import {
  addressIn,
  EMAIL_PATTERN,
  NEWSLETTER_OUTCOMES,
  NEWSLETTER_PATH,
  type Site,
} from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../Button/Button';
import { Kicker } from '../Kicker/Kicker';
import { SmartImage } from '../SmartImage/SmartImage';
import { TextField } from '../TextField/TextField';
import styles from './NewsletterForm.module.css';
import { Postmark } from './Postmark';

const { subscribed, pending, invalid, failed } = NEWSLETTER_OUTCOMES;
const LATER = {
  get title() {
    return i18n.t('You are offline');
  },
  get description() {
    return i18n.t('Your address stays on this device and is sent when you are back online.');
  },
};
const TOASTS = new Map<unknown, { title: string; description: string }>([
  ['later', LATER],
  ['pending', pending],
]);

interface NewsletterHost {
  site: Pick<Site, 'product' | 'newsletter'>;
  now: number;
  /** Resolves to `pending` until the address is confirmed by email, `later` while offline. */
  api: { subscribe(subscription: { email: string }): Promise<unknown> };
  toast(toast: { title: string; description: string; variant: 'default' | 'destructive' }): void;
}

/**
 * Newsletter form (NEWS-01 to NEWS-07, D-16, D-73). The browser validates; without scripts the guide answers with a page.
 * The input is uncontrolled: browsers report `müller.de` as punycode, which React would write back into it.
 */
export function NewsletterForm({ host }: { host: NewsletterHost }) {
  const { product, newsletter } = host.site;
  const titleId = useId();
  const [submitting, setSubmitting] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setSubmitting(true);
    try {
      const result = await host.api.subscribe({ email });
      form.reset();
      host.toast({ ...(TOASTS.get(result) ?? subscribed), variant: 'default' });
    } catch {
      host.toast({ ...failed, variant: 'destructive' });
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <section className={styles.postcard} aria-labelledby={titleId} data-print="hide">
      <div className={styles.content}>
        <Kicker>{newsletter.kicker}</Kicker>
        <h2 id={titleId} className={styles.title}>
          {i18n.t("Stay Updated on {city}'s Best", { city: product })}
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <div className={styles.stamp} aria-hidden="true">
        <SmartImage src={newsletter.imageUrl} alt="" sizes="112px" widths={[400]} />
      </div>
      <Postmark product={product} year={new Date(host.now).getUTCFullYear()} />
      <form
        className={styles.form}
        method="post"
        action={addressIn(currentLanguage(), NEWSLETTER_PATH)}
        onSubmit={submit}
      >
        <TextField
          label={i18n.t('Email address')}
          type="email"
          name="email"
          required
          pattern={EMAIL_PATTERN}
          autoComplete="email"
          placeholder={i18n.t('you@example.com')}
          icon={<Mail aria-hidden="true" />}
          error={invalid.description}
          className={styles.field}
          onInvalid={(event) => {
            // The toast replaces the browser's bubble.
            event.preventDefault();
            event.currentTarget.focus();
            host.toast({ ...invalid, variant: 'destructive' });
          }}
        />
        <Button
          type="submit"
          className={styles.subscribe}
          working={submitting}
          workingLabel={i18n.t('Subscribing...')}
        >
          {i18n.t('Subscribe')}
        </Button>
      </form>
    </section>
  );
}
