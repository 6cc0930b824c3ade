import type { Pub } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import { factsLd, hoursLd, specialHoursLd } from '@guide/contracts/place';
import { paths, pubTexts, type Site } from '@guide/contracts/site';
import { breadcrumbLd, imageSources } from '@guide/ui';
import type { BarOrPub, WithContext } from 'schema-dts';
import { findPub, pubId } from '../../content/pubs';
import { PubDetail } from './PubDetail';
import { PICTURE_SIZES } from './PubHero';

/** /pub/{id}; /pub is the first pub (PUB). `load` fetches nothing, because the pubs are bundled. */
const screen: Screen = {
  load: async ({ params }) => (findPub(pubId(params.id)) ? undefined : { status: 404 }),
  head: ({ params, site }) => {
    const pub = findPub(pubId(params.id));
    if (!pub) {
      return {
        title: `${pubTexts(site).oneTitle} Not Found | ${site.product} Tourist Guide`,
        description: `We couldn't find the ${pubTexts(site).one} you're looking for.`,
        noIndex: true,
      };
    }
    const to = paths(site.slug);
    const picture = pub.imageUrl ? imageSources(pub.imageUrl) : undefined;
    return {
      title: `${pub.name} | ${site.product} Tourist Guide`,
      description: pub.description,
      canonical: to.pub(pub.id),
      image: pub.imageUrl,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: PICTURE_SIZES },
      jsonLd: [
        pubLd(pub, site),
        breadcrumbLd([
          { to: to.home, label: 'Home' },
          { to: to.topPubs, label: pubTexts(site).heading },
          { to: to.pub(pub.id), label: pub.name },
        ]),
      ],
    };
  },
  Component: PubDetail,
};
export default screen;

/** Without ratings: the guide's ratings are not reviews (D-26). */
const pubLd = (pub: Pub, site: Site): WithContext<BarOrPub> => ({
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
  servesCuisine: pub.facts?.cuisine,
  priceRange: pub.priceRange,
  foundingDate: pub.established,
  openingHoursSpecification: hoursLd(pub.hours),
  specialOpeningHoursSpecification: specialHoursLd(pub.hours, site),
  ...factsLd(pub.facts),
  ...(pub.website && { sameAs: pub.website }),
  ...(pub.phoneNumber && { telephone: pub.phoneNumber }),
});
