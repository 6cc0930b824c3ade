import type { ServedSite } from '../city/site';

/** What every page knows about its city. */
export type Site = ServedSite;

/** An entry of a menu. */
export type MenuItem = Site['menus']['landmarks'][number];
