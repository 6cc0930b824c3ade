import type { Start, SuggestedSearch, Suggestion, Synonym } from '../api';
import { combine, labelOf, type Meaning, segment } from './meanings';
import { createPageIndex, type PageMatch } from './pageIndex';
import { createRanking, RANK, type Ranked } from './ranking';
import { isPlace, placeOf, type Suggestible, type Target } from './targets';
import { formsOf } from './textForms';
import { type Moment, timeInText } from './timeInText';
import { normalizeName, wordsOf } from './words';

type Query = SuggestedSearch['query'];

const MAX_QUERY_LENGTH = 60;
const MAX_SUGGESTIONS = 6;
/** This many names that begin with the text come first; the others come after kinds, areas and starting points. */
const MAX_NAMES_FIRST = 3;
/** A place after these words is where a walk starts. */
const NEAR = /\b(?:near|nearby|around|close to|next to|nearest)\b/;
/** Without a day they name no time. */
const PART_OF_DAY = /\b(?:morning|afternoon)s?\b/g;
const OPENING_CHIPS = /\bopen(?:Now|Late)\b/;
/** Minutes on foot of suggested walks. */
const WALKS = [10, 20, undefined] as const;

type Time = ReturnType<typeof timeInText>;
type Count = (query: Query) => number;

interface SuggestionTerms {
  synonyms: readonly Synonym[];
  starts?: readonly Start[];
  /** Name of the city. */
  city?: string;
}

const openAt = ({ chips, ...query }: Query, when: string): Query => ({
  ...query,
  chips: chips && OPENING_CHIPS.test(chips) ? chips : [chips, 'openNow'].filter(Boolean).join(),
  when,
});

/** "Museum, Friday 19:00", "Open Friday". */
const labelAt = (label: string, time: string): string => {
  const others = label.replace(/Open now, |(?:, )?Open now/, '');
  return others ? `${others}, ${time}` : `Open ${time}`;
};

/** A search with its number of results, for a walk the shortest with results; null without results. */
function searchOf(meaning: Meaning, time: Time, count: Count): SuggestedSearch | null {
  for (const within of meaning.start ? WALKS : [undefined]) {
    const walk: Query = within ? { ...meaning.query, within } : meaning.query;
    const query = time ? openAt(walk, time.when) : walk;
    const total = count(query);
    if (total === 0) continue;
    const label = labelOf(meaning, within);
    return { type: 'search', label: time ? labelAt(label, time.name) : label, query, count: total };
  }
  return null;
}

/** Collects suggestions without duplicates and empty searches, up to a limit. */
function createSuggestionList(count: Count, limit: number) {
  const suggestions: Suggestion[] = [];
  const seen = new Set<string>();
  return {
    suggestions,
    add(target: Target, time: Time = null): void {
      if (suggestions.length >= limit) return;
      const key = isPlace(target) ? `${target.id}` : JSON.stringify(target.query);
      if (seen.has(key)) return;
      seen.add(key);
      const suggestion = isPlace(target) ? target : searchOf(target, time, count);
      if (suggestion) suggestions.push(suggestion);
    },
  };
}
type SuggestionList = ReturnType<typeof createSuggestionList>;

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
  const kinds = areKindsFirst ? meant.filter(({ target }) => !isPlace(target) && target.what) : [];
  const first = targetsOf([...names, ...kinds, ...begun, ...meant, ...having(RANK.startOfName)]);
  return [
    ...first,
    ...targetsOf(having(RANK.partOfName)),
    ...pages,
    ...targetsOf(having(RANK.partOfMeaning)),
  ];
}

/**
 * Creates suggestions: names, kinds, areas, starting points, then what pages say (D-8, D-65, D-86, decision 0078).
 * @param listings - listings in search order, which decides ties
 * @returns a function of the text, a counter of a query's results, the moment that weekdays in the text are relative to,
 *   and a limit
 */
export function createSuggestions(
  listings: readonly Suggestible[],
  { synonyms, starts, city }: SuggestionTerms,
) {
  const rank = createRanking(listings, synonyms, starts);
  const findPages = createPageIndex(listings, synonyms);

  const pageOf = ({ index, reason }: PageMatch): Target => placeOf(listings[index]!, reason);

  /** What a part of a text means: kinds, areas and starting points, not places. */
  const readingsOf =
    (allowInexact: boolean) =>
    (part: string): Meaning[] =>
      rank(part).flatMap(({ target, rank }) =>
        !isPlace(target) && (rank === RANK.meaning || (allowInexact && rank === RANK.inexact))
          ? [target]
          : [],
      );

  /** Where "near …" is: starting points and places, or else areas. */
  function whereOf(part: string): Meaning[] {
    const found = rank(part);
    const isWhole = ({ rank }: Ranked) => rank === RANK.name || rank === RANK.meaning;
    const whole = (found.some(isWhole) ? found.filter(isWhole) : found).map(
      ({ target }): Meaning =>
        isPlace(target) ? { start: target.name, query: { from: `${target.id}` } } : target,
    );
    return [...whole.filter(({ start }) => start), ...whole.filter(({ area }) => area)];
  }

  /** The meanings of each part of a text: "free museums near Euston" has three. Empty if a part has none. */
  function partsOf(text: string, allowInexact: boolean): (readonly Meaning[])[] {
    const [what = '', where] = text.split(NEAR);
    const kinds = segment(wordsOf(what), readingsOf(allowInexact));
    if (!where?.trim()) return kinds;
    const near = whereOf(where);
    if (near.length === 0 || (what.trim() !== '' && kinds.length === 0)) return [];
    return [...kinds, near];
  }

  /** A text reading with all that it fits exactly. */
  function readForm(form: string, isTyped: boolean, moment: Moment | undefined) {
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

  function addExact({ text, time, found, isExact, isTyped, pages }: Form, list: SuggestionList): void {
    const isWalk = NEAR.test(text);
    const parts = isExact && !isWalk ? [] : partsOf(text, false);
    for (const target of combine(parts)) list.add(target, time);
    for (const target of inOrder(isExact ? found : [], pages, !isTyped)) list.add(target, time);
    if (list.suggestions.length === 0) return;
    addPages(text, list);
    for (const [target] of parts) list.add(target!, time);
  }

  function addPages(text: string, list: SuggestionList, allowErrors = false): void {
    for (const page of findPages(text, allowErrors)) list.add(pageOf(page));
  }

  function addInexact({ text, time, found }: Form, list: SuggestionList): void {
    for (const { target } of found) list.add(target, time);
    if (list.suggestions.length > 0) return;
    const parts = partsOf(text, true);
    for (const target of combine(parts)) list.add(target, time);
    for (const [target] of parts) list.add(target!, time);
    addPages(text, list, true);
  }

  const steps: ((form: Form, list: SuggestionList) => void)[] = [
    addExact,
    ({ text, time }, list) => {
      addPages(text, list);
      for (const [target] of partsOf(text, false)) list.add(target!, time);
    },
    addInexact,
  ];

  return (text: string, count: Count, moment?: Moment, limit = MAX_SUGGESTIONS): Suggestion[] => {
    if (text.length > MAX_QUERY_LENGTH) return [];
    const forms = formsOf(text, city).map((form, index) => readForm(form, index === 0, moment));
    for (const step of steps) {
      for (const form of forms) {
        const list = createSuggestionList(count, limit);
        step(form, list);
        if (list.suggestions.length > 0) return list.suggestions;
      }
    }
    return [];
  };
}
