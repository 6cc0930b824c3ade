/** A frame starts with two 32-bit lengths, big endian. */
const PREFIX_BYTES = 8;

const LARGEST_SHIPPED_PAGE_BYTES = 466 * 1024;
export const MAX_PAGE_BYTES = 4 * LARGEST_SHIPPED_PAGE_BYTES;
export const MAX_HEADER_BYTES = 256 * 1024;

export interface FrameLimits {
  header: number;
  body: number;
}
export const RENDERER_FRAMES: FrameLimits = { header: MAX_HEADER_BYTES, body: MAX_PAGE_BYTES };
export const GATEWAY_FRAMES: FrameLimits = { header: MAX_HEADER_BYTES, body: 64 * 1024 ** 2 };

const NO_BODY = new Uint8Array(0);

/** Encodes a message to or from a renderer: two lengths, a JSON header, and bytes. */
export function encodeFrame(header: object, body: Uint8Array = NO_BODY): Buffer {
  const json = JSON.stringify(header);
  const jsonBytes = Buffer.byteLength(json);
  const frame = Buffer.allocUnsafe(PREFIX_BYTES + jsonBytes + body.length);
  frame.writeUInt32BE(jsonBytes, 0);
  frame.writeUInt32BE(body.length, 4);
  frame.write(json, PREFIX_BYTES);
  frame.set(body, PREFIX_BYTES + jsonBytes);
  return frame;
}

/** Reads frames from chunks. @returns takes the next chunk; throws if a frame is too large or its header is not JSON */
export function createFrameReader(
  limits: FrameLimits,
  onFrame: (header: unknown, body: Buffer) => void,
): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = PREFIX_BYTES;

  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      const [header, body] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
      if (header > limits.header) throw new Error(`A header of ${header} bytes is over ${limits.header}`);
      if (body > limits.body) throw new Error(`A body of ${body} bytes is over ${limits.body}`);
      const headerEnd = PREFIX_BYTES + header;
      const frameEnd = headerEnd + body;
      chunks = [bytes];
      needed = frameEnd;
      if (size < frameEnd) return;
      onFrame(
        JSON.parse(bytes.toString('utf8', PREFIX_BYTES, headerEnd)),
        bytes.subarray(headerEnd, frameEnd),
      );
      chunks = [bytes.subarray(frameEnd)];
      size -= frameEnd;
      needed = PREFIX_BYTES;
    }
  };
}
