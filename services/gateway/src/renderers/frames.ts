/** Lengths of a frame's two parts, as 32-bit unsigned integers, big endian. */
const PREFIX_BYTES = 8;

/** The largest frame that is read: a page of 20,000 listings with its data is a tenth of it. */
const MAX_FRAME_BYTES = 64 * 1024 ** 2;

const NO_BODY = new Uint8Array(0);

/** What is written on a renderer's channel: two lengths, a header as JSON, and bytes. */
export function encodeFrame(header: object, body: Uint8Array = NO_BODY): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(json.length, 0);
  prefix.writeUInt32BE(body.length, 4);
  return Buffer.concat([prefix, json, body]);
}

/**
 * Reads frames from the chunks of a stream.
 * @param onFrame called with each frame in order
 * @returns takes the next chunk; it throws when a frame is larger than `MAX_FRAME_BYTES` or its header is not JSON
 */
export function createFrameReader(onFrame: (header: unknown, body: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  /** How many bytes must be there before the next step. */
  let needed = PREFIX_BYTES;

  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      const headerEnd = PREFIX_BYTES + bytes.readUInt32BE(0);
      const end = headerEnd + bytes.readUInt32BE(4);
      if (end > MAX_FRAME_BYTES) throw new Error(`A frame of ${end} bytes is over the limit`);
      chunks = [bytes];
      needed = end;
      if (size < end) return;
      onFrame(JSON.parse(bytes.toString('utf8', PREFIX_BYTES, headerEnd)), bytes.subarray(headerEnd, end));
      chunks = [bytes.subarray(end)];
      size -= end;
      needed = PREFIX_BYTES;
    }
  };
}
