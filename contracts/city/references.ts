import type { Static } from 'typebox';
import { currencySign } from '../place/price';
import type { packFiles } from './pack';

type Files = { [F in keyof typeof packFiles]: Static<(typeof packFiles)[F]> };

/** Restaurants on a tab of the home page (HOME-17). */
const RESTAURANTS_ON_HOME = 3;

/**
 * Finds unknown references, wrong ranges and prices, and listings without the rating or review count that others have (D-75).
 * @returns one line each: file, JSON pointer, fault
 */
export function findReferenceFaults(
  pack: Pick<
    Files,
    | 'listings.json'
    | 'pubs.json'
    | 'areas.json'
    | 'credits.json'
    | 'facts.json'
    | 'home.json'
    | 'site.json'
    | 'synonyms.json'
    | 'texts.json'
  >,
): string[] {
  const listings = pack['listings.json'];
  const ids = new Set(listings.map(({ id }) => id));
  const areas = new Set(pack['areas.json'].map(({ name }) => name));
  const subcategories = new Set(listings.map(({ subcategory }) => subcategory));
  const faults: string[] = [];
  const expect = (isValid: boolean, pointer: string, fault: string) => {
    if (!isValid) faults.push(`${pointer} ${fault}`);
  };

  for (const [id, { admission, minutesNeeded, ages }] of Object.entries(pack['facts.json'])) {
    const pointer = `facts.json /${id}`;
    expect(ids.has(Number(id)), pointer, 'is not the id of a listing in listings.json');
    for (const [name, range] of Object.entries({ minutesNeeded, ages })) {
      expect(!range || range[0] <= range[1], `${pointer}/${name}`, 'must go from low to high');
    }
    if (!admission || 'free' in admission) continue;
    const { adult, adultTo = adult } = admission;
    expect(adultTo >= adult, `${pointer}/admission/adultTo`, 'is less than the lowest price');
    for (const name of ['child', 'concession'] as const) {
      expect(!(admission[name]! > adult), `${pointer}/admission/${name}`, 'is more than an adult pays');
    }
  }
  for (const id of Object.keys(pack['texts.json'])) {
    expect(ids.has(Number(id)), `texts.json /${id}`, 'is not the id of a listing in listings.json');
  }
  const inMenu = pack['site.json'].menus.restaurants.length;
  expect(
    listings.some(({ category }) => category === 'restaurant') === inMenu > 0,
    'site.json /menus/restaurants',
    'must be empty if listings.json has no restaurants, and only then',
  );
  expect(
    pack['home.json'].experiences.restaurants.length === (inMenu > 0 ? RESTAURANTS_ON_HOME : 0),
    'home.json /experiences/restaurants',
    `must name ${RESTAURANTS_ON_HOME} restaurants, or none in a city without restaurants`,
  );
  expect(
    pack['home.json'].intros.restaurants !== undefined || inMenu === 0,
    'home.json /intros/restaurants',
    'is missing',
  );
  const sign = currencySign(pack['site.json']);
  // A wrong currency is one fault, not one of each place.
  const isCurrency = Intl.supportedValuesOf('currency').includes(pack['site.json'].currency);
  const hasPubs = pack['pubs.json'].length > 0;
  expect(
    pack['site.json'].menus.pubs.length > 0 === hasPubs,
    'site.json /menus/pubs',
    'must be empty if pubs.json has no pubs, and only then',
  );
  for (const name of ['intros/topPubs', 'pubCrawl'] as const) {
    const { intros, pubCrawl } = pack['home.json'];
    const text = name === 'pubCrawl' ? pubCrawl : intros.topPubs;
    expect(text !== undefined || !hasPubs, `home.json /${name}`, 'is missing');
  }
  const closedKinds = Object.values(pack['site.json'].holidays ?? {}).flatMap(({ closed = [] }) => closed);
  const { texts, data } = pack['credits.json'];
  const credits = new Set([...texts, ...data].map(({ name }) => name));
  listings.forEach((listing, index) => {
    const credit = listing.source?.credit;
    expect(
      credit === undefined || credits.has(credit),
      `listings.json /${index}/source/credit`,
      'is not the name of a text or of data in credits.json',
    );
    const kind = listing.hours?.kind;
    expect(
      kind === undefined || closedKinds.includes(kind),
      `listings.json /${index}/hours/kind`,
      'is closed on no holiday of site.json',
    );
    expect(
      !isCurrency || listing.priceRange === 'Free' || !listing.priceRange?.replaceAll(sign, ''),
      `listings.json /${index}/priceRange`,
      `is not "Free" or ${sign} one to four times, the sign of the currency in site.json`,
    );
    for (const field of ['rating', 'reviewCount'] as const)
      expect(
        listing[field] !== undefined || listings.every((other) => other[field] === undefined),
        `listings.json /${index}/${field}`,
        'is missing',
      );
  });
  pack['synonyms.json'].forEach(({ area, subcategory, listing }, index) => {
    const pointer = `synonyms.json /${index}`;
    expect(area === undefined || areas.has(area), `${pointer}/area`, 'is not an area of areas.json');
    expect(
      subcategory === undefined || subcategories.has(subcategory),
      `${pointer}/subcategory`,
      'is not the subcategory of any listing',
    );
    expect(
      listing === undefined || ids.has(listing),
      `${pointer}/listing`,
      'is not the id of a listing in listings.json',
    );
  });
  return faults;
}
