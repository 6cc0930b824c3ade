import { i18n } from '../texts';

/** The characters that browsers accept before the at sign of an email field, without dots. */
const ATOM = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * Text, at sign, text, dot, text, without spaces (NEWS-03). Form and API accept the same addresses: as browsers do, but
 * with a dot in the domain, without empty parts, and without invisible characters. For `pattern` of an input and of a
 * JSON schema, so it is valid with the flags `u` and `v`.
 */
export const EMAIL_PATTERN = `^(?!.*\\p{Default_Ignorable_Code_Point})${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`;

/** The form without scripts is sent to this page. */
export const NEWSLETTER_PATH = '/newsletter';

/** Outcomes of a subscription, as a toast or on the page of the form (NEWS-04, NEWS-06, NEWS-07, D-16, D-73). */
export const NEWSLETTER_OUTCOMES = {
  subscribed: {
    get title() {
      return i18n.t('Successfully subscribed!');
    },
    get description() {
      return i18n.t('Thank you for subscribing to our newsletter.');
    },
  },
  /** Also shown for existing subscribers, so that nobody can test addresses. */
  pending: {
    get title() {
      return i18n.t('Check your inbox');
    },
    get description() {
      return i18n.t(
        'Follow the link in our email to subscribe. If you are already subscribed, you will not get one.',
      );
    },
  },
  invalid: {
    get title() {
      return i18n.t('Invalid email');
    },
    get description() {
      return i18n.t('Please enter a valid email address.');
    },
  },
  failed: {
    get title() {
      return i18n.t('Subscription failed');
    },
    get description() {
      return i18n.t('There was an error subscribing to the newsletter. Please try again.');
    },
  },
} as const;
