import type { Db } from 'mongodb';
import { countTally } from '../data/count-tally';
import { finishBatches } from '../data/finish-batches';
import { openBatch } from '../data/open-batch';
import { type Arrival, storeArrivals } from '../data/store-arrivals';
import { storedTally } from '../data/stored-tally';
import { addToTally, emptyTally, type Tally } from '../data/tally';
import { createTurns } from './in-turn';
import { createRegister } from './register';

/** A batch gathers so long before it is counted, ms; who reads the figures does not wait for it. */
const BATCH_MS = 1000;
/** How often batches are looked for that another process left behind, ms. */
const SWEEP_MS = 60_000;

/** A batch in memory; it is uncertain when the database failed while a part of it was stored. */
interface Batch {
  tally: Tally;
  uncertain: boolean;
}

/** What became of an arrival. */
export interface Stored {
  /** Whether its visitor was not there before on that day. */
  newVisitor: boolean;
}

/**
 * Stores arrivals in batches, and counts a batch when it is closed: a busy second costs one write of each sum and not
 * hundreds.
 */
export function createWriter() {
  const register = createRegister();
  const storing = createTurns();
  const counting = createTurns();
  const closed: Batch[] = [];
  let open: Batch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Date.now();

  async function storeNext(db: Db, arrivals: Arrival[]): Promise<Stored[]> {
    open ??= { tally: emptyTally(await openBatch(db)), uncertain: false };
    timer ??= setTimeout(() => void settle(db).catch(() => {}), BATCH_MS);
    const { tally } = open;
    const sightings = arrivals.flatMap((one) => (one.kind === 'view' ? [one.visitor] : []));
    const { visits, keep } = await register.see(db, sightings);
    try {
      const stored = await storeArrivals(db, tally.batch, arrivals, visits);
      addToTally(tally, stored);
      for (const [visitor, at] of keep()) tally.seen.set(visitor, at);
      const inserted = new Set(stored.visitors?.map(({ _id }) => _id));
      const newOnes = visits.map(({ visitor, isNew }) => isNew && inserted.has(visitor));
      return arrivals.map(({ kind }) => ({ newVisitor: kind === 'view' && newOnes.shift()! }));
    } catch (error) {
      open.uncertain = true;
      throw error;
    }
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (open) closed.push(open);
    open = undefined;
  }

  /** What could not be counted stays, under its name, for the next time. */
  async function count(db: Db): Promise<void> {
    await storing(close);
    for (; closed[0]; closed.shift()) {
      const { tally, uncertain } = closed[0];
      await countTally(db, uncertain ? await storedTally(db, tally.batch) : tally);
    }
    if (Date.now() < sweptAt + SWEEP_MS) return;
    sweptAt = Date.now();
    await storing(() => finishBatches(db, open ? [open.tally.batch] : []));
  }

  const store = (db: Db, arrivals: Arrival[]): Promise<Stored[]> => storing(() => storeNext(db, arrivals));
  const settle = (db: Db): Promise<void> => counting(() => count(db));
  return {
    /** Resolves when the arrivals are stored, to what became of each. */
    store,
    /** Resolves when all that was stored before is in the figures. */
    settle,
  };
}
