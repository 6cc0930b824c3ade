import { randomInt } from 'node:crypto';
import { CommandError } from './errors';
import type { Document } from './values/document';
import { sizeOf } from './values/encode';

type Cursor = { namespace: string; left: Document[]; used: number };

const firstBatchSize = 101;
const maxBatchBytes = 16 * 1024 * 1024;
/** What a document takes in a batch besides itself: its type and its place as text. */
const placeBytes = 12;
const idleLimit = 10 * 60_000;

/** Open cursors by id. Each holds the rest of its result as it was when it was opened. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();

  /** The reply with a result's first batch; a cursor stays open when there is more. */
  start(namespace: string, result: Document[], batchSize = firstBatchSize, single = false): Document {
    for (const [id, { used }] of this.open) if (Date.now() - used > idleLimit) this.open.delete(id);
    const firstBatch = takeBatch(result, batchSize);
    const left = single ? [] : result.slice(firstBatch.length);
    const id = left.length > 0 ? randomInt(1, 2 ** 47) : 0;
    if (id) this.open.set(id, { namespace, left, used: Date.now() });
    return { cursor: { firstBatch, id: BigInt(id), ns: namespace } };
  }

  /** The reply with a cursor's next batch. @throws CommandError 43 when there is no such cursor */
  next(id: number, namespace: string, batchSize = Number.POSITIVE_INFINITY): Document {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    const nextBatch = takeBatch(cursor.left, batchSize || Number.POSITIVE_INFINITY);
    cursor.left = cursor.left.slice(nextBatch.length);
    cursor.used = Date.now();
    if (cursor.left.length === 0) this.open.delete(id);
    return { cursor: { nextBatch, id: BigInt(cursor.left.length > 0 ? id : 0), ns: namespace } };
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }
}

/** As many documents as wanted, and no more than a reply may have (but at least one). */
function takeBatch(result: Document[], wanted: number): Document[] {
  let size = 0;
  let count = 0;
  while (count < Math.min(wanted, result.length)) {
    size += placeBytes + sizeOf(result[count]!);
    if (count > 0 && size > maxBatchBytes) break;
    count++;
  }
  return result.slice(0, count);
}
