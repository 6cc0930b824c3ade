import type { Db } from 'mongodb';
import { sharedSecret } from '../security/secret';
import { createSignedText } from '../security/signedText';

/** A release shown only to visitors with its link. */
export interface Preview {
  module: string;
  version: string;
  /** Expiry in milliseconds since 1970. */
  expiresAt: number;
}

const MAX_TOKEN_LENGTH = 400;

export function createPreviewLinks(db: Db) {
  const tokens = createSignedText<Preview>(sharedSecret(db, 'preview-links'));
  return {
    sign: (preview: Preview): Promise<string> => tokens.sign(preview),
    /** @returns null if the token is forged, expired or from another guide */
    async read(token: string): Promise<Preview | null> {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const preview = await tokens.read(token);
      return preview && Date.now() < preview.expiresAt ? preview : null;
    },
  };
}
