import type { Pub } from '@guide/contracts/api';
import { factsLd, hoursLd } from '@guide/contracts/place';
import { paths, type Site } from '@guide/contracts/site';
import type { BarOrPub, WithContext } from 'schema-dts';

/** A pub for search engines. No ratings: the guide's are not reviews (D-26). Addresses are relative to the page. */
export const pubLd = (pub: Pub, site: Site): WithContext<BarOrPub> => ({
  '@context': 'https://schema.org',
  '@type': 'BarOrPub',
  name: pub.name,
  description: pub.description,
  url: paths(site.slug).pub(pub.id),
  image: pub.imageUrl,
  address: {
    '@type': 'PostalAddress',
    streetAddress: pub.address,
    postalCode: pub.postcode,
    addressLocality: site.product,
  },
  geo: { '@type': 'GeoCoordinates', latitude: pub.coordinates.lat, longitude: pub.coordinates.lng },
  priceRange: pub.priceRange,
  foundingDate: pub.established,
  openingHoursSpecification: hoursLd(pub.hours),
  ...factsLd(pub.facts),
  ...(pub.website && { sameAs: pub.website }),
  ...(pub.phoneNumber && { telephone: pub.phoneNumber }),
});
