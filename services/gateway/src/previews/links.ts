import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from 'mongodb';
import { sharedSecret } from '../security/secret';

/** A release that is shown to who has the link, until then. */
export interface Preview {
  module: string;
  version: string;
  /** Ms since 1970. */
  expiresAt: number;
}

/** A longer one is not ours. */
const MAX_TOKEN_LENGTH = 400;

/** Tokens of preview links, `<preview>.<signature>`, signed with a secret of all copies of the gateway. */
export function createPreviewLinks(db: Db) {
  const secret = sharedSecret(db, 'preview-links');
  const signatureOf = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('base64url');

  return {
    async sign(preview: Preview): Promise<string> {
      const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
      return `${text}.${await signatureOf(text)}`;
    },

    /** @returns null for a token that was made up, changed, signed by another guide, or has expired */
    async read(token: string): Promise<Preview | null> {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const [text = ''] = token.split('.', 1);
      const given = Buffer.from(token.slice(text.length + 1));
      // The text itself is compared: decoding would pass over letters that do not belong there.
      const expected = Buffer.from(await signatureOf(text));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const preview: Preview = JSON.parse(Buffer.from(text, 'base64url').toString());
      return Date.now() < preview.expiresAt ? preview : null;
    },
  };
}
