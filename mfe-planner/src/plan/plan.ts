import { isSamePlace } from './favorites';
import type { PlaceRef, Plan, PlanDay, Stop } from './readPlan';

export type { Break, Item, PlaceRef, Plan, PlanDay, Start, Stop } from './readPlan';

export const newKey = (): string => Math.random().toString(36).slice(2, 14);

export const stopsOf = ({ items }: Pick<PlanDay, 'items'>): Stop[] =>
  items.filter((item): item is Stop => item.kind === 'stop');

export const stopCount = (days: readonly PlanDay[]): number =>
  days.reduce((sum, day) => sum + stopsOf(day).length, 0);

export const hasStop = (day: PlanDay, place: PlaceRef): boolean =>
  stopsOf(day).some((stop) => isSamePlace(stop.place, place));

export const daysWith = ({ days }: Plan, place: PlaceRef): PlanDay[] =>
  days.filter((day) => hasStop(day, place));
