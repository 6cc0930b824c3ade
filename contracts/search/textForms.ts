import { toEnglish } from './foreignWords';
import { createReader } from './languages/expressions';
import type { Translation } from './lexicon';
import { normalizeName, STATION_WORDS, type Words } from './words';

/** "Museum near me" is a museum; where the visitor is, only the browser knows. */
const NEAR_ME = /\b(?:near|around|close to|next to) (?:me|here|us|by)\b|\bnear ?by$/g;
/** "The nearest tube to Camden Market" asks about the market. */
const NEAREST_STATION = new RegExp(
  String.raw`\b(?:nearest|closest) (?:${STATION_WORDS.join('|')}|underground|train|bus)?(?: ?(?:station|stop))? ?(?:to|for)\b`,
  'g',
);
/** "Is Harrods open on Sunday?" asks about Harrods, not about what is open. */
const YES_OR_NO = /^(?:is|are) (.+?) (?:free|open|closed|busy|crowded|worth|accessible)\b.*$/;
/** Words that ask about a place and name none. They are read as such only if the whole text has no meaning. */
const QUESTION_WORDS = new Set(
  [
    'how what when where which who why is are was does do did can could should may i we you it there my me us',
    'please find show tell get go going come visit visiting see seeing want need like look looking for to from',
    'time times hour hours opening open opens close closes closing closed long much far many take takes',
    'ticket tickets price prices pricing cost costs fee fees entrance entry admission pay',
    'book booking bookings reserve reservation reservations buy menu queue',
    'address location located direction directions route way website site phone number contact',
    'info information guide review reviews rating ratings dress code',
    'best top good nice great famous popular cool recommended must friendly allowed welcome',
    'public spot spots place places somewhere activity activities in',
  ].flatMap((line) => line.split(' ')),
);
/** "Thai food" is what is Thai. */
const FOOD_WORDS = /\b(?:food|restaurants?|cuisine|dish|dishes|kitchen)\b/g;

const tidy = (text: string): string => text.replace(/ +/g, ' ').trim();

/** The text without words that only ask around a name. */
const withoutAsking = (text: string): string =>
  tidy(normalizeName(text).replace(NEAR_ME, ' ').replace(NEAREST_STATION, ' ').replace(YES_OR_NO, '$1'));

const unique = (text: string, forms: readonly string[]): string[] => [
  ...new Set([text, ...forms.filter((form) => form !== '')]),
];

/**
 * How a text can be read: as typed, without words that only ask, and in English. The first reading with a meaning counts.
 * @param city - its name says nothing in its own guide: "pubs in London"
 * @example "how to get to Kew Gardens" → ["how to get to Kew Gardens", "kew gardens"]
 */
function formsOf(text: string, city = ''): string[] {
  const isTold = new Set(normalizeName(city).split(' '));
  const asked = withoutAsking(text);
  const named = asked
    .split(' ')
    .filter((word) => !QUESTION_WORDS.has(word) && !isTold.has(word))
    .join(' ');
  const forms = [asked, named, toEnglish(text), toEnglish(named), tidy(named.replace(FOOD_WORDS, ' '))];
  return unique(text, forms);
}

/**
 * Like `formsOf`, for a language: also with its expressions in English ("in der Nähe von": "near") and without the words
 * that ask in it. The forms of English follow, because visitors type English, too.
 */
export function createForms(
  city: string | undefined,
  translation: Translation | undefined,
  words: Words,
): (text: string) => string[] {
  const { rules } = words;
  if (!rules || !translation) return (text) => formsOf(text, city);
  const cities = `${city ?? ''} ${translation.city ?? ''}`;
  const isCity = new Set(words.split(cities));
  const onlyAsks = new Set(words.split(rules.questionWords));
  const read = createReader(translation.language, rules);
  return (text) => {
    const inEnglish = read(text);
    const asked = words.split(inEnglish).filter((word) => !onlyAsks.has(word));
    const named = asked.filter((word) => !isCity.has(word)).join(' ');
    const variants = rules.variants?.(named) ?? [];
    const inAnyEnglish = [inEnglish, named].flatMap((form) => formsOf(form, cities));
    return unique(text, [inEnglish, asked.join(' '), named, ...inAnyEnglish, ...variants]);
  };
}
