/** Longest message, in bytes (MongoDB's limit). */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

/** A peer violated the wire protocol; its connection is closed. */
export class WireError extends Error {}

/** Cuts a stream of bytes into messages, holding no more than one unfinished message. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private length = 0;

  /**
   * The messages that are whole with these bytes.
   * @throws WireError when a header gives a length that no message has
   */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.length += chunk.length;
    while (this.length >= 4) {
      const wanted = this.wantedLength();
      if (this.length < wanted) return;
      const bytes = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
      const rest = bytes.subarray(wanted);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.length = rest.length;
      yield bytes.subarray(0, wanted);
    }
  }

  private wantedLength(): number {
    if (this.chunks[0]!.length < 4) this.chunks = [Buffer.concat(this.chunks)];
    const wanted = this.chunks[0]!.readInt32LE(0);
    if (wanted < HEADER_BYTES || wanted > MAX_MESSAGE_BYTES)
      throw new WireError(`a message of ${wanted} bytes`);
    return wanted;
  }
}
