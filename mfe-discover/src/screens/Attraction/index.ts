import type { Screen, ScreenContext } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { breadcrumbLd } from '@guide/ui';
import { genericTextsQuery, writtenTextsQuery } from '../../api/placeTexts';
import { aroundQuery } from '../../api/useAround';
import { listingId, listingQuery } from '../../api/useListing';
import { nearbyQuery } from '../../api/useNearby';
import { photosQuery } from '../../api/usePhotos';
import { textsQuery } from '../../api/useTexts';
import { pagePath } from '../../listing/pagePath';
import { Attraction } from './Attraction';
import { breadcrumbLinks } from './AttractionPage';
import { contentOf } from './content/contentOf';
import { listingLd } from './listingLd';

/** The cached listing; null if it does not exist, undefined if it is not loaded. */
function cachedListing({ params, queries, api }: Pick<ScreenContext, 'params' | 'queries' | 'api'>) {
  const id = listingId(params.id);
  return id === null ? null : queries.getQueryData(listingQuery(api, id).queryKey);
}

const hasFailed = ({ params, queries, api }: ScreenContext): boolean => {
  const id = listingId(params.id);
  return id !== null && queries.getQueryState(listingQuery(api, id).queryKey)?.status === 'error';
};

/** /attraction/{id} and the fixed pages (ATT, GATT). */
const screen: Screen = {
  load: async (context) => {
    const { params, api, queries, preloading } = context;
    const id = listingId(params.id);
    if (id === null) return { status: 404 };
    const details = [queries.prefetchQuery(photosQuery(api, id)), queries.prefetchQuery(textsQuery(api, id))];
    await Promise.all([
      queries.prefetchQuery(listingQuery(api, id)),
      queries.prefetchQuery(writtenTextsQuery(id)),
    ]);
    const listing = cachedListing(context);
    if (listing === null) return { status: 404 };
    if (listing) {
      const written = queries.getQueryData(writtenTextsQuery(id).queryKey);
      if (written === null) details.push(queries.prefetchQuery(genericTextsQuery(listing)));
      if (!preloading)
        details.push(
          queries.prefetchQuery(nearbyQuery(api, listing, written?.nearbyAttractions ?? [])),
          queries.prefetchQuery(aroundQuery(api, listing)),
        );
    }
    await Promise.all(details);
    return undefined;
  },
  head: (context) => {
    const { site, queries, api } = context;
    const listing = cachedListing(context);
    if (listing === undefined && !hasFailed(context)) return undefined;
    if (!listing) {
      return {
        title: `Attraction Not Found | ${site.product} Tourist Guide`,
        description: "We couldn't find the attraction you're looking for.",
        noIndex: true,
      };
    }
    const texts = queries.getQueryData(textsQuery(api, listing.id).queryKey) ?? {};
    const city =
      queries.getQueryData(writtenTextsQuery(listing.id).queryKey) ??
      queries.getQueryData(genericTextsQuery(listing).queryKey);
    if (!city) return undefined;
    const content = contentOf(listing, city, texts, site);
    const to = paths(site.slug);
    const page = pagePath(site, listing.id);
    return {
      title: `${listing.name} | ${site.product} Tourist Guide`,
      description: listing.shortDescription,
      canonical: page,
      image: listing.imageUrl,
      jsonLd: [
        listingLd(listing, content, site),
        breadcrumbLd([...breadcrumbLinks(listing, to), { to: page, label: listing.name }]),
      ],
    };
  },
  Component: Attraction,
};
export default screen;
