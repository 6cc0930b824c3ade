import { createSignedText } from '../security/signedText';

/** The content of a token. */
export interface Page {
  /** The page's own id, made by its browser. */
  id: string;
  /** Pseudonym of the address. */
  voter: string;
  module: string;
  version: string;
  /** When it was issued, ms since 1970. */
  at: number;
}

/** How long a page may report its outcome. */
const PAGE_LIFETIME_MS = 10 * 60_000;

/**
 * Tokens with which a page reports the outcome of a release. The signature covers the client's address, which is not in
 * the token: other clients cannot use it.
 * @param secret of all copies of the gateway
 * @param now ms since 1970
 */
export function createPageTokens(secret: () => Promise<string>, now = Date.now) {
  const tokens = createSignedText<Page>(secret);
  return {
    sign: (page: Page, address: string): Promise<string> => tokens.sign(page, address),
    /** @returns null for a token that is forged, changed, expired, or was issued to another address */
    async read(token: string, address: string): Promise<Page | null> {
      const page = await tokens.read(token, address);
      return page && now() - page.at < PAGE_LIFETIME_MS ? page : null;
    },
  };
}
