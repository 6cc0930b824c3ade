import { currentLanguage } from '../texts';
import { ENGLISH } from './address';
import type { Site } from './site';

/**
 * Finds the language for a range (RFC 4647, 3.4): "de-AT" also means "de", and "pt" any Portuguese.
 * @param codes - tags of the guide's languages
 */
export function findLanguage(range: string, codes: readonly string[]): string | undefined {
  const wanted = range.toLowerCase();
  const lower = codes.map((code) => code.toLowerCase());
  for (let tag = wanted; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const index = lower.indexOf(tag);
    if (index >= 0) return codes[index];
  }
  return codes.find((_code, index) => lower[index]!.startsWith(`${wanted}-`));
}

/** The language of a page: "de". */
export const languageOf = ({ language }: Pick<Site, 'language'>): string => language?.code ?? ENGLISH;

/**
 * The language of a module's part of a page: English if its release has no texts in the page's language.
 * @param language - the page's
 */
export const partLanguage = (language: string, release: { languages?: object } | undefined): string =>
  release?.languages && Object.hasOwn(release.languages, language) ? language : ENGLISH;

/** Attributes of texts in another language than that of the page; empty for all others. */
export interface TextPart {
  lang?: typeof ENGLISH;
  dir?: 'ltr';
}

/**
 * Marks texts that are English on a page in another language, for screen readers and translators.
 * @param record - a listing, a pub or written texts; their language is English if it is absent
 */
export const englishPart = ({ language = ENGLISH }: { language?: string | undefined }): TextPart =>
  language === ENGLISH && currentLanguage() !== ENGLISH ? { lang: ENGLISH, dir: 'ltr' } : {};
