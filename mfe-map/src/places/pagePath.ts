import { paths, type Site } from '@guide/contracts/site';
import type { Place } from './place';

/** The page of a place: every listing has one at /attraction/{id}; a pub with a page of its own leads there (D-68). */
export function pagePath({ slug }: Pick<Site, 'slug'>, { id, pubId }: Pick<Place, 'id' | 'pubId'>): string {
  const to = paths(slug);
  return pubId === undefined ? to.attraction(id) : to.pub(pubId);
}
