/** Addresses of pages and calls, and their languages. A worker serves all languages of the guide. */
import { dataIn, ENGLISH, splitAddress } from '@guide/contracts/site';

/** Tags of the languages besides English, which the gateway writes into the worker. */
const languages = (): readonly string[] =>
  (globalThis as { guideLanguages?: readonly string[] }).guideLanguages ?? [];

/** Splits the path of a page into language and path: `/de/map` → "de" and "/map". */
export const splitPage = (pathname: string): { language: string; pathname: string } =>
  splitAddress(pathname, languages());

const NO_PAGES = /^\/(embed|api|assets|modules|images|app|newsletter)(\/|$)|\.\w+$/;

/** Whether a path may be that of a page which devices store. */
export const isPagePath = (path: string): boolean => !NO_PAGES.test(splitPage(path).pathname);

/** The language that a call asks for by its parameter. */
export const languageOfCall = ({ searchParams }: URL): string => searchParams.get('lang') ?? ENGLISH;

/** The call without its language. */
export function withoutLanguage(call: URL): URL {
  const url = new URL(call);
  url.searchParams.delete('lang');
  return url;
}

/** Gets a file in a language from the guide. Without the header, the browser would ask for its own languages. */
export const fetchIn = (language: string, path: string): Promise<Response> =>
  fetch(dataIn(language, path), { headers: { 'accept-language': language } });
