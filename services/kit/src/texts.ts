import type { Message, TextSource } from '@guide/contracts/texts';
import { programTexts, withTexts } from '@guide/contracts/texts/program';
// Written by `npm run texts -- extract`.
import catalogues from '../texts/catalogues.json' with { type: 'json' };

/** Translations of the services' own texts by language, such as those of emails and error pages. */
export const serviceCatalogues: Record<string, Record<string, Message>> = catalogues;

const sources = new Map<string, TextSource>();

/** Runs a function whose texts are in a language; those without a translation are English. */
export function inLanguage<Result>(language: string, run: () => Result): Result {
  const source = sources.get(language) ?? programTexts(language, { program: serviceCatalogues[language] });
  sources.set(language, source);
  return withTexts(source, run);
}
