import type { Message, TextSource } from '@guide/contracts/texts';
import { programTexts, withTexts } from '@guide/contracts/texts/program';

/** The texts of a build by language: translations by their English message. */
export type Catalogues = Record<string, Record<string, Message>>;

/** Keeps the catalogues of builds, and runs functions with the texts of a language. */
export function createCatalogues() {
  const builds = new Map<string, Catalogues>();
  const sources = new Map<string, TextSource>();

  function textsOf(language: string): TextSource {
    const existing = sources.get(language);
    if (existing) return existing;
    const messages = Object.fromEntries(
      [...builds].map(([build, catalogues]) => [build, catalogues[language]]),
    );
    const source = programTexts(language, messages);
    sources.set(language, source);
    return source;
  }

  return {
    add(build: string, catalogues: Catalogues): void {
      builds.set(build, catalogues);
      sources.clear();
    },
    /** Runs a function in a language; texts without a translation are English. */
    run: <Result>(language: string, use: () => Result): Result => withTexts(textsOf(language), use),
  };
}
