import { randomInt } from 'node:crypto';
import { CommandError } from './errors';
import { encode } from './values/codec';
import type { Document } from './values/document';
import { cursorReply } from './wire/reply';

type Cursor = { namespace: string; left: Document[]; used: number };

const firstBatchSize = 101;
const maxBatchBytes = 16 * 1024 * 1024;
const idleLimit = 10 * 60_000;

/** Open cursors by id. Each holds the rest of its result as it was when it was opened. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();

  /** The reply with a result's first batch; a cursor stays open when there is more. */
  start(namespace: string, result: Document[], batchSize = firstBatchSize, single = false): Uint8Array {
    this.closeIdle();
    const batch = takeBatch(result, batchSize);
    const left = single ? [] : result.slice(batch.length);
    if (left.length === 0) return cursorReply({ id: 0, ns: namespace }, 'firstBatch', batch);
    const id = randomInt(1, 2 ** 47);
    this.open.set(id, { namespace, left, used: Date.now() });
    return cursorReply({ id, ns: namespace }, 'firstBatch', batch);
  }

  /** The reply with a cursor's next batch. @throws CommandError 43 when there is no such cursor */
  next(id: number, namespace: string, batchSize = Number.POSITIVE_INFINITY): Uint8Array {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    const batch = takeBatch(cursor.left, batchSize || Number.POSITIVE_INFINITY);
    cursor.left = cursor.left.slice(batch.length);
    cursor.used = Date.now();
    if (cursor.left.length === 0) this.open.delete(id);
    return cursorReply({ id: cursor.left.length > 0 ? id : 0, ns: namespace }, 'nextBatch', batch);
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }

  private closeIdle(): void {
    for (const [id, { used }] of this.open) if (Date.now() - used > idleLimit) this.open.delete(id);
  }
}

/** The bytes of as many documents as wanted, and no more than a reply may have (but at least one). */
function takeBatch(result: Document[], count: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  let size = 0;
  for (const document of result) {
    if (batch.length >= count) break;
    const bytes = encode(document);
    size += bytes.length;
    if (batch.length > 0 && size > maxBatchBytes) break;
    batch.push(bytes);
  }
  return batch;
}
