import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { readGoals } from '../goals';
import { findHits, type Hit, hitsCollection } from '../hits';
import { charged } from '../queryTime';
import { mergeRows, type Row } from './rows';
import { rowsOf } from './visits';

/** Limits the work per turn of the event loop, so that requests are not delayed. */
const HITS_PER_TURN = 50;

interface Added {
  /** Number of hits that these rows come from. */
  hits: number;
  rows: Row[];
}

/** By database, what the hits since a batch add. Each of them is read again, but only changed visitors are computed. */
const latest = new WeakMap<Db, { batch: number; byVisitor: Map<string, Added> }>();

const visitorOf = ({ visitor, _id }: Hit): string => visitor ?? _id;

function byVisitor(hits: Hit[]): Map<string, Hit[]> {
  const visitors = new Map<string, Hit[]>();
  for (const hit of hits) if (!visitors.get(visitorOf(hit))?.push(hit)) visitors.set(visitorOf(hit), [hit]);
  return visitors;
}

/**
 * Subtracts the rows of each visitor's counted hits from the rows of all hits, because new hits change sessions.
 * @param batch - counted hits are those of batches up to this one
 */
export async function addedRows(db: Db, hits: Hit[], batch: number): Promise<Map<string, Added>> {
  const added = new Set(hits.map(({ _id }) => _id));
  const visitors = [...new Set(hits.flatMap(({ visitor }) => visitor ?? []))];
  const earlier = (await findHits(db, 'visitor', visitors)).filter(
    (hit) => hit.batch > 0 && hit.batch <= batch && !added.has(hit._id),
  );
  const counted = byVisitor(earlier);
  const goals = await readGoals(db);
  const result = new Map<string, Added>();
  let computed = 0;
  for (const [visitor, own] of byVisitor(hits)) {
    const before = counted.get(visitor) ?? [];
    const rows = charged(() =>
      before.length === 0
        ? rowsOf(own, goals)
        : mergeRows([rowsOf([...own, ...before], goals), 1], [rowsOf(before, goals), -1]),
    );
    result.set(visitor, { hits: own.length, rows });
    computed += own.length + before.length;
    if (computed < HITS_PER_TURN) continue;
    computed = 0;
    await nextTurn();
  }
  return result;
}

/** The rows of all hits that no batch has counted. @param batch - the latest one, finished */
export async function uncountedRows(db: Db, batch: number): Promise<Row[]> {
  const hits = await hitsCollection(db).find({ batch: 0 }).toArray();
  const last = latest.get(db);
  const known = last?.batch === batch ? last.byVisitor : new Map<string, Added>();
  if (known !== last?.byVisitor) latest.set(db, { batch, byVisitor: known });
  const visitors = byVisitor(hits);
  const changed = [...visitors].filter(([visitor, { length }]) => known.get(visitor)?.hits !== length);
  const added = await addedRows(
    db,
    changed.flatMap(([, own]) => own),
    batch,
  );
  for (const [visitor, rows] of added) known.set(visitor, rows);
  return [...visitors.keys()].flatMap((visitor) => known.get(visitor)!.rows);
}
