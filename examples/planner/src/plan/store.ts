import type { Change } from './changes';
import { EMPTY_PLAN, type Plan, readPlan } from './plan';

const KEY = 'guide.planner';
/** Entries that could not be read are stored below this name until the visitor removes them. */
const UNREADABLE = 'guide.planner.aside.';

/** The plan of this device, and how well it is stored. */
export interface StoredPlan {
  plan: Plan;
  /** memory: this browser stores nothing, so the plan ends with the page. */
  where: 'device' | 'memory';
  /** Texts that stood in the plan's place and could not be read. */
  unreadable: string[];
}

const listeners = new Set<() => void>();
/** The last text that was read, and its plan: React compares snapshots by identity. */
let last: { text: string | null; stored: StoredPlan } | undefined;
/** The plan where nothing can be stored. */
let inMemory: StoredPlan | undefined;

/** @returns the plan as it is stored now; a text that cannot be read is moved away, and an empty plan replaces it */
export function currentPlan(): StoredPlan {
  if (inMemory) return inMemory;
  try {
    const text = localStorage.getItem(KEY);
    if (last && last.text === text) return last.stored;
    const plan = text === null ? EMPTY_PLAN : parse(text);
    if (!plan) {
      localStorage.setItem(`${UNREADABLE}${Date.now()}`, text!);
      localStorage.removeItem(KEY);
    }
    const unreadable = unreadableKeys().map((key) => localStorage.getItem(key)!);
    last = { text: plan && text, stored: { plan: plan ?? EMPTY_PLAN, where: 'device', unreadable } };
    return last.stored;
  } catch {
    // Private windows and full devices: the page still has what was read before.
    return holdInMemory(last?.stored.plan ?? EMPTY_PLAN);
  }
}

function holdInMemory(plan: Plan): StoredPlan {
  inMemory = { plan, where: 'memory', unreadable: [] };
  return inMemory;
}

function parse(text: string): Plan | null {
  try {
    return readPlan(JSON.parse(text));
  } catch {
    return null;
  }
}

const unreadableKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(UNREADABLE));

/** Removes the texts that could not be read. */
export function removeUnreadable(): void {
  for (const key of unreadableKeys()) localStorage.removeItem(key);
  last = undefined;
  notify();
}

/**
 * Changes the plan as it is stored at this moment, so that a change made in another tab stays.
 * @returns the plan after it
 */
export function changePlan(change: Change): Plan {
  const before = currentPlan();
  const plan = change(before.plan);
  if (plan === before.plan) return plan;
  if (before.where === 'memory') holdInMemory(plan);
  else {
    try {
      localStorage.setItem(KEY, JSON.stringify(plan));
    } catch {
      holdInMemory(plan);
    }
  }
  notify();
  return plan;
}

/** Notifies this page, another release of the module in it included; browsers notify the other tabs. */
function notify(): void {
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onStorage({ key }: StorageEvent): void {
  // A key of null: everything was removed.
  if (key === KEY || key === null || key.startsWith(UNREADABLE)) for (const listener of listeners) listener();
}

/** @returns removes the listener */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
