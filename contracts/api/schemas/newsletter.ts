import { type Static, Type } from 'typebox';
import { EMAIL_PATTERN } from '../../site/newsletter';
import { StrictObject } from './helpers';
import { LanguageTag } from './language';

/** Body of POST /api/subscribe (API-12). */
export const Subscription = StrictObject({
  email: Type.String({ minLength: 5, maxLength: 254, pattern: EMAIL_PATTERN }),
  /** Language of the emails; default: English. */
  language: Type.Optional(LanguageTag),
});
export type Subscription = Static<typeof Subscription>;

const token = Type.String({ pattern: '^[\\w-]{32}$' });

/** The token of the link in a newsletter email. */
export const NewsletterToken = StrictObject({ token });

/** As `NewsletterToken`, with any further parameters, which mail programs add (RFC 8058). */
export const UnsubscribeQuery = Type.Object({ token });

/** The JSON body of every accepted write (D-58). */
export const Accepted = Type.Object({ ok: Type.Literal(true) });
export type Accepted = Static<typeof Accepted>;
