import type { Listing } from '@guide/contracts/api';
import { paths, type Site } from '@guide/contracts/site';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { pagePath } from '../../../listing/pagePath';

/** The way to an attraction page, for search engines. Addresses are relative to the page. */
export function breadcrumbLd(listing: Listing, site: Site): WithContext<BreadcrumbList> {
  const to = paths(site.slug);
  const steps = [
    { name: 'Home', item: to.home },
    { name: 'Attractions', item: to.attractions },
    { name: listing.name, item: pagePath(site, listing.id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}
