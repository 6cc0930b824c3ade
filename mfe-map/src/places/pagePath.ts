import { paths, type Site } from '@guide/contracts/site';
import type { Place } from './place';

/** /pub/{id} for pubs with a page, otherwise /attraction/{id} (D-68). */
export function pagePath({ slug }: Pick<Site, 'slug'>, { id, pubId }: Pick<Place, 'id' | 'pubId'>): string {
  const to = paths(slug);
  return pubId === undefined ? to.attraction(id) : to.pub(pubId);
}
