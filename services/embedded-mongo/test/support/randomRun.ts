import { once } from 'node:events';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import { end, type ServerProcess, startedProcess, startProcess } from './process';
import { randomFrom } from './random';

type Item = { _id: string; owner: number; n: number; text: string };
/** What may be stored under an `_id`: several states when nobody knows whether the last write was made. */
type States = Map<string, (Item | undefined)[]>;

const CLIENTS = 8;
const OPERATIONS = 16;
/** What the server's file may grow to in a run with a full disk, in KiB. */
const DISK_KIB = 2000;
const PAGE_BYTES = 4096;
const FAULTS = ['kill', 'stop', 'full', 'torn'] as const;

class WrongAnswer extends Error {}

/** Whether the server has said that it did not make a write; otherwise nobody knows. */
const isAnswer = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && typeof error.code === 'number';

/** One of eight clients: it writes documents of its own, and knows what has to be there. */
class Worker {
  readonly states: States = new Map();
  /** How many writes the server has refused because its disk was full. */
  refused = 0;
  private next = 0;

  constructor(
    private readonly owner: number,
    private readonly items: Collection<Item>,
    private readonly random: (below: number) => number,
    private readonly large: boolean,
  ) {}

  /** Writes and reads until all is done or the server is gone. */
  async run(afterEach: () => void): Promise<void> {
    for (let done = 0; done < OPERATIONS; done++) {
      try {
        await this.operate();
      } catch (error) {
        if (error instanceof WrongAnswer) throw error;
        if (!isAnswer(error)) return;
        if (error.code !== 14031) throw error;
        this.refused++;
      }
      afterEach();
    }
  }

  private async operate(): Promise<void> {
    const known = [...this.states.keys()];
    const kind = known.length === 0 ? 0 : this.random(12);
    const _id = known[this.random(Math.max(known.length, 1))]!;
    const n = this.random(1000);
    const text = 'x'.repeat(this.large ? this.random(60_000) : this.random(2000));
    switch (kind) {
      case 0:
      case 1:
      case 2: {
        const added = Array.from({ length: 1 + this.random(4) }, () => this.newItem());
        return this.write(
          added.map((item) => [item._id, item]),
          () => this.items.insertMany(added),
        );
      }
      case 3:
        return this.write([[_id, undefined]], () => this.items.deleteOne({ _id }));
      case 4: {
        const item = { _id, owner: this.owner, n, text };
        return this.write([[_id, item]], () => this.items.replaceOne({ _id }, item, { upsert: true }));
      }
      case 5: {
        const before = this.only(_id);
        if (!before) return;
        const item = { ...before, n: before.n + 1 };
        return this.write([[_id, item]], () => this.items.updateOne({ _id }, { $inc: { n: 1 } }));
      }
      case 6: {
        if (known.some((id) => this.states.get(id)!.length > 1)) return;
        const all = known.map((id) => this.only(id)).filter((item) => item !== undefined);
        const changed = all.map((item): [string, Item] => [item._id, { ...item, n }]);
        return this.write(changed, () => this.items.updateMany({ owner: this.owner }, { $set: { n } }));
      }
      case 7:
      case 8:
      case 9:
      case 10: {
        const found = await this.items.findOne({ _id });
        return this.check(_id, found ?? undefined);
      }
      default:
        return this.verify();
    }
  }

  /** Everything of this client, by its index and by a scan. */
  async verify(items = this.items): Promise<void> {
    const byIndex = await items.find({ owner: this.owner }).toArray();
    const byScan = await items.find({ $or: [{ owner: this.owner }] }).toArray();
    const found = new Map(byIndex.map((item) => [item._id, item]));
    if (found.size !== byIndex.length || JSON.stringify(sorted(byIndex)) !== JSON.stringify(sorted(byScan)))
      throw new WrongAnswer(
        `client ${this.owner}: the index finds ${byIndex.length}, a scan ${byScan.length}`,
      );
    for (const _id of new Set([...this.states.keys(), ...found.keys()])) this.check(_id, found.get(_id));
  }

  private check(_id: string, found: Item | undefined): void {
    const states = this.states.get(_id) ?? [undefined];
    if (states.some((state) => same(state, found))) {
      if (this.states.has(_id)) this.states.set(_id, [found]);
      return;
    }
    throw new WrongAnswer(
      `${_id}: ${shown(found)} was found where ${states.map(shown).join(' or ')} was written`,
    );
  }

  private newItem(): Item {
    const _id = `${this.owner}-${this.next++}`;
    const text = 'y'.repeat(this.large ? this.random(60_000) : this.random(2000));
    return { _id, owner: this.owner, n: this.random(1000), text };
  }

  /** Makes a write: acknowledged it is there, refused by the server it is not, otherwise one of both. */
  private async write(after: [string, Item | undefined][], send: () => Promise<unknown>): Promise<void> {
    const before = after.map(([_id]) => this.states.get(_id) ?? [undefined]);
    for (const [i, [_id, item]] of after.entries()) this.states.set(_id, [...before[i]!, item]);
    try {
      await send();
      for (const [_id, item] of after) this.states.set(_id, [item]);
    } catch (error) {
      if (isAnswer(error)) for (const [i, [_id]] of after.entries()) this.states.set(_id, before[i]!);
      throw error;
    }
  }

  private only(_id: string): Item | undefined {
    const states = this.states.get(_id)!;
    return states.length === 1 ? states[0] : undefined;
  }
}

const sorted = (items: Item[]) => items.toSorted((a, b) => (a._id < b._id ? -1 : 1));
const same = (a: Item | undefined, b: Item | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.n === b.n && a.owner === b.owner && a.text === b.text);
const shown = (item: Item | undefined) =>
  item ? `{ n: ${item.n}, ${item.text.length} letters }` : 'nothing';

/**
 * One run of random operations by eight clients with one fault: kill -9, a process that stands still, a full disk, a file
 * that is cut or flipped. What was acknowledged has to be there afterwards, or the start has to say what is damaged.
 * @returns the fault and how it ended
 * @throws Error for a wrong answer, a loss, or an end without its sentence
 */
export async function randomRun(directory: string, seed: number): Promise<string> {
  const random = randomFrom(seed);
  const fault = FAULTS[random(FAULTS.length)]!;
  const args = ['--data', join(directory, 'data'), '--socket', join(directory, 'run', 'db.sock')];
  rmSync(directory, { recursive: true, force: true });
  const server = await startedProcess(args, fault === 'full' ? DISK_KIB : undefined);
  const client = new MongoClient(server.url, {
    maxPoolSize: CLIENTS,
    retryReads: false,
  });
  const items = client.db('guide').collection<Item>('items');
  const workers = Array.from(
    { length: CLIENTS },
    (_, owner) => new Worker(owner, items, randomFrom(seed * CLIENTS + owner), fault === 'full'),
  );
  await items.createIndex({ owner: 1, n: 1 });
  const enough = fault === 'full' ? Number.POSITIVE_INFINITY : random(CLIENTS * OPERATIONS);
  let done = 0;
  let breaking: Promise<unknown> | undefined;
  const afterEach = () => {
    if (++done > enough) breaking ??= breakServer(server, fault, random).then(() => client.close(true));
  };
  await Promise.all(workers.map((worker) => worker.run(afterEach)));
  await breaking;
  if (fault === 'full') for (const worker of workers) await worker.verify();
  if (server.child.exitCode === null && server.child.signalCode === null) await end(server, 'SIGKILL');
  else if (server.child.signalCode !== 'SIGKILL')
    throw new Error(`the server ended by itself: ${server.child.exitCode ?? server.child.signalCode}`);
  await client.close(true);
  if (fault === 'torn') spoil(join(directory, 'data', 'data.mdb'), random);

  const again = await startProcess(args);
  if (!('url' in again)) {
    const isSentence = /^The data (directory|file) .*(damaged|empty)/.test(again.message);
    if (fault !== 'torn' || again.code !== 1 || !isSentence)
      throw new Error(`the next start ended with ${again.code}: ${again.message}`);
    return 'torn, and the start says so';
  }
  const reader = await new MongoClient(again.url).connect();
  for (const worker of workers) await worker.verify(reader.db('guide').collection<Item>('items'));
  await reader.close();
  await end(again, 'SIGTERM');
  if (fault === 'full')
    return workers.some(({ refused }) => refused > 0) ? 'full' : 'a disk that was never full';
  return fault === 'torn' ? 'torn where nothing is read' : fault;
}

async function breakServer(
  server: ServerProcess,
  fault: string,
  random: (below: number) => number,
): Promise<void> {
  if (fault === 'stop') {
    server.child.kill('SIGSTOP');
    await setTimeout(random(300));
    server.child.kill('SIGCONT');
    await setTimeout(random(50));
  }
  const exited = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await exited;
}

/** Cuts the file, or flips up to eight bits of one page, at a random place. */
function spoil(file: string, random: (below: number) => number): void {
  const bytes = readFileSync(file);
  const newest = bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(PAGE_BYTES + 152) ? 0 : PAGE_BYTES;
  // Behind the last page there are only zeros, kept for what comes.
  const size = (Number(bytes.readBigUInt64LE(newest + 144)) + 1) * PAGE_BYTES;
  if (random(3) === 0) {
    truncateSync(file, random(size));
    return;
  }
  const at = random(size);
  for (let flips = 1 + random(8); flips > 0; flips--)
    bytes[Math.min(size - 1, at + random(64))]! ^= 1 << random(8);
  writeFileSync(file, bytes);
}
