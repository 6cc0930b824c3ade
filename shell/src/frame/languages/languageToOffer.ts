import { findLanguage, type Site } from '@guide/contracts/site';

export type Language = NonNullable<Site['languages']>[number];

/**
 * The language that a visitor would rather read: the one chosen on this device, else the browser's first one.
 * @returns undefined if that is the page's language, or the guide does not have it
 */
export function languageToOffer(
  languages: readonly Language[],
  page: string,
  chosen: string | null,
  preferred: readonly string[],
): Language | undefined {
  const codes = languages.map(({ code }) => code);
  const found = (chosen === null ? preferred : [chosen])
    .map((range) => findLanguage(range, codes))
    .find((code) => code !== undefined);
  return found === page ? undefined : languages.find(({ code }) => code === found);
}
