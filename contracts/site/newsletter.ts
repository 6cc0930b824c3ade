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
    title: 'Successfully subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  /** Also shown for existing subscribers, so that nobody can test addresses. */
  pending: {
    title: 'Check your inbox',
    description:
      'Follow the link in our email to subscribe. If you are already subscribed, you will not get one.',
  },
  invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  failed: {
    title: 'Subscription failed',
    description: 'There was an error subscribing to the newsletter. Please try again.',
  },
} as const;
