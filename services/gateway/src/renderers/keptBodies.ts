/** Responses with fewer bytes are sent again: finding them would not pay. */
const MIN_BYTES = 4096;
const MAX_BYTES = 1024 ** 2;
/** Bodies that a renderer keeps; both sides forget the oldest one. */
const KEPT_BODIES = 8;

/** A body of an API response for a renderer. */
export interface NumberedBody {
  /** Its number if the renderer keeps it; undefined otherwise. */
  number?: number;
  /** The bytes to send; undefined if the renderer has them. */
  bytes?: Uint8Array;
}

/** Numbers the bodies that one renderer keeps. Pages share responses for a second, so a large one is sent once. */
export function createBodyNumbers(): (body: Uint8Array) => NumberedBody {
  const kept = new Map<Uint8Array, number>();
  let last = 0;
  return (body) => {
    if (body.length < MIN_BYTES || body.length > MAX_BYTES) return { bytes: body };
    const existing = kept.get(body);
    if (existing !== undefined) return { number: existing };
    last += 1;
    kept.set(body, last);
    if (kept.size > KEPT_BODIES) kept.delete(kept.keys().next().value!);
    return { number: last, bytes: body };
  };
}

/** The renderer's side: @returns the text of a body that came with its number, or came before */
export function createKeptBodies(): (number: number | undefined, body: Buffer) => string {
  const kept = new Map<number, string>();
  return (number, body) => {
    if (number === undefined) return body.toString();
    const existing = kept.get(number);
    if (existing !== undefined) return existing;
    const text = body.toString();
    kept.set(number, text);
    if (kept.size > KEPT_BODIES) kept.delete(kept.keys().next().value!);
    return text;
  };
}
