export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
const LENGTH_BYTES = 4;

export class WireError extends Error {}

/** Splits a connection's bytes into messages. @throws WireError for an invalid length */
export async function* splitMessages(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let expected = LENGTH_BYTES;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    while (length >= expected) {
      let bytes = Buffer.concat(parts);
      expected = bytes.readInt32LE(0);
      if (expected < HEADER_BYTES || expected > MAX_MESSAGE_BYTES)
        throw new WireError(`a message of ${expected} bytes`);
      if (length >= expected) {
        yield bytes.subarray(0, expected);
        bytes = bytes.subarray(expected);
        expected = LENGTH_BYTES;
      }
      parts = [bytes];
      length = bytes.length;
    }
  }
}
