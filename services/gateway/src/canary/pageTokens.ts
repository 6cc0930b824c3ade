import { createSignedText } from '../security/signedText';

/** What a token holds: one page, of one release of a module, at one voter. */
export interface Page {
  /** The page's own id, made by its browser. */
  id: string;
  /** The voter's code. */
  voter: string;
  module: string;
  version: string;
  /** When it was given, ms since 1970. */
  at: number;
}

/** How long a page may report its outcome. */
export const PAGE_LIFETIME_MS = 10 * 60_000;

/**
 * Tokens by which a page reports the outcome of a release. The signature covers the client's address, so that a token is
 * of no use to anybody else; the address itself is not in it.
 * @param secret of all copies of the gateway
 * @param now ms since 1970
 */
export function createPageTokens(secret: () => Promise<string>, now = Date.now) {
  const tokens = createSignedText<Page>(secret);
  return {
    sign: (page: Page, address: string): Promise<string> => tokens.sign(page, address),
    /** @returns null for a token that was made up, changed, given to another address, or is too old */
    async read(token: string, address: string): Promise<Page | null> {
      const page = await tokens.read(token, address);
      return page && now() - page.at < PAGE_LIFETIME_MS ? page : null;
    },
  };
}
