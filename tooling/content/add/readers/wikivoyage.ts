/**
 * Listings of Wikivoyage pages: `{{see | name=… | lat=… | content=… }}`.
 * https://en.wikivoyage.org/wiki/Wikivoyage:Listings
 */
import { readNumber } from '../columns';
import {
  type Credit,
  type Entry,
  FileFault,
  type ReadFile,
  type ReadOptions,
  type Source,
  type Tags,
} from '../entries';
import { plainText } from '../text';

const TEMPLATES = ['see', 'do', 'eat', 'drink', 'buy', 'sleep', 'go', 'event', 'listing', 'vicinity'];
/** The longest page that MediaWiki allows is 2 MB. */
const MAX_PAGE = 4 * 2 ** 20;
const MAX_CONTENT = 20_000;
const TAKEN = new Set(['see', 'do', 'eat', 'drink']);
const START = new RegExp(`\\{\\{\\s*(${TEMPLATES.join('|')})\\s*(?=[|}\\n])`, 'gi');
const HEADING = /^(={2,6})\s*(.+?)\s*\1\s*$/gm;

export const isWikitext = (text: string): boolean => text.search(START) >= 0;

/** Credit of listings from several pages. */
export const wikivoyageCredit: Credit = {
  name: 'Wikivoyage',
  by: 'Wikivoyage contributors',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  url: 'https://en.wikivoyage.org/',
};

export const pageCredit = (page: string): Credit => ({
  ...wikivoyageCredit,
  name: `Wikivoyage: ${page}`,
  url: pageUrl(page),
});

const pageUrl = (page: string) =>
  `https://en.wikivoyage.org/wiki/${encodeURIComponent(page.replaceAll(' ', '_')).replaceAll('%2F', '/')}`;

/** The offset after a template that begins at an offset; -1 if it is not closed. */
function endOf(text: string, from: number): number {
  const sign = /\{\{|\}\}/g;
  sign.lastIndex = from;
  let depth = 0;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    depth += match[0] === '{{' ? 1 : -1;
    if (depth === 0) return match.index + 2;
  }
  return -1;
}

/** Arguments of a template: `|` inside links and inner templates does not separate. */
function argumentsOf(inside: string): Tags {
  const tags: Tags = {};
  let depth = 0;
  let start = 0;
  const take = (end: number) => {
    const [, key, value] = /^\s*([\w-]+)\s*=([\s\S]*)$/.exec(inside.slice(start, end)) ?? [];
    if (key && value?.trim()) tags[key.toLowerCase()] = value.trim();
    start = end + 1;
  };
  for (const { 0: sign, index } of inside.matchAll(/\{\{|\[\[|\}\}|\]\]|\|/g)) {
    if (sign === '|') {
      if (depth === 0) take(index);
    } else depth += sign === '{{' || sign === '[[' ? 1 : -1;
  }
  take(inside.length);
  return tags;
}

/** Wikitext as plain text: links become their words, references and inner templates go. */
function plainWikitext(wikitext: string): string {
  let text = wikitext
    .slice(0, MAX_CONTENT)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<ref\b[^>]*\/>|<ref\b[\s\S]*?<\/ref>/gi, '');
  text = text.replace(/\[\[(?:File|Image):[^\]]*\]\]/gi, '');
  text = text
    .replace(/\[\[(?:[^|\]]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/\[https?:\S+\s+([^\]]*)\]/g, '$1')
    .replace(/\[https?:\S+\]/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\{\{\s*(?:dead ?link|iata|icao|station|rint|cn)\b[^{}]*\}\}/gi, '')
      // Units and currencies: {{ft|6}}, {{USD|5}}.
      .replace(/\{\{\s*([a-z]{1,3})\s*\|([^{}|]*)[^{}]*\}\}/gi, '$2 $1')
      .replace(/\{\{[^{}|]*\|([^{}|]*)[^{}]*\}\}/g, '$1')
      .replace(/\{\{[^{}]*\}\}/g, '');
  }
  return plainText(text.replace(/'{2,5}/g, ''));
}

/** Reads the listing templates of a page. @throws {FileFault} for more than a page */
export function readWikitext({ file, text }: Source, options: ReadOptions): ReadFile {
  if (text.length > MAX_PAGE)
    throw new FileFault(`${file} is longer than a page of Wikivoyage. Take single pages, not a dump.`);
  const entries: Entry[] = [];
  const headings = [...text.matchAll(HEADING)].map(({ index, 1: level, 2: title }) => ({
    index,
    level: level!.length,
    title: title!,
  }));
  const lines = lineCounter(text);
  let after = 0;
  for (const match of text.matchAll(START)) {
    // A listing inside another one is part of its text.
    if (match.index < after) continue;
    const at = `line ${lines(match.index)}`;
    const end = endOf(text, match.index);
    if (end < 0) {
      entries.push({ at, name: '', tags: {}, doubts: [], leftOut: 'the template is never closed with }}' });
      break;
    }
    after = end;
    const listing = argumentsOf(text.slice(match.index + match[0].length, end - 2));
    const name = match[1]!.toLowerCase();
    const type = name === 'listing' ? (listing.type ?? 'listing') : name;
    const entry = listingEntry(type, listing, at, options.page);
    const heading = headings.findLast(({ index, level }) => index < match.index && level > 2);
    const section = headings.findLast(({ index, level }) => index < match.index && level === 2);
    if (heading && section && heading.index > section.index)
      entry.tags.heading = plainWikitext(heading.title);
    entries.push(entry);
  }
  const notes = [`It was read as the page "${options.page}" of Wikivoyage; name another one with --page.`];
  if (!entries.some(({ kind }) => kind && TAKEN.has(kind)))
    notes.push('It has no listing of the types see, do, eat or drink. Pages of districts may have them.');
  return {
    entries,
    notes,
    prefix: 'wikivoyage',
    credit: pageCredit(options.page),
    creditOf: 'texts',
  };
}

/** Lines of offsets that only grow. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let from = 0;
  return (offset) => {
    for (let at = text.indexOf('\n', from); at >= 0 && at < offset; at = text.indexOf('\n', from)) {
      line++;
      from = at + 1;
    }
    return line;
  };
}

/** An entry of a listing, from a template or from a row of the export. */
export function listingEntry(type: string, listing: Tags, at: string, page: string): Entry {
  const plain = (key: string) =>
    plainWikitext(listing[key] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const name = plain('name');
  const tags: Tags = {};
  const pairs = {
    address: plain('address'),
    website: listing.url,
    opening_hours: plain('hours'),
    price: plain('price'),
    phone: plain('phone'),
  };
  for (const [key, value] of Object.entries(pairs)) if (value) tags[key] = value;
  const entry: Entry = {
    at,
    id: `wikivoyage/${page}/${name}`,
    name,
    tags,
    kind: type.toLowerCase(),
    url: pageUrl(page),
    doubts: [],
  };
  const text = plainWikitext(listing.content ?? '');
  if (text) entry.text = text;
  if (listing.lat && listing.long) entry.point = [readNumber(listing.long), readNumber(listing.lat)];
  return entry;
}
