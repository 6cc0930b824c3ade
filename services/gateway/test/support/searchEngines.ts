import { Readable } from 'node:stream';
import { parse } from 'parse5';
import { parseSitemap } from 'sitemap';
import { attributeOf, elementsIn } from './links';

/** Addresses by language tag, `x-default` included. */
type Alternates = Record<string, string>;
type JsonLd = Record<string, unknown> & { '@type': string };

/** What a page says to search engines. */
interface SearchHead {
  language: string;
  canonical: string | undefined;
  alternates: Alternates;
  data: JsonLd[];
}

/** Reads a page. @throws {SyntaxError} if its structured data is not JSON */
export function readSearchHead(body: string): SearchHead {
  const elements = [...elementsIn(parse(body))];
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const isOf = (rel: string) => (link: (typeof links)[number]) => attributeOf(link, 'rel') === rel;
  const text = ({ childNodes: [node] }: (typeof links)[number]) =>
    node && 'value' in node ? node.value : '';
  return {
    language: attributeOf(
      elements.find(({ tagName }) => tagName === 'html'),
      'lang',
    )!,
    canonical: attributeOf(links.find(isOf('canonical')), 'href'),
    alternates: Object.fromEntries(
      links
        .filter(isOf('alternate'))
        .map((link) => [attributeOf(link, 'hreflang')!, attributeOf(link, 'href')!]),
    ),
    data: elements
      .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(text(element))),
  };
}

/** The languages of each address in a sitemap. */
export async function readSitemap(xml: string): Promise<Map<string, Alternates>> {
  const items = await parseSitemap(Readable.from([xml]));
  return new Map(
    items.map(({ url, links }) => [url, Object.fromEntries(links.map(({ lang, url }) => [lang, url]))]),
  );
}

/** Fields without which search engines ignore data of a type. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
};
const PLACE = ['name', 'description', 'url', 'address'];

/** The objects of structured data, with those inside of them. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/**
 * Finds what is wrong with the structured data of a page.
 * @param pages - addresses of all pages
 * @returns a line for each fault
 */
export function structuredDataFaults({ data, language }: SearchHead, pages: ReadonlySet<string>): string[] {
  const faults = data.flatMap((item) => {
    const missing = (REQUIRED[item['@type']] ?? PLACE).filter((field) => !item[field]);
    return missing.map((field) => `${item['@type']} has no ${field}`);
  });
  for (const object of objectsIn(data)) {
    const { '@type': type, position, name, item, url, inLanguage } = object;
    if (type === 'ListItem' && !(Number.isInteger(position) && (item || (name && url))))
      faults.push(`an entry of a list lacks its position, name or address: ${JSON.stringify(object)}`);
    if (inLanguage !== undefined && inLanguage !== language)
      faults.push(`${type} is in ${inLanguage}, the page in ${language}`);
    for (const address of [url, item])
      if (typeof address === 'string' && !pages.has(address)) faults.push(`${type} leads to ${address}`);
  }
  return faults;
}
