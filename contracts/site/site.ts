import type { ServedSite } from '../city/site';

/** The city's data, which every page has. */
export type Site = ServedSite;

export type MenuItem = Site['menus']['landmarks'][number];
