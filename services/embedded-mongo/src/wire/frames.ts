/** Longest message, in bytes (MongoDB's limit). */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
const LENGTH_BYTES = 4;

export class WireError extends Error {}

/** Cuts a stream of bytes into messages. @throws WireError for a length that no message has */
export async function* framesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = LENGTH_BYTES;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    while (length >= wanted) {
      let bytes = Buffer.concat(parts);
      wanted = bytes.readInt32LE(0);
      if (wanted < HEADER_BYTES || wanted > MAX_MESSAGE_BYTES)
        throw new WireError(`a message of ${wanted} bytes`);
      if (length >= wanted) {
        yield bytes.subarray(0, wanted);
        bytes = bytes.subarray(wanted);
        wanted = LENGTH_BYTES;
      }
      parts = [bytes];
      length = bytes.length;
    }
  }
}
