import type { Site } from './site';

type City = Pick<Site, 'kinds' | 'offers' | 'product'>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const titleCase = (text: string): string => text.split(' ').map(capital).join(' ');

/** What the city calls places of the category "pub" (`kinds.pub` in `site.json`): pubs, coffee houses. */
export const pubKind = ({ kinds }: Pick<Site, 'kinds'>) =>
  kinds?.pub ?? { one: 'pub', many: 'pubs', title: 'Pubs & Bars' };

/** Pubs within a sentence: "historic pubs". */
export const pubSentence = ({ kinds }: Pick<Site, 'kinds'>): string => kinds?.pub?.many ?? 'historic pubs';

/** Heading of a group of pubs: "Historic Pubs", "Coffee Houses". */
export const pubTitle = ({ kinds }: Pick<Site, 'kinds'>): string => kinds?.pub?.title ?? 'Historic Pubs';

/** One pub as a heading: "Pub", "Coffee House". */
export const onePubTitle = (site: Pick<Site, 'kinds'>): string => titleCase(pubKind(site).one);

/** Several pubs as a label: "Pubs", "Coffee houses". */
export const pubsLabel = (site: Pick<Site, 'kinds'>): string => capital(pubKind(site).many);

/** Links to the screen that lists the pubs: "Top pubs", "Top 10 pubs", "Ten pubs with a story", "Pub crawl". */
export function pubLinks({ kinds, offers }: Pick<Site, 'kinds' | 'offers'>) {
  const { one, many } = pubKind({ kinds });
  const isTen = offers.pubs === 10;
  return {
    short: isTen ? `Top ${many}` : capital(many),
    link: isTen ? `Top 10 ${many}` : capital(many),
    note: `${isTen ? `Ten ${many}` : capital(many)} with a story`,
    walk: kinds?.pub ? capital(`${one} walk`) : 'Pub crawl',
  };
}

/** Texts about the pubs of a city and about the screen that lists them. */
export function pubTexts({ kinds, offers, product }: City) {
  const { one, many, title } = pubKind({ kinds });
  const isTen = offers.pubs === 10;
  const top = isTen ? 'Top ' : '';
  const walk = kinds?.pub ? `${one} walk` : 'pub crawl';
  const name = kinds?.pub ? `${product} ${title}` : `Historic ${product} Pubs`;
  return {
    one,
    many,
    isTen,
    /** "Pub", "Coffee House" */
    oneTitle: titleCase(one),
    /** Heading of the list: "Top 10 Historic London Pubs". */
    heading: isTen ? `Top 10 ${name}` : name,
    /** "Top London Pubs" */
    back: kinds?.pub ? `${top}${name}` : `${top}${product} Pubs`,
    /** On the page "Pub Not Found": "Top Pubs". */
    listTitle: kinds?.pub ? `${top}${title}` : `${top}Pubs`,
    /** Above the name of one: "Historic pub". */
    kicker: kinds?.pub ? capital(one) : 'Historic pub',
    /** Above the heading of the list. */
    listKicker: kinds?.pub ? 'Worth a stop' : `${isTen ? 'Ten signs' : 'Signs'} to look for`,
    walkText: `Three or four ${many} on foot make an ${kinds?.pub ? 'outing' : 'evening'}.${isTen ? ' Ten make a weekend.' : ''}`,
    /** "pub crawl", "Pub crawl", "Pub Crawl" */
    walk,
    walkLink: capital(walk),
    walkTitle: titleCase(walk),
  };
}

/** "a, b and c" */
export const joinWords = (words: readonly string[], last = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '');

const PLURALS = { attraction: 'attractions', restaurant: 'restaurants' } as const;

/** The kinds of places that a city has, for a sentence: "attractions, restaurants and historic pubs". */
export function kindsText(site: City): string {
  const words = site.offers.categories.map((category) =>
    category === 'pub' ? pubSentence(site) : PLURALS[category],
  );
  return joinWords(words) || 'places';
}

/** One place of the city, for a sentence: "sight, pub or restaurant". */
export function anyPlaceText(site: Pick<Site, 'kinds' | 'offers'>): string {
  const words = { attraction: 'sight', pub: pubKind(site).one, restaurant: 'restaurant' };
  const known = (['attraction', 'pub', 'restaurant'] as const)
    .filter((category) => site.offers.categories.includes(category))
    .map((category) => words[category]);
  return joinWords(known, 'or') || 'place';
}

/** Placeholder of the large search fields: "Search attractions, areas, pubs". */
export const searchPlaceholder = (site: City): string =>
  `Search attractions, areas${site.offers.categories.includes('pub') ? `, ${pubKind(site).many}` : ''}`;

/** "Nearest tube", "Nearest station" in a city that names no transport. */
export const nearestStation = ({ transport }: Pick<Site, 'transport'>): string =>
  `Nearest ${transport?.word ?? 'station'}`;
