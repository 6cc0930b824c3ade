import { currentLanguage } from '../texts';
import { ENGLISH } from './address';
import type { Site } from './site';

/** The language of a page: "de". */
export const languageOf = ({ language }: Pick<Site, 'language'>): string => language?.code ?? ENGLISH;

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
