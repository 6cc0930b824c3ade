import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CommandError } from './errors';
import { sizeOf } from './values/bson';
import type { Document } from './values/document';

const FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** Size of a document in a batch besides itself: its type and its place as text. */
const PLACE_BYTES = 12;
const IDLE_MS = 10 * 60_000;
/** Beyond so many open cursors the one that was not used for the longest time is closed. */
const MAX_OPEN = 1000;

type Cursor = { namespace: string; result: Result; call?: { release: () => void } };

/** Open cursors by id. */
export class Cursors {
  private readonly open: LRUCache<number, Cursor>;

  /** @param perf a clock in ms */
  constructor(perf: { now: () => number } = performance) {
    this.open = new LRUCache({
      max: MAX_OPEN,
      ttl: IDLE_MS,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf,
      dispose: ({ result }) => void result.close(),
    });
  }

  /**
   * The reply with a result's first batch; a cursor stays open when there is more.
   * @param call the command that reads the documents; what it reads later is as it is on disk then
   */
  async start(
    namespace: string,
    documents: Document[] | AsyncIterable<Document[]>,
    {
      batchSize = FIRST_BATCH,
      single = false,
      call,
    }: { batchSize?: number; single?: boolean } & Pick<Cursor, 'call'>,
  ): Promise<Document> {
    const result = new Result(documents);
    const firstBatch = await result.read(batchSize);
    const id = single || (await result.isOver()) ? 0 : randomInt(1, 2 ** 47);
    if (id) this.open.set(id, { namespace, result, call });
    else await result.close();
    return { cursor: { firstBatch, id: BigInt(id), ns: namespace } };
  }

  /** The reply with a cursor's next batch. @throws CommandError 43 when there is no such cursor */
  async next(id: number, namespace: string, batchSize: number | undefined): Promise<Document> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    try {
      const nextBatch = await cursor.result.read(batchSize || Number.POSITIVE_INFINITY);
      const over = await cursor.result.isOver();
      if (over) this.kill(id);
      return { cursor: { nextBatch, id: BigInt(over ? 0 : id), ns: namespace } };
    } catch (error) {
      this.kill(id);
      throw error;
    } finally {
      cursor.call?.release();
    }
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }

  /** Closes the cursors that nobody has used for ten minutes. */
  closeIdle(): void {
    this.open.purgeStale();
  }
}

/** Documents that are read when they are requested. */
class Result {
  private readonly batches: AsyncIterator<Document[]>;
  private batch: Document[] = [];
  private at = 0;
  private over = false;

  constructor(documents: Document[] | AsyncIterable<Document[]>) {
    const batches = Array.isArray(documents) ? one(documents) : documents;
    this.batches = batches[Symbol.asyncIterator]();
  }

  /** As many documents as wanted, and no more than a reply may have (but at least one). */
  async read(wanted: number): Promise<Document[]> {
    const documents: Document[] = [];
    let size = 0;
    while (documents.length < wanted && !(await this.isOver())) {
      const document = this.batch[this.at]!;
      size += PLACE_BYTES + sizeOf(document);
      if (documents.length > 0 && size > MAX_BATCH_BYTES) break;
      documents.push(document);
      this.at++;
    }
    return documents;
  }

  /** Whether nothing is left. */
  async isOver(): Promise<boolean> {
    while (!this.over && this.at === this.batch.length) {
      const { done, value } = await this.batches.next();
      this.over = done === true;
      this.batch = value ?? [];
      this.at = 0;
    }
    return this.over;
  }

  async close(): Promise<void> {
    await this.batches.return?.();
  }
}

async function* one(documents: Document[]): AsyncGenerator<Document[]> {
  yield documents;
}
