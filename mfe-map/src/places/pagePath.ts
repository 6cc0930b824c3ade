import { paths, type Site } from '@guide/contracts/site';
import type { Place } from './place';

/** The page of a place: attractions, restaurants, and the pub pages, by their own numbers. */
export function pagePath({ slug }: Pick<Site, 'slug'>, { id, category, pubId }: Place): string {
  const to = paths(slug);
  if (category === 'restaurant') return to.restaurant(id);
  if (category === 'pub') return pubId ? to.pub(pubId) : to.search();
  return to.attraction(id);
}
