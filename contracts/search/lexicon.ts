import type { Listing, Synonym } from '../api';
import { createWords, englishWords, type Words } from './words';

/** What a listing says in English. Devices have only the names. */
export type EnglishTexts = Pick<Listing, 'id' | 'name'> &
  Partial<Pick<Listing, 'description' | 'shortDescription' | 'tags' | 'additionalInfo'>>;

/** The language of translated listings, and the English that visitors type beside it. */
export interface Translation {
  /** Language tag: "de". */
  language: string;
  /** Kinds, cuisines and areas by their English word. */
  words: Readonly<Record<string, string>>;
  /** The English texts of translated listings. */
  english: readonly EnglishTexts[];
  /** English synonyms. */
  synonyms: readonly Synonym[];
  /** English name of the city. */
  city?: string;
}

/** How a search reads and names things in its language. */
export interface Lexicon {
  words: Words;
  /** Translates a word of the data. Capital letters do not matter: "museum" → "Musée". */
  translate(word: string): string;
  /** The English texts of a listing in another language. */
  englishOf(id: number): EnglishTexts | undefined;
  translation?: Translation;
}

const ENGLISH: Lexicon = { words: englishWords, translate: (word) => word, englishOf: () => undefined };

/** @param translation - absent: English */
export function createLexicon(translation?: Translation): Lexicon {
  if (!translation) return ENGLISH;
  const { language, words, english } = translation;
  const texts = new Map(english.map((entry) => [entry.id, entry]));
  const inLowerCase = new Map(
    Object.entries(words).map(([word, translated]) => [word.toLowerCase(), translated]),
  );
  return {
    words: createWords(language),
    translate: (word) => inLowerCase.get(word.toLowerCase()) ?? word,
    englishOf: (id) => texts.get(id),
    translation,
  };
}
