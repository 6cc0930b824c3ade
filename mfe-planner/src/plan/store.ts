import type { Change } from './changes';
import { EMPTY_PLAN, type Plan, readPlan } from './plan';

const KEY = 'guide.planner';
/** Prefix of entries that could not be read. They are stored until the visitor removes them. */
const UNREADABLE = 'guide.planner.aside.';

export interface StoredPlan {
  plan: Plan;
  /** memory: this browser stores nothing, so the plan is lost with the page. */
  where: 'device' | 'memory';
  unreadable: string[];
}

const listeners = new Set<() => void>();
/** Cache of the last text that was read: React compares snapshots by identity. */
let last: { text: string | null; stored: StoredPlan } | undefined;
let inMemory: StoredPlan | undefined;

/** Reads the stored plan. A text that cannot be read is moved to another key. */
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
    // Private windows and full devices: continue with the plan that was read before.
    return keepInMemory(last?.stored.plan ?? EMPTY_PLAN);
  }
}

function keepInMemory(plan: Plan): StoredPlan {
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

export function removeUnreadable(): void {
  for (const key of unreadableKeys()) localStorage.removeItem(key);
  last = undefined;
  notify();
}

/** Changes the currently stored plan, which includes changes of other tabs. @returns the new plan */
export function changePlan(change: Change): Plan {
  const before = currentPlan();
  const plan = change(before.plan);
  if (plan === before.plan) return plan;
  if (before.where === 'memory') keepInMemory(plan);
  else {
    try {
      localStorage.setItem(KEY, JSON.stringify(plan));
    } catch {
      keepInMemory(plan);
    }
  }
  notify();
  return plan;
}

/** Notifies this page, also another release of the module in it; browsers notify the other tabs. */
function notify(): void {
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onStorage({ key }: StorageEvent): void {
  // Browsers send a null key after `localStorage.clear()`.
  if (key === KEY || key === null || key.startsWith(UNREADABLE)) for (const listener of listeners) listener();
}

/** Adds a listener for changes of the plan. @returns removes it */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
