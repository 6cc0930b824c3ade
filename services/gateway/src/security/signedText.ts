import { createHmac, timingSafeEqual } from 'node:crypto';

/** Values that browsers carry but cannot change: `<base64url JSON>.<HMAC-SHA-256>`. */
export function createSignedText<T extends object>(secret: () => Promise<string>) {
  const signatureOf = async (text: string, holder: string | undefined) =>
    createHmac('sha256', await secret())
      .update(holder === undefined ? text : `${text}\0${holder}`)
      .digest('base64url');

  return {
    /** @param holder - the only client that may use it; not part of the text */
    async sign(value: T, holder?: string): Promise<string> {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${text}.${await signatureOf(text, holder)}`;
    },

    /** @returns null unless it was signed with this secret for this holder */
    async read(signed: string, holder?: string): Promise<T | null> {
      const [text = ''] = signed.split('.', 1);
      const signature = Buffer.from(signed.slice(text.length + 1));
      // Compare text: decoding would ignore invalid characters.
      const expected = Buffer.from(await signatureOf(text, holder));
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString());
    },
  };
}
