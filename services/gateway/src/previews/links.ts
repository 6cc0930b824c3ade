import type { Db } from 'mongodb';
import { sharedSecret } from '../security/secret';
import { createSignedText } from '../security/signedText';

/** A release that is shown to who has the link, until then. */
export interface Preview {
  module: string;
  version: string;
  /** Ms since 1970. */
  expiresAt: number;
}

/** A longer one is not ours. */
const MAX_TOKEN_LENGTH = 400;

/** Tokens of preview links, signed with a secret of all copies of the gateway. */
export function createPreviewLinks(db: Db) {
  const tokens = createSignedText<Preview>(sharedSecret(db, 'preview-links'));
  return {
    sign: (preview: Preview): Promise<string> => tokens.sign(preview),
    /** @returns null for a token that was made up, changed, signed by another guide, or has expired */
    async read(token: string): Promise<Preview | null> {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const preview = await tokens.read(token);
      return preview && Date.now() < preview.expiresAt ? preview : null;
    },
  };
}
