const PART = '[^\\s@<>\\u0000-\\u001f\\u007f]+';

/** Text, at sign, text, dot, text, without spaces (NEWS-03): for `pattern` of an input and of a JSON schema. */
export const EMAIL_PATTERN = `^${PART}@${PART}\\.${PART}$`;

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
    title: 'Please confirm by mail',
    description:
      'Your subscription begins when you follow the link in our mail. If you are subscribed already, no mail comes.',
  },
  invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  failed: {
    title: 'Subscription failed',
    description: 'There was an error subscribing to the newsletter. Please try again.',
  },
} as const;
