import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';

/** No spaces, control characters or angle brackets. */
const PART = '[^\\s@<>\\u0000-\\u001f\\u007f]+';

/** NEWS-03: text, at sign, text, dot, text, without spaces. */
const EMAIL_PATTERN = `^${PART}@${PART}\\.${PART}$`;

/** Body of POST /api/subscribe (API-12). */
export const Subscription = StrictObject({
  email: Type.String({ minLength: 5, maxLength: 254, pattern: EMAIL_PATTERN }),
});
export type Subscription = Static<typeof Subscription>;

/** The code of a link in a mail of the newsletter. */
export const NewsletterToken = StrictObject({ token: Type.String({ pattern: '^[\\w-]{32}$' }) });

/** Every accepted write answers with a JSON body (D-58). */
export const Accepted = Type.Object({ ok: Type.Literal(true) });
export type Accepted = Static<typeof Accepted>;
