import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token says: one page, of one release of a module, at one voter. */
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

/** How long a page may tell how it fares. */
export const PAGE_LIFETIME_MS = 10 * 60_000;

/**
 * Tokens by which a page tells how a release fares in it: `<page>.<signature>`. The signature covers the client's
 * address, so that a token is of no use to anybody else; the address itself is in neither part.
 * @param secret of all copies of the gateway
 */
export function createPageTokens(secret: () => Promise<string>) {
  const signatureOf = async (text: string, address: string) =>
    createHmac('sha256', await secret())
      .update(`${text}\0${address}`)
      .digest();

  return {
    async sign(page: Page, address: string): Promise<string> {
      const text = Buffer.from(JSON.stringify(page)).toString('base64url');
      return `${text}.${(await signatureOf(text, address)).toString('base64url')}`;
    },
    /** @returns null for a token that was made up, changed, given to another address, or is too old */
    async read(token: string, address: string): Promise<Page | null> {
      const [text = '', signature = ''] = token.split('.');
      const expected = await signatureOf(text, address);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const page: Page = JSON.parse(Buffer.from(text, 'base64url').toString());
      return Date.now() - page.at < PAGE_LIFETIME_MS ? page : null;
    },
  };
}
