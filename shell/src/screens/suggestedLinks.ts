import {
  hasPubs,
  hasRestaurants,
  paths,
  pubLinks,
  restaurantId,
  type Site,
  topAttractions,
} from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Beer, CalendarDays, Landmark, type LucideIcon, Map as MapIcon, Route, Store } from 'lucide-react';

interface SuggestedLink {
  label: string;
  to: string;
  Icon: LucideIcon;
}

/** Returns a link related to the path (D-70), then attractions, pubs and the map; for the planner and favorites, screens that help to plan. */
export function suggestedLinks(site: Site, pathname: string): SuggestedLink[] {
  const to = paths(site.slug);
  const list: SuggestedLink = { label: i18n.t('All attractions'), to: to.attractions, Icon: Landmark };
  const texts = pubLinks(site);
  const ofPubs = (link: SuggestedLink) => (hasPubs(site) ? [link] : []);
  const pubs = ofPubs({ label: texts.link, to: to.topPubs, Icon: Beer });
  const map: SuggestedLink = { label: i18n.t('Interactive map'), to: to.map(), Icon: MapIcon };
  if (restaurantId(pathname) !== null && hasRestaurants(site))
    return [{ label: i18n.t('All restaurants'), to: to.restaurants, Icon: Store }, list, map];
  if (pathname === to.planner || pathname === to.favorites) {
    const today = {
      label: i18n.t('Today in {city}', { city: site.product }),
      to: to.today,
      Icon: CalendarDays,
    };
    const topTen = { label: topAttractions(site).label, to: to.topAttractions, Icon: Landmark };
    return [today, map, topTen, ...ofPubs({ label: texts.walk, to: to.pubCrawl, Icon: Route })];
  }
  return [list, ...pubs, map];
}
