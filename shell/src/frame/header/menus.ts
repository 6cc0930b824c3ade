import {
  hasPubs,
  hasRestaurants,
  type MenuItem,
  paths,
  pubLinks,
  pubsLabel,
  type Site,
  topAttractions,
} from '@guide/contracts/site';
import {
  Beer,
  BusFront,
  CalendarDays,
  Heart,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  Search,
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
    { label: 'Map', to: to.map(), icon: MapIcon },
    { label: 'Search', to: to.search(), icon: Search },
  ];
}

/** Builds the three top menus (NAV-03 to NAV-06, NAV-08 to NAV-12). */
export function buildMenus(site: Site): Menu[] {
  const to = paths(site.slug);
  const { landmarks, museums, restaurants, pubs, areas } = site.menus;
  const link = (label: string, to: string, note: string, icon: LucideIcon): MenuLink => ({
    label,
    to,
    note,
    icon,
  });
  const map = link('Interactive map', to.map(), 'Every place in the guide', MapIcon);
  const planner = link('Itinerary planner', to.planner, 'Your days, hour by hour', CalendarDays);
  const favorites = link('Favorites', to.favorites, 'Places you have saved', Heart);
  const transport = site.transport
    ? [link(site.transport.authority, site.transport.url, 'Journeys, fares and closures', BusFront)]
    : [];
  const withRestaurants = hasRestaurants(site);
  const texts = pubLinks(site);
  const topPubs = link(texts.link, to.topPubs, texts.note, Beer);
  const allRestaurants = link('All restaurants', to.restaurants, 'Every restaurant in the guide', Store);
  const withPubs = hasPubs(site);
  const first = withRestaurants ? allRestaurants : topPubs;
  const last = withPubs ? topPubs : allRestaurants;
  const dining: Menu = {
    label: 'Dining',
    to: first.to,
    badge: { text: 'New', tone: 'gold' },
    groups: [
      ...(withRestaurants ? [{ title: 'Restaurants', links: restaurants }] : []),
      ...(withPubs ? [{ title: site.kinds?.pub ? pubsLabel(site) : 'Historic pubs', links: pubs }] : []),
    ],
    sidebar: { title: 'Eating out', links: [first] },
    footer: { text: last.note ?? '', label: last.label, to: last.to },
    mobileLinks: [...pubs.slice(0, 1), ...restaurants.slice(0, MAX_MOBILE_LINKS - 1)],
    all: first.label,
  };
  return [
    {
      label: 'Discover',
      to: to.attractions,
      badge: { text: 'Popular', tone: 'red' },
      groups: [
        { title: 'Landmarks', links: landmarks },
        { title: 'Museums and churches', links: museums },
      ],
      sidebar: { title: 'By area', areas },
      footer: { text: 'Ten places to see first', label: topAttractions(site).label, to: to.topAttractions },
      mobileLinks: landmarks.slice(0, MAX_MOBILE_LINKS),
      all: 'All attractions',
    },
    ...(withRestaurants || withPubs ? [dining] : []),
    {
      label: 'Plan',
      to: to.planner,
      groups: [
        { title: 'Your trip', links: [planner, favorites] },
        { title: 'Getting around', links: [map, ...transport] },
      ],
      sidebar: { title: 'The whole city', showsOffline: true },
      footer: { text: 'Looking for a place?', label: 'Search the guide', to: to.search() },
      mobileLinks: [...transport, planner, favorites],
    },
  ];
}
