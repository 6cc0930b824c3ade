/** Entries as fields of `listings.json` and `facts.json`. */
import { Listing } from '@guide/contracts/api/schemas';
import { metresOnFoot } from '@guide/contracts/place';
import Value from 'typebox/value';
import { areaOf, type PackArea } from './areas';
import { type Entry, lookUp, type Tags } from './entries';
import { convertHours } from './hours/convert';
import { cuisinesOf, type Kind } from './kinds';
import { hasHtml, plainLine, plainText, shortened } from './text';

/** Values of a place by path: "name", "additionalInfo.website", "facts.cuisine". */
export type Fields = Record<string, unknown>;

export interface PlaceRecord {
  fields: Fields;
  /** Fields without words of the source: another source may replace them. */
  placeholders: string[];
  doubts: string[];
}

export interface PackFrame {
  /** [longitude, latitude] of the city's centre. */
  center: readonly [number, number];
  areas: PackArea[];
  /** ISO 3166-1: "AT". */
  country: string;
  /** "€" */
  currencySign: string;
  /** Metres from the centre within which places are taken. */
  within: number;
}

const MAX_LINE = 200;
const MAX_TEXT = 4000;
const MAX_SHORT = 300;
const MAX_POSTCODE = 12;
const MAX_HOURS_TEXT = 500;
const MAX_TAGS = 30;
const MAX_URL = 500;
/** Six decimals are 10 centimetres. */
const DECIMALS = 1e6;

type Position = { point?: [number, number]; reason?: string; isSwapped?: boolean };

const metres = (point: readonly [number, number], center: readonly [number, number]) =>
  metresOnFoot({ lng: point[0], lat: point[1] }, { lng: center[0], lat: center[1] });
const isOnEarth = ([lng, lat]: readonly [number, number]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** Checks a position against the city's centre. */
export function positionOf(
  point: readonly [number, number] | undefined,
  { center, within }: PackFrame,
): Position {
  if (!point) return {};
  if (!point.every(Number.isFinite)) return { reason: 'its coordinates cannot be read' };
  const swapped: [number, number] = [point[1], point[0]];
  if (isOnEarth(point) && metres(point, center) <= within)
    return { point: [rounded(point[0]), rounded(point[1])] };
  if (isOnEarth(swapped) && metres(swapped, center) <= within)
    return { point: [rounded(swapped[0]), rounded(swapped[1])], isSwapped: true };
  if (!isOnEarth(point)) return { reason: `its coordinates ${point[1]}, ${point[0]} are not degrees` };
  const kilometres = Math.round(metres(point, center) / 1000).toLocaleString('en');
  return { reason: `it is ${kilometres} km from the centre; say --within to take it` };
}

/** Removes fields that the pack's schema would refuse, such as a price level that it does not have. */
function sayable(fields: Fields, key: keyof typeof Listing.properties): boolean {
  return Value.Check(Listing.properties[key], fields[key]);
}

/** The record of an entry that has a name, a kind and a checked position. */
export function recordOf(
  entry: Entry,
  kind: Kind,
  point: [number, number] | undefined,
  frame: PackFrame,
): PlaceRecord {
  const { tags } = entry;
  const doubts = [...entry.doubts];
  const name = plainLine(entry.name).slice(0, MAX_LINE);
  if (hasHtml(entry.name)) doubts.push('its name has HTML, which was removed');
  if (/\w\s*[*+†]+$/.test(name)) doubts.push('its name ends with a footnote mark');
  const area = areaOf(frame.areas, point, tags.area ?? tags['addr:suburb'] ?? tags['addr:district']);
  if (area.doubt) doubts.push(area.doubt);
  if (!point) doubts.push('it has no position, and so no marker on the map');
  const fields: Fields = { name, ...kind, area: area.name, tags: labelsOf(tags) };
  if (point) Object.assign(fields, { lat: point[1], lng: point[0] });
  const { texts, placeholders } = textsOf(entry, kind, area.name);
  Object.assign(
    fields,
    texts,
    addressOf(tags, frame.country),
    linksOf(tags, doubts),
    hoursOf(tags, doubts),
    factsOf(tags),
  );
  const price = priceOf(tags, frame.currencySign, doubts);
  if (price) {
    fields.priceRange = price;
    if (!sayable(fields, 'priceRange')) delete fields.priceRange;
  }
  return { fields, placeholders, doubts };
}

function labelsOf({ tags = '' }: Tags): string[] {
  const labels = tags
    .split(/[,;|]/)
    .map((label) => plainLine(label).slice(0, MAX_LINE))
    .filter(Boolean);
  return [...new Set(labels)].slice(0, MAX_TAGS);
}

/** The source's words, or a sentence of what is known. */
function textsOf(entry: Entry, kind: Kind, area: string): { texts: Fields; placeholders: string[] } {
  const text = plainText(entry.text ?? '').slice(0, MAX_TEXT);
  if (text)
    return {
      texts: { description: text, shortDescription: shortened(plainLine(text), MAX_SHORT) },
      placeholders: [],
    };
  const sentence = `${kind.subcategory} in ${area}.`;
  return {
    texts: { description: sentence, shortDescription: sentence },
    placeholders: ['description', 'shortDescription'],
  };
}

function addressOf(tags: Tags, country: string): Fields {
  const street = [tags['addr:street'] ?? tags['addr:place'] ?? tags.street, tags['addr:housenumber']].filter(
    Boolean,
  );
  // House numbers stand before the street where the language of the street does so.
  const isNumberFirst = ['GB', 'US', 'IE', 'AU', 'NZ', 'CA', 'FR'].includes(tags['addr:country'] ?? country);
  const address = plainLine(tags.address ?? (isNumberFirst ? street.reverse() : street).join(' ')).slice(
    0,
    MAX_LINE,
  );
  const postcode = plainLine(tags['addr:postcode'] ?? tags.postcode ?? '');
  const fields: Fields = {};
  if (address) fields.address = address;
  if (postcode && postcode.length <= MAX_POSTCODE) fields.postcode = postcode;
  return fields;
}

function linksOf(tags: Tags, doubts: string[]): Fields {
  const link = (tags.website ?? tags['contact:website'] ?? tags.url ?? '').split(';')[0]!.trim();
  if (!link) return {};
  const url = /^https?:\/\//i.test(link)
    ? link.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `http://${link}`;
  if (URL.canParse(url) && new URL(url).hostname.includes('.') && url.length <= MAX_URL && !/\s/.test(url))
    return { 'additionalInfo.website': url };
  doubts.push(`its website "${shortened(link, 60)}" is not an address`);
  return {};
}

function hoursOf(tags: Tags, doubts: string[]): Fields {
  const text = plainLine(tags.opening_hours ?? '');
  if (!text) return {};
  const converted = convertHours(text);
  doubts.push(...converted.doubts.map((doubt) => `hours "${shortened(text, 100)}": ${doubt}`));
  if (converted.hours) return { hours: converted.hours };
  doubts.push(`hours "${shortened(text, 100)}" stay text: ${converted.reason}`);
  return { 'additionalInfo.openingHours': text.slice(0, MAX_HOURS_TEXT) };
}

/** "€€", "$$$" or "free"; amounts are not guessed. */
function priceOf(tags: Tags, sign: string, doubts: string[]): string | undefined {
  const price = plainLine(tags.price ?? '');
  if (/^(free|gratis|kostenlos|free entry|free admission)\.?$/i.test(price) || (tags.fee === 'no' && !price))
    return 'Free';
  const level = /^([€$£¥₹])\1{0,3}$/.exec(price)?.[0].length;
  if (level) return sign.repeat(level);
  if (price) doubts.push(`its price "${shortened(price, 60)}" was not taken`);
  return undefined;
}

const HAS: Record<string, string> = {
  yes: 'yes',
  designated: 'yes',
  only: 'yes',
  limited: 'partly',
  no: 'no',
};
const FACTS: Record<string, string> = {
  wheelchair: 'stepFreeEntrance',
  'toilets:wheelchair': 'accessibleToilet',
  toilets: 'toilets',
};
const DIETS: Record<string, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  gluten_free: 'glutenFree',
  halal: 'halal',
  kosher: 'kosher',
};

function factsOf(tags: Tags): Fields {
  const fields: Fields = {};
  const set = (tag: string, key: string) => {
    const has = lookUp(HAS, tags[tag] ?? '');
    if (has) fields[`facts.${key}`] = has;
  };
  for (const [tag, key] of Object.entries(FACTS)) set(tag, key);
  for (const [diet, key] of Object.entries(DIETS)) set(`diet:${diet}`, `diet.${key}`);
  const cuisines = cuisinesOf(tags);
  if (cuisines.length > 0) fields['facts.cuisine'] = cuisines;
  if (tags.fee === 'no') fields['facts.admission'] = { free: true };
  return fields;
}
