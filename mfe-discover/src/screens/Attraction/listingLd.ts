import type { Listing } from '@guide/contracts/api';
import { factsLd, hasPosition, hoursLd, specialHoursLd } from '@guide/contracts/place';
import { type Site, wordIn } from '@guide/contracts/site';
import type { BarOrPub, Restaurant, TouristAttraction, WithContext } from 'schema-dts';
import { pagePath } from '../../listing/pagePath';
import type { PlaceContent } from './content/placeContent';

const TYPES = { attraction: 'TouristAttraction', restaurant: 'Restaurant', pub: 'BarOrPub' } as const;

function cuisineOf({ facts, category, subcategory }: Listing, site: Site): string | string[] | undefined {
  if (facts?.cuisine) return facts.cuisine.map((word) => wordIn(site, word));
  return category === 'restaurant' ? wordIn(site, subcategory) : undefined;
}

/** JSON-LD without ratings, because the guide's ratings are not reviews (D-26, D-75). */
export function listingLd(
  listing: Listing,
  content: PlaceContent,
  site: Site,
): WithContext<TouristAttraction | Restaurant | BarOrPub> {
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[listing.category],
    name: listing.name,
    description: listing.shortDescription,
    url: pagePath(site, listing.id),
    image: listing.imageUrl || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.noFixedPlace ? undefined : (listing.address ?? content.address),
      postalCode: listing.postcode,
      addressLocality: site.product,
    },
    ...(hasPosition(listing) && {
      geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lng },
    }),
    ...(content.officialWebsite && { sameAs: content.officialWebsite }),
    ...(listing.category !== 'attraction'
      ? { priceRange: listing.priceRange, currenciesAccepted: site.currency }
      : listing.priceRange !== undefined && { isAccessibleForFree: listing.priceRange === 'Free' }),
    // Only places to eat and drink serve a cuisine (schema.org, FoodEstablishment).
    ...(listing.category !== 'attraction' && { servesCuisine: cuisineOf(listing, site) }),
    ...(listing.hours && {
      openingHoursSpecification: hoursLd(listing.hours),
      specialOpeningHoursSpecification: specialHoursLd(listing.hours, site),
    }),
    ...factsLd(listing.facts),
  } as WithContext<TouristAttraction | Restaurant | BarOrPub>;
}
