import type { Site } from '@guide/contracts/site';

export type Language = NonNullable<Site['languages']>[number];

/**
 * The language that a visitor would rather read: the one chosen on this device, else the browser's first one.
 * @returns undefined if that is the page's language, or the guide does not have it
 */
export function preferredLanguage(
  languages: readonly Language[],
  page: string,
  chosen: string | null,
  preferred: readonly string[],
): Language | undefined {
  const wanted = chosen === null ? preferred : [chosen];
  const found = wanted
    .map((tag) => languages.find(({ code }) => tag === code || tag.startsWith(`${code}-`)))
    .find((language) => language !== undefined);
  return found?.code === page ? undefined : found;
}
