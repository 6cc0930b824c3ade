import type { Screen, ScreenContext } from '@guide/contracts/module';
import { paths } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { breadcrumbLd } from '@guide/ui';
import { aroundQuery } from '../../api/useAround';
import { listingId, listingQuery } from '../../api/useListing';
import { nearbyQuery } from '../../api/useNearby';
import { pageTextsQuery } from '../../api/usePageTexts';
import { photosQuery } from '../../api/usePhotos';
import { pagePath } from '../../listing/pagePath';
import { documentTitle } from '../../listing/shownTexts';
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
    const photos = queries.prefetchQuery(photosQuery(api, id));
    await Promise.all([
      queries.prefetchQuery(listingQuery(api, id)),
      queries.prefetchQuery(pageTextsQuery(api, id)),
    ]);
    const listing = cachedListing(context);
    if (listing === null) return { status: 404 };
    const texts = queries.getQueryData(pageTextsQuery(api, id).queryKey);
    await Promise.all([
      photos,
      ...(listing && !preloading
        ? [
            queries.prefetchQuery(nearbyQuery(api, listing, texts?.written?.nearbyAttractions ?? [])),
            queries.prefetchQuery(aroundQuery(api, listing)),
          ]
        : []),
    ]);
    return undefined;
  },
  head: (context) => {
    const { site, queries, api } = context;
    const listing = cachedListing(context);
    if (listing === undefined && !hasFailed(context)) return undefined;
    if (!listing) {
      return {
        title: documentTitle(i18n.t('Attraction Not Found'), site),
        description: i18n.t("We couldn't find the attraction you're looking for."),
        noIndex: true,
      };
    }
    const texts = queries.getQueryData(pageTextsQuery(api, listing.id).queryKey);
    if (!texts) return undefined;
    const content = contentOf(listing, texts, site);
    const to = paths(site.slug);
    const page = pagePath(site, listing.id);
    return {
      title: documentTitle(listing.name, site),
      description: listing.shortDescription,
      canonical: page,
      image: listing.imageUrl,
      jsonLd: [
        listingLd(listing, content, site),
        breadcrumbLd([...breadcrumbLinks(listing, to, site), { to: page, label: listing.name }]),
      ],
    };
  },
  Component: Attraction,
};
export default screen;
