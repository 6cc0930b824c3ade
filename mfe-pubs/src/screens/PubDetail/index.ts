import type { Pub } from '@guide/contracts/api';
import type { Screen } from '@guide/contracts/module';
import { factsLd, hoursLd, specialHoursLd } from '@guide/contracts/place';
import { ENGLISH, languageOf, paths, pubTexts, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { breadcrumbLd, imageSources } from '@guide/ui';
import type { BarOrPub, WithContext } from 'schema-dts';
import { pubQuery } from '../../api/usePub';
import { findPub, pubId } from '../../content/pubs';
import { documentTitle, notFoundTexts } from '../../pub/pubWords';
import { PubDetail } from './PubDetail';
import { PICTURE_SIZES } from './PubHero';

/** /pub/{id}; /pub is the first pub (PUB). The pubs are bundled in English; `load` fetches one in another language. */
const screen: Screen = {
  load: async ({ api, params, queries, site }) => {
    const bundled = findPub(pubId(params.id));
    if (!bundled) return { status: 404 };
    if (languageOf(site) !== ENGLISH) await queries.prefetchQuery(pubQuery(api, bundled.id, bundled));
    return undefined;
  },
  head: ({ api, params, queries, site }) => {
    const bundled = findPub(pubId(params.id));
    const isTranslated = bundled && languageOf(site) !== ENGLISH;
    const loaded = isTranslated && queries.getQueryData(pubQuery(api, bundled.id, bundled).queryKey);
    const pub = loaded || bundled;
    if (!pub) {
      const { title, text } = notFoundTexts(site, pubTexts(site).oneTitle);
      return {
        title: documentTitle(title, site),
        description: text,
        noIndex: true,
      };
    }
    const to = paths(site.slug);
    const picture = pub.imageUrl ? imageSources(pub.imageUrl) : undefined;
    return {
      title: documentTitle(pub.name, site),
      description: pub.description,
      canonical: to.pub(pub.id),
      image: pub.imageUrl,
      preloadImage: picture && { href: picture.src, srcSet: picture.srcSet, sizes: PICTURE_SIZES },
      jsonLd: [
        pubLd(pub, site),
        breadcrumbLd([
          { to: to.home, label: i18n.t('Home') },
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
  servesCuisine: pub.facts?.cuisine?.map((word) => wordIn(site, word)),
  priceRange: pub.priceRange,
  foundingDate: pub.established,
  openingHoursSpecification: hoursLd(pub.hours),
  specialOpeningHoursSpecification: specialHoursLd(pub.hours, site),
  ...factsLd(pub.facts),
  ...(pub.website && { sameAs: pub.website }),
  ...(pub.phoneNumber && { telephone: pub.phoneNumber }),
});
