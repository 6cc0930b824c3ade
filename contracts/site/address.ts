/** The language of the guide's own texts, whose addresses have no prefix. */
export const ENGLISH = 'en';

/** Start of the addresses of a language: "/de", and "" for English. */
export const basePath = (language: string): string => (language === ENGLISH ? '' : `/${language}`);

/** The address of a path in a language: `/map` → "/de/map", `/` → "/de". @param path - may have a query */
export function addressIn(language: string, path: string): string {
  const base = basePath(language);
  return base ? base + path.replace(/^\/(?=$|[?#])/, '') : path;
}

/**
 * The addresses of a page in all languages, for `hreflang`. English is for visitors whose language is not there.
 * @param codes - tags of the guide's languages
 * @returns tag and address; none if there is only one language
 */
export const alternateAddresses = (
  path: string,
  codes: readonly string[],
): [hreflang: string, address: string][] =>
  codes.length < 2
    ? []
    : [...codes.map((code) => [code, addressIn(code, path)] as [string, string]), ['x-default', path]];

/** The address of data, or of a file with texts, in a language: `/api/pubs` → "/api/pubs?lang=de". English has no parameter. */
export const dataIn = (language: string, path: string): string =>
  language === ENGLISH ? path : `${path}?lang=${language}`;

/**
 * Splits an address into language and path.
 * @param languages - tags of the guide's languages
 * @example splitAddress('/de/map', ['en', 'de']) → { language: 'de', pathname: '/map' }
 */
export function splitAddress(
  pathname: string,
  languages: readonly string[],
): { language: string; pathname: string } {
  const language = languages.find((code) => code !== ENGLISH && `${pathname}/`.startsWith(`/${code}/`));
  return language === undefined
    ? { language: ENGLISH, pathname }
    : { language, pathname: pathname.slice(language.length + 1) || '/' };
}
