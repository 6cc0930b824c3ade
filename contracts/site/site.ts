import type { MapStill } from '../city/mapStill';
import type { ClockChange } from './clocks';

/** An entry of a menu: a place with its picture, or a plain link. */
export interface MenuItem {
  label: string;
  to: string;
  /** Second line: the area. */
  note?: string;
  imageUrl?: string;
}

/** A bundled visitor notice of the bell's popover (D-22). */
export interface Notice {
  title: string;
  text: string;
}

/**
 * What the frame of the site knows about its city; it comes from the pack's `site.json` at run time, so the
 * shell is built once for every city (GEN-08, D-49).
 */
export interface Site {
  /** The city's name: `{product}` in every string. */
  product: string;
  /** Its lower-case slug: `{product}` in every path. */
  slug: string;
  /** The short name of its country: "London, UK". */
  country: string;
  /** One sentence below the logo in the footer. */
  tagline: string;
  /** The roofs above the footer: an SVG file with an element `skyline` of 1440 by 128; without it, roofs of any city. */
  skyline?: string;
  /** BCP 47, for numbers and dates. */
  locale: string;
  /** IANA name; opening hours and analytics days are in it. */
  timeZone: string;
  /** What its clocks do from a year ago to years ahead; the gateway adds it to the pack's. */
  clockChanges: ClockChange[];
  /** Bank holidays, "YYYY-MM-DD". */
  bankHolidays: string[];
  transport: { authority: string; url: string; word: string };
  /** Where maps start: centre [lng, lat]. */
  center: [number, number];
  /** The picture that stands for the map until it is drawn; a pack without one leaves it out. */
  mapStill?: MapStill;
  /** Attraction pages with a path of their own (ROUTE-06 to ROUTE-09). */
  fixedPages: { path: string; listingId: number }[];
  /** The mega-menus' places. */
  menus: {
    landmarks: MenuItem[];
    museums: MenuItem[];
    restaurants: MenuItem[];
    pubs: MenuItem[];
    areas: string[];
  };
  /** What the dashboard's sample figures name (ANA-08, ANA-17). */
  samples: { area: string; attraction: string };
  notices: Notice[];
  newsletter: { kicker: string; text: string; imageUrl: string };
  /** Map links (D-60): `{query}`, `{lat}` and `{lng}` are filled in. */
  mapServices: { search: string; coordinates: string };
  /** Tiles of a public server, or an empty string (D-31). */
  tiles: { url: string; attribution: string };
}
