import { currentLanguage, i18n } from '../texts';
import type { Site } from './site';

type City = Pick<Site, 'kinds' | 'offers' | 'product'>;
type Kinds = Pick<Site, 'kinds'>;
type PubKind = NonNullable<NonNullable<Site['kinds']>['pub']>;

/** The city's own words have no forms for headings: English ones get capital letters, others stay as they are. */
const capital = (text: string): string =>
  currentLanguage() === 'en' ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
const titleCase = (text: string): string => text.split(' ').map(capital).join(' ');

/** What the city calls places of the category "pub" (`kinds.pub` in `site.json`): pubs, coffee houses. */
export const pubKind = ({ kinds }: Kinds): PubKind =>
  kinds?.pub ?? { one: i18n.t('pub'), many: i18n.t('pubs'), title: i18n.t('Pubs & Bars') };

/** Pubs within a sentence: "historic pubs". */
export const pubSentence = ({ kinds }: Kinds): string => kinds?.pub?.many ?? i18n.t('historic pubs');

/** Heading of a group of pubs: "Historic Pubs", "Coffee Houses". */
export const pubTitle = ({ kinds }: Kinds): string => kinds?.pub?.title ?? i18n.t('Historic Pubs');

/** One pub as a heading: "Pub", "Coffee House". */
export const onePubTitle = ({ kinds }: Kinds): string =>
  kinds?.pub ? titleCase(kinds.pub.one) : i18n.t('Pub');

/** Several pubs as a label: "Pubs", "Coffee houses". */
export const pubsLabel = ({ kinds }: Kinds): string =>
  kinds?.pub ? capital(kinds.pub.many) : i18n.t('Pubs');

/** Links to the screen that lists the pubs: "Top pubs", "Top 10 pubs", "Ten pubs with a story", "Pub crawl". */
export function pubLinks({ kinds, offers }: Pick<Site, 'kinds' | 'offers'>) {
  const isTen = offers.pubs === 10;
  if (kinds?.pub) return ownLinks(kinds.pub, isTen);
  const walk = i18n.t('Pub crawl');
  return isTen
    ? {
        short: i18n.t('Top pubs'),
        link: i18n.t('Top 10 pubs'),
        note: i18n.t('Ten pubs with a story'),
        walk,
      }
    : { short: i18n.t('Pubs'), link: i18n.t('Pubs'), note: i18n.t('Pubs with a story'), walk };
}

/** `pubLinks` with the city's own words. */
function ownLinks({ one, many }: PubKind, isTen: boolean) {
  const label = capital(many);
  const walk = i18n.t('{kind} walk', { kind: capital(one) });
  return isTen
    ? {
        short: i18n.t('Top {kinds}', { kinds: many }),
        link: i18n.t('Top 10 {kinds}', { kinds: many }),
        note: i18n.t('Ten {kinds} with a story', { kinds: many }),
        walk,
      }
    : { short: label, link: label, note: i18n.t('{kinds} with a story', { kinds: label }), walk };
}

/** Texts about the pubs of a city and about the screen that lists them. */
export function pubTexts({ kinds, offers, product: city }: City) {
  const isTen = offers.pubs === 10;
  const { one, many } = pubKind({ kinds });
  return {
    one,
    many,
    isTen,
    /** "Pub", "Coffee House" */
    oneTitle: onePubTitle({ kinds }),
    ...(kinds?.pub ? ownTexts(kinds.pub, city, isTen) : usualTexts(city, isTen)),
  };
}

interface ListTexts {
  /** Heading of the list: "Top 10 Historic London Pubs". */
  heading: string;
  /** "Top London Pubs" */
  back: string;
  /** On the page "Pub Not Found": "Top Pubs". */
  listTitle: string;
  /** Above the name of one: "Historic pub". */
  kicker: string;
  /** The small line over the heading of the list. */
  listKicker: string;
  walkText: string;
  /** "pub crawl", "Pub crawl", "Pub Crawl" */
  walk: string;
  walkLink: string;
  walkTitle: string;
}

function usualTexts(city: string, isTen: boolean): ListTexts {
  const words = {
    kicker: i18n.t('Historic pub'),
    walk: i18n.t('pub crawl'),
    walkLink: i18n.t('Pub crawl'),
    walkTitle: i18n.t('Pub Crawl'),
  };
  return isTen
    ? {
        ...words,
        heading: i18n.t('Top 10 Historic {city} Pubs', { city }),
        back: i18n.t('Top {city} Pubs', { city }),
        listTitle: i18n.t('Top Pubs'),
        listKicker: i18n.t('Ten signs to look for'),
        walkText: i18n.t('Three or four pubs on foot make an evening. Ten make a weekend.'),
      }
    : {
        ...words,
        heading: i18n.t('Historic {city} Pubs', { city }),
        back: i18n.t('{city} Pubs', { city }),
        listTitle: i18n.t('Pubs'),
        listKicker: i18n.t('Signs to look for'),
        walkText: i18n.t('Three or four pubs on foot make an evening.'),
      };
}

/** The texts with the city's own words. */
function ownTexts({ one, many, title }: PubKind, city: string, isTen: boolean): ListTexts {
  const words = {
    kicker: capital(one),
    listKicker: i18n.t('Worth a stop'),
    walk: i18n.t('{kind} walk', { kind: one }),
    walkLink: i18n.t('{kind} walk', { kind: capital(one) }),
    walkTitle: i18n.t('{kind} Walk', { kind: titleCase(one) }),
  };
  return isTen
    ? {
        ...words,
        heading: i18n.t('Top 10 {city} {kinds}', { city, kinds: title }),
        back: i18n.t('Top {city} {kinds}', { city, kinds: title }),
        listTitle: i18n.t('Top {kinds}', { kinds: title }),
        walkText: i18n.t('Three or four {kinds} on foot make an outing. Ten make a weekend.', {
          kinds: many,
        }),
      }
    : {
        ...words,
        heading: i18n.t('{city} {kinds}', { city, kinds: title }),
        back: i18n.t('{city} {kinds}', { city, kinds: title }),
        listTitle: title,
        walkText: i18n.t('Three or four {kinds} on foot make an outing.', { kinds: many }),
      };
}

const LISTS = { and: 'conjunction', or: 'disjunction' } as const;

/** "a, b and c" */
export function joinWords(words: readonly string[], last: keyof typeof LISTS = 'and'): string {
  const language = currentLanguage();
  if (language !== 'en') return new Intl.ListFormat(language, { type: LISTS[last] }).format(words);
  // Not `Intl.ListFormat`, whose first call takes phones 30 ms.
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '');
}

/** The kinds of places that a city has, for a sentence: "attractions, restaurants and historic pubs". */
export function kindsText(site: City): string {
  const words = {
    attraction: i18n.t('attractions'),
    restaurant: i18n.t('restaurants'),
    pub: pubSentence(site),
  };
  return joinWords(site.offers.categories.map((category) => words[category])) || i18n.t('places');
}

/** One place of the city, for a sentence: "sight, pub or restaurant". */
export function anyPlaceText(site: Pick<Site, 'kinds' | 'offers'>): string {
  const words = {
    attraction: i18n.t('sight'),
    pub: pubKind(site).one,
    restaurant: i18n.t('restaurant'),
  };
  const known = (['attraction', 'pub', 'restaurant'] as const)
    .filter((category) => site.offers.categories.includes(category))
    .map((category) => words[category]);
  return joinWords(known, 'or') || i18n.t('place');
}

/** Placeholder of the large search fields: "Search attractions, areas, pubs". */
export function searchPlaceholder({ kinds, offers }: City): string {
  if (!offers.categories.includes('pub')) return i18n.t('Search attractions, areas');
  return kinds?.pub
    ? i18n.t('Search attractions, areas, {kinds}', { kinds: kinds.pub.many })
    : i18n.t('Search attractions, areas, pubs');
}

/** "Nearest tube", "Nearest station" in a city that names no transport. */
export const nearestStation = ({ transport }: Pick<Site, 'transport'>): string =>
  transport ? i18n.t('Nearest {transport}', { transport: transport.word }) : i18n.t('Nearest station');
