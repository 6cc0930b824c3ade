import { randomInt } from 'node:crypto';
import { CommandError } from './errors';
import type { Document } from './values/document';
import { sizeOf } from './values/encode';

const FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** What a document takes in a batch besides itself: its type and its place as text. */
const PLACE_BYTES = 12;
const IDLE_MS = 10 * 60_000;
/** Beyond so many open cursors the one that was not used for the longest time is closed. */
const MAX_OPEN = 1000;

/** The command that reads a cursor's documents. */
type Reader = { goOn: (isAbandoned: () => boolean) => void; release: () => void };
type Cursor = { namespace: string; result: Result; call?: Reader; used: number };

/** Open cursors by id. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();

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
    }: { batchSize?: number; single?: boolean; call?: Reader },
  ): Promise<Document> {
    const result = new Result(documents);
    const firstBatch = await result.take(batchSize);
    const id = single || (await result.isOver()) ? 0 : randomInt(1, 2 ** 47);
    if (id) this.open.set(id, { namespace, result, call, used: Date.now() });
    else await result.close();
    if (this.open.size > MAX_OPEN) this.kill(this.open.keys().next().value!);
    return { cursor: { firstBatch, id: BigInt(id), ns: namespace } };
  }

  /** The reply with a cursor's next batch. @throws CommandError 43 when there is no such cursor */
  async next(
    id: number,
    namespace: string,
    batchSize: number | undefined,
    isAbandoned: () => boolean,
  ): Promise<Document> {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    // Nobody else can use it meanwhile, and it is open again only when all went well.
    this.open.delete(id);
    cursor.call?.goOn(isAbandoned);
    try {
      const nextBatch = await cursor.result.take(batchSize || Number.POSITIVE_INFINITY);
      const over = await cursor.result.isOver();
      if (!over) this.open.set(id, { ...cursor, used: Date.now() });
      return { cursor: { nextBatch, id: BigInt(over ? 0 : id), ns: namespace } };
    } finally {
      cursor.call?.release();
    }
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    void this.open.get(id)?.result.close();
    return this.open.delete(id);
  }

  /** Closes the cursors that nobody has used for ten minutes. */
  closeIdle(now = Date.now()): void {
    for (const [id, { used }] of this.open) if (now - used > IDLE_MS) this.kill(id);
  }
}

/** Documents that are read as they are taken. */
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
  async take(wanted: number): Promise<Document[]> {
    const taken: Document[] = [];
    let size = 0;
    while (taken.length < wanted && !this.over) {
      if (this.at === this.batch.length) {
        await this.read();
        continue;
      }
      const document = this.batch[this.at]!;
      size += PLACE_BYTES + sizeOf(document);
      if (taken.length > 0 && size > MAX_BATCH_BYTES) break;
      taken.push(document);
      this.at++;
    }
    return taken;
  }

  /** Whether nothing is left, as far as one more step tells. */
  async isOver(): Promise<boolean> {
    if (!this.over && this.at === this.batch.length) await this.read();
    return this.over;
  }

  async close(): Promise<void> {
    await this.batches.return?.();
  }

  private async read(): Promise<void> {
    const { done, value } = await this.batches.next();
    this.over = done === true;
    this.batch = value ?? [];
    this.at = 0;
  }
}

async function* one(documents: Document[]): AsyncGenerator<Document[]> {
  yield documents;
}
