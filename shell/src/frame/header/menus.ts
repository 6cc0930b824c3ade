import type { PinnedRelease } from '@guide/contracts/api';
import {
  hasPubs,
  hasRestaurants,
  languageOf,
  type MenuItem,
  paths,
  pubLinks,
  pubsLabel,
  type Site,
  topAttractions,
  wordIn,
} from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  Beer,
  BusFront,
  CalendarDays,
  Heart,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  Search,
  Signpost,
  Store,
} from 'lucide-react';

export interface MenuLink extends MenuItem {
  icon?: LucideIcon;
}

export interface MenuGroup {
  title: string;
  links: MenuLink[];
}

export interface Menu {
  label: string;
  /** The menu is active on all paths that start with this (NAV-16). */
  to: string;
  badge?: { text: string; tone: 'red' | 'gold' };
  groups: MenuGroup[];
  sidebar: { title: string; areas?: string[]; links?: MenuLink[]; showsOffline?: true };
  footer: { text: string; label: string; to: string };
  /** Links that lead to a screen come first (D-79). */
  mobileLinks: MenuLink[];
  all?: string;
}

/** Links per menu on small screens (NAV-18, CONST-02). */
const MAX_MOBILE_LINKS = 3;

/** The links at the top of the menu on small screens (D-79). */
export function buildQuickLinks(site: Site): MenuLink[] {
  const to = paths(site.slug);
  return [
    { label: topAttractions(site).short, to: to.topAttractions, icon: Landmark },
    ...(hasPubs(site) ? [{ label: pubLinks(site).short, to: to.topPubs, icon: Beer }] : []),
    { label: i18n.t('Map'), to: to.map(), icon: MapIcon },
    { label: i18n.t('Search'), to: to.search(), icon: Search },
  ];
}

const linkTo = (label: string, to: string, note: string, icon: LucideIcon): MenuLink => ({
  label,
  to,
  note,
  icon,
});

/** Places of the city's menus, with their areas in the language of the page. */
const placesIn = (site: Site, places: MenuItem[]): MenuLink[] =>
  places.map((place) => (place.note ? { ...place, note: wordIn(site, place.note) } : place));

/** Builds the three top menus (NAV-03 to NAV-06, NAV-08 to NAV-12). @param modules - whose entries the last one has */
export function buildMenus(site: Site, modules: Modules = {}): Menu[] {
  const hasDining = hasRestaurants(site) || hasPubs(site);
  return [discoverMenu(site), ...(hasDining ? [diningMenu(site)] : []), planMenu(site, modules)];
}

type Modules = Readonly<Record<string, Pick<PinnedRelease, 'module' | 'claims'>>>;

/** Entries of modules in the menu, sorted by module name. */
const entriesOf = (site: Site, modules: Modules): MenuLink[] =>
  Object.values(modules)
    .toSorted((a, b) => (a.module < b.module ? -1 : 1))
    .flatMap(({ claims }) => {
      const entry = claims?.menu;
      const label = entry?.labels?.[languageOf(site)] ?? entry?.label;
      return entry && label ? [{ label, to: entry.path, icon: Signpost }] : [];
    });

function discoverMenu(site: Site): Menu {
  const to = paths(site.slug);
  const landmarks = placesIn(site, site.menus.landmarks);
  return {
    label: i18n.t('Discover'),
    to: to.attractions,
    badge: { text: i18n.t('Popular'), tone: 'red' },
    groups: [
      { title: i18n.t('Landmarks'), links: landmarks },
      { title: i18n.t('Museums and churches'), links: placesIn(site, site.menus.museums) },
    ],
    sidebar: { title: i18n.t('By area'), areas: site.menus.areas },
    footer: {
      text: i18n.t('Ten places to see first'),
      label: topAttractions(site).label,
      to: to.topAttractions,
    },
    mobileLinks: landmarks.slice(0, MAX_MOBILE_LINKS),
    all: i18n.t('All attractions'),
  };
}

/** For a city with restaurants or pubs. */
function diningMenu(site: Site): Menu {
  const to = paths(site.slug);
  const restaurants = placesIn(site, site.menus.restaurants);
  const pubs = placesIn(site, site.menus.pubs);
  const withRestaurants = hasRestaurants(site);
  const withPubs = hasPubs(site);
  const texts = pubLinks(site);
  const topPubs = linkTo(texts.link, to.topPubs, texts.note, Beer);
  const allRestaurants = linkTo(
    i18n.t('All restaurants'),
    to.restaurants,
    i18n.t('Every restaurant in the guide'),
    Store,
  );
  const first = withRestaurants ? allRestaurants : topPubs;
  const last = withPubs ? topPubs : allRestaurants;
  return {
    label: i18n.t('Dining'),
    to: first.to,
    badge: { text: i18n.t('New'), tone: 'gold' },
    groups: [
      ...(withRestaurants ? [{ title: i18n.t('Restaurants'), links: restaurants }] : []),
      ...(withPubs
        ? [{ title: site.kinds?.pub ? pubsLabel(site) : i18n.t('Historic pubs'), links: pubs }]
        : []),
    ],
    sidebar: { title: i18n.t('Eating out'), links: [first] },
    footer: { text: last.note ?? '', label: last.label, to: last.to },
    mobileLinks: [...pubs.slice(0, 1), ...restaurants.slice(0, MAX_MOBILE_LINKS - 1)],
    all: first.label,
  };
}

function planMenu(site: Site, modules: Modules): Menu {
  const to = paths(site.slug);
  const map = linkTo(i18n.t('Interactive map'), to.map(), i18n.t('Every place in the guide'), MapIcon);
  const planner = linkTo(
    i18n.t('Itinerary planner'),
    to.planner,
    i18n.t('Your days, hour by hour'),
    CalendarDays,
  );
  const favorites = linkTo(i18n.t('Favorites'), to.favorites, i18n.t('Places you have saved'), Heart);
  const { transport } = site;
  const journeys = transport
    ? [linkTo(transport.authority, transport.url, i18n.t('Journeys, fares and closures'), BusFront)]
    : [];
  const entries = entriesOf(site, modules);
  return {
    label: i18n.t('Plan'),
    to: to.planner,
    groups: [
      { title: i18n.t('Your trip'), links: [planner, favorites, ...entries] },
      { title: i18n.t('Getting around'), links: [map, ...journeys] },
    ],
    sidebar: { title: i18n.t('The whole city'), showsOffline: true },
    footer: { text: i18n.t('Looking for a place?'), label: i18n.t('Search the guide'), to: to.search() },
    mobileLinks: [...journeys, planner, favorites, ...entries],
  };
}
