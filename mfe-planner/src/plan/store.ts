import { addPlan, type Change } from './changes';
import { EMPTY_PLAN } from './favorites';
import { type Plan, readPlan } from './readPlan';
import { isStored, putAside, removeAside, storedText, storeText, textsAside } from './storage';

export interface StoredPlan {
  plan: Plan;
  /** memory: this browser stores nothing, so the plan is lost with the page. */
  where: 'device' | 'memory';
  unreadable: string[];
}

/** Cache of the last text that was read: React compares snapshots by identity. */
let last: { text: string | null; stored: StoredPlan } | undefined;

/** Reads the stored plan. A text that cannot be read is put aside. */
export function currentPlan(): StoredPlan {
  const text = storedText();
  if (last?.text === text && last.stored.where === whereStored()) return last.stored;
  const plan = text === null ? EMPTY_PLAN : parse(text);
  if (!plan) putAside(text!);
  const unreadable = textsAside().map(([, aside]) => aside);
  last = {
    text: plan && text,
    stored: { plan: plan ?? EMPTY_PLAN, where: whereStored(), unreadable },
  };
  return last.stored;
}

const whereStored = () => (isStored() ? 'device' : 'memory');

function parse(text: string): Plan | null {
  try {
    return readPlan(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Changes the currently stored plan, which includes changes of other tabs. @returns the new plan */
export function changePlan(change: Change): Plan {
  const { plan } = currentPlan();
  const changed = change(plan);
  if (changed !== plan) storeText(JSON.stringify(changed));
  return changed;
}

export const removeUnreadable = (): void => forget(textsAside().map(([key]) => key));

function forget(keys: string[]): void {
  last = undefined;
  removeAside(keys);
}

/** Adds the plans to the stored one that another release, which could not read them, has put aside. */
export function restoreReadable(): void {
  for (const [key, text] of textsAside()) {
    const plan = parse(text);
    const before = currentPlan().plan;
    if (plan && changePlan(addPlan(plan)) !== before && isStored()) forget([key]);
  }
}
