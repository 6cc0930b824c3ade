import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Values that browsers carry and cannot change: `<value as base64url JSON>.<HMAC-SHA-256>`.
 * @param secret of all copies of the gateway
 */
export function createSignedText<T extends object>(secret: () => Promise<string>) {
  const signatureOf = async (text: string, holder: string | undefined) =>
    createHmac('sha256', await secret())
      .update(holder === undefined ? text : `${text}\0${holder}`)
      .digest('base64url');

  return {
    /** @param holder to whom alone it is of use; not a part of what is written */
    async sign(value: T, holder?: string): Promise<string> {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${text}.${await signatureOf(text, holder)}`;
    },

    /** @returns null for what was made up, changed, signed with another secret, or for another holder */
    async read(signed: string, holder?: string): Promise<T | null> {
      const [text = ''] = signed.split('.', 1);
      const given = Buffer.from(signed.slice(text.length + 1));
      // The text itself is compared: decoding would pass over letters that do not belong there.
      const expected = Buffer.from(await signatureOf(text, holder));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString());
    },
  };
}
