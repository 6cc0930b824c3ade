import type { Db } from 'mongodb';
import { sharedSecret } from '../security/secret';
import { createSignedText } from '../security/signedText';

/** A release that only holders of its link see. */
export interface Preview {
  module: string;
  version: string;
  /** Ms since 1970. */
  expiresAt: number;
}

const MAX_TOKEN_LENGTH = 400;

export function createPreviewLinks(db: Db) {
  const tokens = createSignedText<Preview>(sharedSecret(db, 'preview-links'));
  return {
    sign: (preview: Preview): Promise<string> => tokens.sign(preview),
    /** @returns null for a token that is forged, changed, another guide's, or expired */
    async read(token: string): Promise<Preview | null> {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const preview = await tokens.read(token);
      return preview && Date.now() < preview.expiresAt ? preview : null;
    },
  };
}
