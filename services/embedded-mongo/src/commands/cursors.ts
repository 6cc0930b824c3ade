import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CommandError } from '../errors';
import { type Document, sizeOf } from '../values/bson';

const FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** Overhead of a document in a batch: its type and its index as text. */
const ENTRY_BYTES = 12;
const IDLE_MS = 10 * 60_000;
const MAX_OPEN = 1000;

type Batches = AsyncIterator<Document[]>;
type Cursor = { namespace: string; batches: Batches; rest: Document[]; isExhausted?: boolean };

export class Cursors {
  private readonly open: LRUCache<number, Cursor>;

  constructor(perf: { now: () => number } = performance) {
    this.open = new LRUCache({
      max: MAX_OPEN,
      ttl: IDLE_MS,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf,
      dispose: ({ batches }) => void batches.return?.(),
    });
  }

  async start(
    namespace: string,
    batches: Batches,
    { batchSize = FIRST_BATCH, single = false }: { batchSize?: number; single?: boolean },
  ): Promise<Document> {
    const cursor: Cursor = { namespace, batches, rest: [] };
    const firstBatch = await take(cursor, batchSize);
    const id = single || cursor.isExhausted ? 0 : randomInt(1, 2 ** 47);
    if (id) this.open.set(id, cursor);
    else await batches.return?.();
    return { cursor: { firstBatch, id: BigInt(id), ns: namespace } };
  }

  async next(id: number, namespace: string, batchSize?: number): Promise<Document> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    try {
      const nextBatch = await take(cursor, batchSize || Number.POSITIVE_INFINITY);
      if (cursor.isExhausted) this.kill(id);
      return { cursor: { nextBatch, id: BigInt(cursor.isExhausted ? 0 : id), ns: namespace } };
    } catch (error) {
      this.kill(id);
      throw error;
    }
  }

  kill(id: number): boolean {
    return this.open.delete(id);
  }

  closeIdle(): void {
    this.open.purgeStale();
  }
}

/** Takes up to `limit` documents that fit into a reply, but at least one. */
async function take(cursor: Cursor, limit: number): Promise<Document[]> {
  const documents: Document[] = [];
  let size = 0;
  while (!cursor.isExhausted) {
    for (const [index, document] of cursor.rest.entries()) {
      if (documents.length < limit) size += ENTRY_BYTES + sizeOf(document);
      if (documents.length === limit || (documents.length > 0 && size > MAX_BATCH_BYTES)) {
        cursor.rest = cursor.rest.slice(index);
        return documents;
      }
      documents.push(document);
    }
    const { done, value } = await cursor.batches.next();
    cursor.rest = value ?? [];
    cursor.isExhausted = done === true;
  }
  return documents;
}
