import type { Listing } from '@guide/contracts/api';
import { createSearch, type Search, type SearchTerms } from '@guide/contracts/search';
import { inLanguage, isUnavailable, type Language, singleFlight } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import {
  findLanguageContent,
  type LanguageContent,
  languagesWithTerms,
  translateSearch,
} from '../data/languageTerms';

const DATABASE_TIMEOUT_MS = 500;

interface English {
  listings: Listing[];
  terms: SearchTerms;
}

/** A search whose texts are in its language. */
export interface TranslatedSearch {
  search: Search;
  terms: SearchTerms;
  /** Runs a function in the language, because a search writes labels. */
  run<Result>(use: () => Result): Result;
}

interface Translated extends TranslatedSearch {
  /** What it was made from. */
  english: English;
  content: LanguageContent;
}

/**
 * Keeps the searches in other languages. One is made when it is first asked for, and again after a change of the English
 * listings or terms.
 */
export function createTranslations(app: FastifyInstance) {
  const contents = new Map<string, LanguageContent>();
  const searches = new Map<string, Translated>();
  /** Languages whose texts are the newest. */
  const current = new Set<string>();

  const read = singleFlight(
    async (language: Pick<Language, 'code'>) => {
      const content = await findLanguageContent(await app.database(), language);
      if (content) contents.set(language.code, content);
      else contents.delete(language.code);
      current.add(language.code);
    },
    ({ code }) => code,
  );

  /** In an outage, the texts are those of before it. */
  async function contentOf(language: Language): Promise<LanguageContent | undefined> {
    try {
      if (!current.has(language.code)) await app.availability.read(DATABASE_TIMEOUT_MS, () => read(language));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return contents.get(language.code);
  }

  return {
    /** Texts are read again after an import. */
    expire: () => current.clear(),
    /** Reads all texts in advance: a busy database must not make the first search of a language English. */
    async readAll(): Promise<void> {
      const codes = await languagesWithTerms(await app.database());
      for (const code of codes.filter((each) => !current.has(each))) await read({ code });
    },
    /** @returns undefined if the language has no texts, or in an outage before the first call */
    async get(language: Language, english: English): Promise<TranslatedSearch | undefined> {
      const content = await contentOf(language);
      if (!content) return undefined;
      const existing = searches.get(language.code);
      const isCurrent =
        existing?.content === content &&
        existing.english.listings === english.listings &&
        existing.english.terms === english.terms;
      if (isCurrent) return existing;
      const { listings, terms } = translateSearch(language.code, content, english);
      const run: TranslatedSearch['run'] = (use) => inLanguage(language.code, use);
      const made = { search: run(() => createSearch(listings, terms)), terms, run, english, content };
      searches.set(language.code, made);
      return made;
    },
  };
}
