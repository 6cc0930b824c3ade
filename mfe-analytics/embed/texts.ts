import { provideTexts, type TextSource } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';

/** The kit's translations by language. English needs none. */
const TRANSLATIONS: Readonly<Record<string, TextSource['messages']>> = { en: {} };

/**
 * Sets the language of the kit's texts, for all dashboards of the page. English if there is no translation.
 * @returns the language that the texts have
 */
export function setLanguage(lang = 'en'): string {
  const language = Object.hasOwn(TRANSLATIONS, lang) ? lang : 'en';
  const texts = createTexts(language, TRANSLATIONS[language]);
  provideTexts(() => texts);
  return language;
}
