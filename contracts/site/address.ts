/** The language of the guide's own texts, whose addresses have no prefix. */
export const ENGLISH = 'en';

/** Start of the addresses of a language: "/de", and "" for English. */
export const basePath = (language: string): string => (language === ENGLISH ? '' : `/${language}`);

/** The address of a path in a language: `/map` → "/de/map", `/` → "/de". @param path - may have a query */
export function addressIn(language: string, path: string): string {
  const base = basePath(language);
  return base ? base + path.replace(/^\/(?=$|[?#])/, '') : path;
}

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
