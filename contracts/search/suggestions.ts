import type { Start, Suggestion, Synonym } from '../api';
import type { Site } from '../site';
import { createLexicon, type Translation } from './lexicon';
import { combine, type Meaning } from './meanings';
import { createPageIndex, type PageMatch } from './pageIndex';
import { NEAR, partsOf } from './parts';
import { createRanking, RANK, type Ranked } from './ranking';
import { type Count, createSuggestionList, type SuggestionList } from './suggestionList';
import { isPlace, placeOf, type Suggestible, type Target } from './targets';
import { createForms } from './textForms';
import { type Moment, timeInText } from './timeInText';
import { normalizeName, type Words } from './words';

const MAX_QUERY_LENGTH = 60;
const MAX_SUGGESTIONS = 6;
/** This many names that begin with the text come first; the others come after kinds, areas and starting points. */
const MAX_NAMES_FIRST = 3;
/** Without a day they name no time. */
const PART_OF_DAY = /\b(?:morning|afternoon)s?\b/g;

interface SuggestionTerms {
  synonyms: readonly Synonym[];
  starts?: readonly Start[];
  /** Name of the city. */
  city?: string;
  /** The city's names for kinds of places. */
  kinds?: Site['kinds'];
  /** Absent: the listings are in English. */
  translation?: Translation;
}

/**
 * Order of exact fits: names, up to three that begin with the text, its meanings, parts of names, then places whose pages
 * say the text, and parts of meanings.
 * @param areKindsFirst - true for a text whose other words only ask: "museum near me" is not the Museum of the Home
 */
function inOrder(ranked: readonly Ranked[], pages: readonly Target[], areKindsFirst: boolean): Target[] {
  const having = (wanted: number) => ranked.filter(({ rank }) => rank === wanted);
  const targetsOf = (entries: readonly Ranked[]) => entries.map(({ target }) => target);
  const names = having(RANK.name);
  const begun = having(RANK.startOfName).slice(0, Math.max(0, MAX_NAMES_FIRST - names.length));
  const meant = having(RANK.meaning);
  const kinds = areKindsFirst ? meant.filter(({ target }) => !isPlace(target) && target.what?.length) : [];
  const first = targetsOf([...names, ...kinds, ...begun, ...meant, ...having(RANK.startOfName)]);
  return [
    ...first,
    ...targetsOf(having(RANK.partOfName)),
    ...pages,
    ...targetsOf(having(RANK.partOfMeaning)),
  ];
}

interface TextIndex {
  words: Words;
  rank(text: string): Ranked[];
  findPages(text: string, allowErrors?: boolean): PageMatch[];
  pageOf(page: PageMatch): Target;
}

function createTextIndex(
  listings: readonly Suggestible[],
  { synonyms, starts, kinds, translation }: SuggestionTerms,
): TextIndex {
  const lexicon = createLexicon(translation);
  return {
    words: lexicon.words,
    rank: createRanking(listings, synonyms, starts, kinds, lexicon),
    findPages: createPageIndex(listings, synonyms, kinds, lexicon),
    pageOf: ({ index, reason }) => placeOf(listings[index]!, reason),
  };
}

/** A text reading with all that it fits exactly. */
function readForm(
  { rank, findPages, pageOf }: TextIndex,
  form: string,
  isTyped: boolean,
  moment: Moment | undefined,
) {
  const areExact = (found: readonly Ranked[]) => found.some(({ rank }) => rank < RANK.inexact);
  const whole = rank(form);
  // "sunday roast" is a dish.
  const isDish = areExact(whole) || findPages(form).some(({ isWhole }) => isWhole);
  const time = isDish || !moment ? null : timeInText(form, moment);
  const text = time ? time.rest : normalizeName(form).replace(PART_OF_DAY, '').trim();
  const found = time ? rank(text) : whole;
  const pages = findPages(text).filter(({ isWhole }) => isWhole);
  return { text, time, found, isExact: areExact(found), isTyped, pages: pages.map(pageOf) };
}
type Form = ReturnType<typeof readForm>;

const hasFilter = ({ query, category }: Meaning['query']): boolean => Boolean(query ?? category);

type Step = (form: Form, list: SuggestionList) => void;

/** Steps from strict to loose, each of which adds what a form means: exact fits, single parts, inexact fits. */
function createSteps(index: TextIndex): Step[] {
  const { findPages, pageOf } = index;
  const addPages = (text: string, list: SuggestionList, allowErrors = false): void => {
    for (const page of findPages(text, allowErrors)) list.add(pageOf(page));
  };
  const addParts = (parts: ReturnType<typeof partsOf>, time: Form['time'], list: SuggestionList): void => {
    for (const [target] of parts) list.add(target!, time);
  };
  /** A phrase of a pack may be the chip or the kind alone: "kostenlose Museen". */
  const chipsIn = (text: string, found: readonly Ranked[]): Meaning[] =>
    found[0]?.rank === RANK.meaning && !isPlace(found[0].target)
      ? combine(partsOf(text, index, false, false)).filter(
          ({ query: { chips, ...rest } }) => chips && hasFilter(rest),
        )
      : [];
  return [
    function addExact({ text, time, found, isExact, isTyped, pages }, list) {
      const isWalk = NEAR.test(text);
      const parts = isExact && !isWalk ? [] : partsOf(text, index, false);
      for (const target of combine(parts)) list.add(target, time);
      if (index.words.rules && isExact) for (const target of chipsIn(text, found)) list.add(target, time);
      for (const target of inOrder(isExact ? found : [], pages, !isTyped)) list.add(target, time);
      if (list.suggestions.length === 0) return;
      addPages(text, list);
      addParts(parts, time, list);
    },
    function addSingleParts({ text, time }, list) {
      addPages(text, list);
      addParts(partsOf(text, index, false), time, list);
    },
    function addInexact({ text, time, found }, list) {
      for (const { target } of found) list.add(target, time);
      if (list.suggestions.length > 0) return;
      const parts = partsOf(text, index, true);
      for (const target of combine(parts)) list.add(target, time);
      addParts(parts, time, list);
      addPages(text, list, true);
    },
  ];
}

/**
 * Creates suggestions: names, kinds, areas, starting points, then what pages say (D-8, D-65, D-86, decision 0078).
 * "musuem near me" in London has the forms "musuem near me" and "musuem". Neither fits exactly, and no part of them has
 * a meaning. The third step allows errors: the first form with a result, "musuem", gives the kind Museum.
 * @param listings - listings in search order, which decides ties
 * @returns a function of the text, a counter of a query's results, the moment that weekdays in the text are relative to,
 *   and a limit
 */
export function createSuggestions(listings: readonly Suggestible[], terms: SuggestionTerms) {
  const index = createTextIndex(listings, terms);
  const forms = createForms(terms.city, terms.translation, index.words);
  const steps = createSteps(index);
  return (text: string, count: Count, moment?: Moment, limit = MAX_SUGGESTIONS): Suggestion[] => {
    if (text.length > MAX_QUERY_LENGTH) return [];
    const read = forms(text).map((form, at) => readForm(index, form, at === 0, moment));
    for (const step of steps) {
      for (const form of read) {
        const list = createSuggestionList(count, limit);
        step(form, list);
        if (list.suggestions.length > 0) return list.suggestions;
      }
    }
    return [];
  };
}
