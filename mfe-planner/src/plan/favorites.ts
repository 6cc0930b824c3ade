import { MAX_SAVED, PLAN_VERSION } from './limits';
import type { PlaceRef, Plan } from './readPlan';

export const EMPTY_PLAN: Plan = { version: PLAN_VERSION, saved: [], days: [] };

/** Compares places by listing if both have one, otherwise by pub. */
export const isSamePlace = (a: PlaceRef, b: PlaceRef): boolean =>
  a.listing !== undefined && b.listing !== undefined
    ? a.listing === b.listing
    : a.pub !== undefined && a.pub === b.pub;

export const isSaved = ({ saved }: Plan, place: PlaceRef): boolean =>
  saved.some((favourite) => isSamePlace(favourite, place));

export const setFavorite =
  (place: PlaceRef, favorite: boolean) =>
  (plan: Plan): Plan => {
    const others = plan.saved.filter((saved) => !isSamePlace(saved, place));
    if (!favorite) return { ...plan, saved: others };
    return others.length < MAX_SAVED ? { ...plan, saved: [...others, place] } : plan;
  };
