import { directionOf, LANGUAGE_TAG } from '../release/languages.mjs';
import type { languageFiles, packFiles } from './pack';
import type { Language } from './site';

/**
 * The texts of a pack that languages translate, by file: paths of which `*` is any key or index. Names of places are
 * optional, because most stay as they are on the signs.
 */
export const translatedFields = {
  'site.json': [
    'product',
    'country',
    'tagline',
    'transport.authority',
    'transport.word',
    'kinds.*.*',
    'holidays.*.notice',
    'notices.*.title',
    'notices.*.text',
    'newsletter.kicker',
    'newsletter.text',
  ],
  'home.json': [
    'slides.*.kicker',
    'slides.*.title',
    'slides.*.text',
    'slides.*.alt',
    'slides.*.caption',
    'statistics.*.label',
    'featured.*',
    'map.*',
    'intros.*',
    'planning.*',
    'pubCrawl.*',
  ],
  'areas.json': ['*.name', '*.description'],
  'listings.json': [
    '*.name',
    '*.shortDescription',
    '*.description',
    '*.tags.*',
    '*.additionalInfo.highlights.*',
    '*.additionalInfo.openingHours',
    '*.forWhom',
    '*.hoursSummary',
  ],
  'pubs.json': ['*.description', '*.specialties.*', '*.features.*', '*.historicalNote', '*.tips.*'],
  'attractions.json': [
    '*.title',
    '*.description',
    '*.history.*',
    '*.featured.title',
    '*.featured.description',
    '*.featured.schedule',
    '*.featured.tips.*',
    '*.highlights.*',
    '*.visitInfo.*',
    '*.visitInfo.nearestTube.*',
    '*.bestTimes.*.*',
    '*.funFacts.*',
    '*.photoSpots.*',
    '*.bookingLabel',
    '*.capsuleSection.*',
    '*.capsuleOptions.*.name',
    '*.capsuleOptions.*.description',
    '*.capsuleOptions.*.price',
    '*.capsuleOptions.*.unit',
    '*.capsuleOptions.*.duration',
  ],
  'generic.json': [
    'subcategories.*.about.*',
    'subcategories.*.featured.*',
    'subcategories.*.highlights.*',
    'subcategories.*.photoSpots.*',
    'subcategories.*.bestTime',
    'subcategories.*.bestTimes.*.*',
    'subcategories.*.timeNeeded',
    'subcategories.*.ticketInfo',
    'areas.*.setting',
    'areas.*.gettingThere',
    'areas.*.nearestStations.*',
    'areas.*.photoSpot',
  ],
  'texts.json': [
    '*.about.*',
    '*.featured.title',
    '*.featured.description',
    '*.featured.schedule',
    '*.featured.tips.*',
    '*.funFacts.*',
    '*.photoSpots.*',
    '*.accessibility',
    '*.ticketInfo',
    '*.bestTime',
    '*.bestTimes.*.*',
    '*.highlights.*',
    '*.timeNeeded',
  ],
  'photos.json': ['*.altText', '*.caption'],
} as const satisfies Partial<Record<keyof typeof packFiles, readonly string[]>>;

export type TranslatedFile = keyof typeof translatedFields;

export type LanguageFile = TranslatedFile | keyof typeof languageFiles;

/** Whether a tag is of a known language that a pack may be translated into. English is the pack itself. */
export const isLanguage = (tag: string): boolean =>
  new RegExp(LANGUAGE_TAG).test(tag) &&
  !/^en(-|$)/.test(tag) &&
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;

/** A language with its direction and its own name: "Deutsch", "français". */
export const describeLanguage = (code: string): Language => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code)!,
  dir: directionOf(code),
});

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasIds = (list: Json[]): boolean =>
  list.length > 0 && list.every((item) => isObject(item) && 'id' in item);

/**
 * Puts the texts of a language into the English content: objects by key, lists of records by `id`, other lists by index.
 * English stays where a text is missing.
 * @example translate([{ id: 1, name: 'Tower', lat: 51 }], { 1: { name: 'Turm' } }) → [{ id: 1, name: 'Turm', lat: 51 }]
 */
export function translate<Content>(content: Content, texts: unknown): Content {
  return merge(content as Json, texts as Json | undefined) as Content;
}

function merge(english: Json, texts: Json | undefined): Json {
  if (texts === undefined) return english;
  if (Array.isArray(english)) {
    const byId = hasIds(english) && isObject(texts);
    return english.map((item, index) =>
      merge(item, byId ? texts[String((item as { id: Json }).id)] : (texts as Json[])[index]),
    );
  }
  if (!isObject(english)) return texts;
  if (!isObject(texts)) return english;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, merge(value, texts[key])]));
}

/** The texts of a value by path; records of a list have their id in the path. */
function* textsIn(
  value: Json,
  path: readonly string[] = [],
): Generator<[path: readonly string[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) {
    const byId = hasIds(value);
    for (const [index, item] of value.entries())
      yield* textsIn(item, [...path, String(byId ? (item as { id: Json }).id : index)]);
  } else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

const fits = (path: readonly string[], field: string): boolean => {
  const keys = field.split('.');
  return keys.length === path.length && keys.every((key, index) => key === '*' || key === path[index]);
};

/** Pictures, kinds and years are not texts, although fields with `*` would have them. */
const isText = (path: readonly string[], text: string): boolean =>
  !['imageUrl', 'kind'].includes(path.at(-1)!) && !/^\d+$/.test(text);

/**
 * Compares the texts of a language with the English file.
 * @returns paths without a translation, and paths that the English file does not have or that are no text
 */
export function compareTexts(
  file: TranslatedFile,
  english: unknown,
  texts: unknown,
): { missing: string[]; unknown: string[] } {
  const isTranslated = (path: readonly string[]) =>
    translatedFields[file].some((field: string) => fits(path, field));
  const wanted = new Set<string>();
  for (const [path, text] of textsIn(english as Json))
    if (isTranslated(path) && isText(path, text)) wanted.add(path.join('.'));
  const given = new Map([...textsIn(texts as Json)].map(([path]) => [path.join('.'), path]));
  const isOptional = (path: string) =>
    /^\d+\.name$/.test(path) || path === 'transport.authority' || path.includes('.nearestStations.');
  return {
    missing: [...wanted].filter((path) => !given.has(path) && !isOptional(path)),
    unknown: [...given.keys()].filter((path) => !wanted.has(path)),
  };
}
