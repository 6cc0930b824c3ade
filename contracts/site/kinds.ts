import type { Site } from './site';

type City = Pick<Site, 'kinds' | 'offers' | 'product'>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const titleCase = (text: string): string => text.split(' ').map(capital).join(' ');

/** What the city calls places of the category "pub" (`kinds.pub` in `site.json`): pubs, coffee houses. */
export const pubKind = ({ kinds }: Pick<Site, 'kinds'>) =>
  kinds?.pub ?? { one: 'pub', many: 'pubs', title: 'Pubs & Bars' };

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
    /** "Pubs" */
    plural: capital(many),
    isTen,
    /** Label of the category: "Pubs & Bars". */
    category: title,
    /** "Pub", "Coffee House" */
    oneTitle: titleCase(one),
    /** "Historic Pubs", "Coffee Houses" */
    title: kinds?.pub ? title : 'Historic Pubs',
    /** Within a sentence: "historic pubs". */
    sentence: kinds?.pub ? many : 'historic pubs',
    /** Links to the list: "Top pubs", "Top 10 pubs". */
    short: isTen ? `Top ${many}` : capital(many),
    link: isTen ? `Top 10 ${many}` : capital(many),
    note: `${isTen ? `Ten ${many}` : capital(many)} with a story`,
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

const PLURALS = { attraction: 'attractions', restaurant: 'restaurants' } as const;

/** The kinds of places that a city has, for a sentence: "attractions, restaurants and historic pubs". */
export function kindsText(site: City, pubs = pubTexts(site).sentence): string {
  const words = site.offers.categories.map((category) => (category === 'pub' ? pubs : PLURALS[category]));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'places');
}

/** One place of the city, for a sentence: "sight, pub or restaurant". */
export function anyPlaceText(site: Pick<Site, 'kinds' | 'offers'>): string {
  const words = { attraction: 'sight', pub: pubKind(site).one, restaurant: 'restaurant' };
  const known = (['attraction', 'pub', 'restaurant'] as const)
    .filter((category) => site.offers.categories.includes(category))
    .map((category) => words[category]);
  return known.length > 1 ? `${known.slice(0, -1).join(', ')} or ${known.at(-1)}` : (known[0] ?? 'place');
}

/** Placeholder of the large search fields: "Search attractions, areas, pubs". */
export const searchPlaceholder = (site: City): string =>
  `Search attractions, areas${site.offers.categories.includes('pub') ? `, ${pubKind(site).many}` : ''}`;

/** "Nearest tube", "Nearest station" in a city that names no transport. */
export const nearestStation = ({ transport }: Pick<Site, 'transport'>): string =>
  `Nearest ${transport?.word ?? 'station'}`;
