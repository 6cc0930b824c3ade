import type { Listing } from '@guide/contracts/api';
import { setClockOffset } from '@guide/contracts/module';
import type { VisitOptions } from '@guide/module/testing';
import type { Plan } from '../../src/plan/plan';
import { calendar, listing } from './city';

/** Adds dialogs and popovers, which jsdom does not have. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
}

/** Places of a fictional city within a day's walk, in two areas. */
export const listings = [
  listing(1, { name: 'Tower of Testford' }),
  listing(2, { name: 'Old Bridge', north: 0.5 }),
  listing(3, { name: 'Market Hall', north: 1, area: 'Riverside', priceRange: 'Free' }),
  listing(4, { name: 'Night Museum', east: 1, area: 'Riverside' }),
] as Listing[];

/** 9:00 in the city, on a Thursday. */
const NOW = Date.UTC(2026, 11, 3, 9);

export function options(site: VisitOptions['site'], all: Listing[] = listings): VisitOptions {
  setClockOffset(NOW - Date.now());
  return { now: NOW, site: { ...site!, ...calendar }, answers: { listings: all } };
}

export const storePlan = (plan: Omit<Plan, 'version'>): void =>
  localStorage.setItem('guide.planner', JSON.stringify({ version: 1, ...plan }));

export const storedPlan = (): Plan => JSON.parse(localStorage.getItem('guide.planner') ?? '{}');
