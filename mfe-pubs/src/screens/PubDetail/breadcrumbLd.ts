import type { Pub } from '@guide/contracts/api';
import { paths, type Site } from '@guide/contracts/site';
import type { BreadcrumbList, WithContext } from 'schema-dts';

/** Home > the ten pubs > this one, for search engines. */
export function breadcrumbLd(pub: Pub, site: Site): WithContext<BreadcrumbList> {
  const to = paths(site.slug);
  const steps = [
    { name: 'Home', item: to.home },
    { name: `Top 10 Historic ${site.product} Pubs`, item: to.topPubs },
    { name: pub.name, item: to.pub(pub.id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
