import { useSyncExternalStore } from 'react';
import { EMPTY_PLAN, isSaved, setFavorite } from './favorites';
import type { PlaceRef, Plan } from './readPlan';
import { storedText, storeText, subscribe } from './storage';

let last: { text: string | null; plan: Plan | null } | undefined;

/** Reads as much of the stored plan as hearts need; null for a text of another form, which `store.ts` puts aside. */
function currentHearts(): Plan | null {
  const text = storedText();
  if (last?.text !== text || !last) last = { text, plan: text === null ? EMPTY_PLAN : parse(text) };
  return last.plan;
}

function parse(text: string): Plan | null {
  try {
    const plan = JSON.parse(text);
    const isRead = plan.saved.every(({ name }: PlaceRef) => typeof name === 'string');
    return isRead && plan.version === EMPTY_PLAN.version ? plan : null;
  } catch {
    return null;
  }
}

/** Whether a place is saved; false on the server and until hydration. */
export const useIsSaved = (place: PlaceRef): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSaved(currentHearts() ?? EMPTY_PLAN, place),
    () => false,
  );

/** Saves a place, or removes it. @returns false if the stored text has another form */
export function changeHeart(place: PlaceRef, saved: boolean): boolean {
  const plan = currentHearts();
  if (plan) storeText(JSON.stringify(setFavorite(place, saved)(plan)));
  return plan !== null;
}
