import { WEEKDAYS } from '../../site';
import { isUnspaced, normalizeName } from '../words';
import type { LanguageRules } from './languageRules';

/** 2024-01-01, a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days of the week in a language, by their English name. */
function weekdaysIn(language: string): [english: string, expression: string][] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map(({ name: english }, index) => [english, name.format(MONDAY + index * DAY_MS)]);
}

/** A pattern for an expression as whole words; without spaces between words, anywhere. */
const patternOf = (expression: string): RegExp =>
  new RegExp(isUnspaced(expression) ? expression : `(?<= |^)${expression}(?= |$)`, 'g');

/**
 * Creates a function that puts expressions of a language into English, as the search reads them in every language.
 * @example createReader('de', german)('Museen in der Nähe von Soho') → "museen near soho"
 */
export function createReader(language: string, { expressions, nearAfter }: LanguageRules) {
  const known = [...Object.entries(expressions), ...weekdaysIn(language)].flatMap(([english, typed]) =>
    typed.split('|').map((expression) => ({ english, expression: normalizeName(expression) })),
  );
  // The longest first: "in der Nähe von" has "in der Nähe" in it.
  const patterns = known
    .sort((a, b) => b.expression.length - a.expression.length)
    .map(({ english, expression }) => [patternOf(expression), ` ${english.toLowerCase()} `] as const);
  return (text: string): string => {
    const normalized = normalizeName(text);
    const turned = nearAfter ? normalized.replace(nearAfter, '$2 near $1') : normalized;
    const read = patterns.reduce((rest, [pattern, english]) => rest.replace(pattern, english), turned);
    return read.replace(/ +/g, ' ').trim();
  };
}
