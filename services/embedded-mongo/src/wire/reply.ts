import { Long } from 'bson';
import { encode } from '../values/codec';
import type { Document } from '../values/document';
import type { Request } from './request';

let lastResponse = 0;

function nextResponse(): number {
  lastResponse = (lastResponse + 1) | 0;
  return lastResponse;
}

/** The whole message that answers a request with this document's bytes. */
export function replyTo(request: Request, body: Uint8Array): Buffer {
  const lead = Buffer.alloc(request.kind === 'message' ? 21 : 36);
  lead.writeInt32LE(lead.length + body.length, 0);
  lead.writeInt32LE(nextResponse(), 4);
  lead.writeInt32LE(request.requestId, 8);
  lead.writeInt32LE(request.kind === 'message' ? 2013 : 1, 12);
  if (request.kind === 'query') {
    lead.writeInt32LE(8, 16);
    lead.writeInt32LE(1, 32);
  }
  return Buffer.concat([lead, body]);
}

/** A cursor's reply, put together from the bytes of its documents so that these are not encoded again. */
export function cursorReply(
  cursor: { id: number; ns: string },
  batchName: 'firstBatch' | 'nextBatch',
  batch: Uint8Array[],
): Uint8Array {
  const array = wrap(batch.map((bytes, i) => element(3, String(i), bytes)));
  const named = encode({ id: Long.fromNumber(cursor.id), ns: cursor.ns });
  const whole = wrap([element(4, batchName, array), inside(named)]);
  return wrap([element(3, 'cursor', whole), inside(okBytes)]);
}

const okBytes = encode({ ok: 1 } satisfies Document);

const element = (type: number, name: string, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), bytes]);

/** A document's elements without its length and its end. */
const inside = (bytes: Uint8Array) => bytes.subarray(4, -1);

function wrap(elements: Uint8Array[]): Buffer {
  const end = Buffer.from([0]);
  const length = Buffer.alloc(4);
  const whole = Buffer.concat([length, ...elements, end]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
