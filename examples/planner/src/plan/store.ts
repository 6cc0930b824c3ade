import type { Change } from './changes';
import { EMPTY_PLAN, type Plan, readPlan } from './plan';

const KEY = 'guide.planner';
/** What could not be read is kept below this name, one entry each, until the visitor removes it. */
const ASIDE = 'guide.planner.aside.';

/** The plan of this device, and how well it is kept. */
export interface Kept {
  plan: Plan;
  /** memory: this browser stores nothing, so the plan ends with the page. */
  where: 'device' | 'memory';
  /** What stood in the plan's place and could not be read, as it was. */
  aside: string[];
}

const listeners = new Set<() => void>();
/** The last text that was read, and what it says: the same text is the same object, as React asks for. */
let read: { text: string | null; kept: Kept } | undefined;
/** The plan where nothing can be stored. */
let inMemory: Plan | undefined;

/** The browser's storage. @throws where it is switched off */
const storage = () => window.localStorage;

/** @returns the plan as it is stored now; what cannot be read is put aside, and an empty plan takes its place */
export function currentPlan(): Kept {
  if (inMemory) return remember(null, { plan: inMemory, where: 'memory', aside: [] });
  try {
    const text = storage().getItem(KEY);
    if (read && read.text === text) return read.kept;
    if (text === null) return remember(null, { plan: EMPTY_PLAN, where: 'device', aside: putAside() });
    const plan = parse(text);
    if (plan) return remember(text, { plan, where: 'device', aside: putAside() });
    storage().setItem(`${ASIDE}${Date.now()}`, text);
    storage().removeItem(KEY);
    return remember(null, { plan: EMPTY_PLAN, where: 'device', aside: putAside() });
  } catch {
    // Private windows and full devices: what was read before is not lost to the page.
    inMemory = read?.kept.plan ?? EMPTY_PLAN;
    return remember(null, { plan: inMemory, where: 'memory', aside: [] });
  }
}

function remember(text: string | null, kept: Kept): Kept {
  const same = read && read.kept.plan === kept.plan && read.kept.where === kept.where && read.text === text;
  if (!same) read = { text, kept };
  return read!.kept;
}

function parse(text: string): Plan | null {
  try {
    return readPlan(JSON.parse(text));
  } catch {
    return null;
  }
}

const asideKeys = () =>
  Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter((key) =>
    key.startsWith(ASIDE),
  );

const putAside = () => asideKeys().map((key) => storage().getItem(key) ?? '');

/** Removes what was put aside. */
export function discardAside(): void {
  for (const key of asideKeys()) storage().removeItem(key);
  read = undefined;
  tell();
}

/**
 * Changes the plan as it is stored at this moment, so that a change made in another tab stays.
 * @returns the plan after it
 */
export function changePlan(change: Change): Plan {
  const before = currentPlan();
  const plan = change(before.plan);
  if (plan === before.plan) return plan;
  if (before.where === 'memory') inMemory = plan;
  else {
    try {
      storage().setItem(KEY, JSON.stringify(plan));
    } catch {
      inMemory = plan;
    }
  }
  tell();
  return plan;
}

/** Tells this page, another release of the module in it included; browsers tell the other tabs. */
function tell(): void {
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onStorage({ key }: StorageEvent): void {
  // A key of null: everything was removed.
  if (key === KEY || key === null || key.startsWith(ASIDE)) for (const listener of listeners) listener();
}

/** @returns takes the listener away */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
