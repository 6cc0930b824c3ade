import { DateTime } from 'luxon';
import type { Db } from 'mongodb';
import { type Hit, PRIMARY } from './hits';
import { EVENT_NAMES } from './intake/names';

/** A page (`/map`), pages with a prefix (`/attraction/*`) or an event (`booking_click`). */
export type Step = { path: string } | { event: string };

/**
 * A goal of analysts: steps that a visit takes in this order, with anything in between. It never changes, because the
 * sums of earlier days have been counted with it.
 */
export interface Goal {
  _id: string;
  name: string;
  steps: Step[];
  /** The first day that is counted: the day after the goal was added, so that all processes know it by then. */
  from: string;
  /** The goal is not reported any more; its name stays taken. */
  removed?: boolean;
}

const MAX_GOALS = 20;
const MAX_STEPS = 8;
const ID = /^[a-z][a-z0-9-]{0,39}$/;
const PATH = /^\/[\w/.-]{0,200}\*?$/;

export const goalsCollection = (db: Db) => db.collection<Goal>('goals', PRIMARY);

/** The goals that are counted, in the order of their ids. */
export const readGoals = (db: Db): Promise<Goal[]> =>
  goalsCollection(db)
    .find({ removed: { $ne: true } })
    .sort({ _id: 1 })
    .toArray();

export function isStep(step: Step, { kind, page, name }: Hit): boolean {
  if ('event' in step) return kind === 'event' && name === step.event;
  if (kind !== 'view' || page === undefined) return false;
  return step.path.endsWith('*') ? page.startsWith(step.path.slice(0, -1)) : page === step.path;
}

export const stepText = (step: Step): string => ('event' in step ? step.event : step.path);

/** Reads a step of the command line. @throws {Error} in one sentence */
function readStep(text: string): Step {
  if (PATH.test(text)) return { path: text };
  if (EVENT_NAMES.includes(text)) return { event: text };
  throw new Error(
    `${text} is neither a path, such as /map or /attraction/*, nor an event: ${EVENT_NAMES.join(', ')}`,
  );
}

/** Hours by which the earliest time zone is ahead of UTC. */
const EARLIEST_ZONE_HOURS = 14;

/** Returns the first day that has not begun anywhere, so that every hit of a goal's days is counted with it. */
export const firstDayOfGoal = (now: Date): string =>
  DateTime.fromJSDate(now, { zone: 'utc' })
    .plus({ hours: EARLIEST_ZONE_HOURS, days: 1 })
    .toFormat('yyyy-MM-dd');

/** Adds a goal, which is counted from `from` on. @throws {Error} in one sentence */
export async function addGoal(db: Db, goal: Omit<Goal, 'steps'> & { steps: string[] }): Promise<Goal> {
  const { _id, name } = goal;
  const steps = goal.steps.map(readStep);
  if (!ID.test(_id))
    throw new Error(`${_id} is not an id: use small letters, digits and hyphens, at most 40.`);
  if (!name.trim() || name.length > 60) throw new Error('A goal needs a name of at most 60 characters.');
  if (steps.length === 0 || steps.length > MAX_STEPS)
    throw new Error(`A goal has 1 to ${MAX_STEPS} steps: --step /map --step booking_click`);
  if ((await readGoals(db)).length >= MAX_GOALS)
    throw new Error(`There are ${MAX_GOALS} goals. Remove one first.`);
  if (await goalsCollection(db).findOne({ _id }))
    throw new Error(`There was a goal ${_id} already. A goal with other steps needs another id.`);
  const added: Goal = { ...goal, steps };
  await goalsCollection(db).insertOne(added);
  return added;
}

/** @throws {Error} if there is no such goal */
export async function removeGoal(db: Db, _id: string): Promise<void> {
  const { matchedCount } = await goalsCollection(db).updateOne(
    { _id, removed: { $ne: true } },
    { $set: { removed: true } },
  );
  if (matchedCount === 0) throw new Error(`There is no goal ${_id}.`);
}
