import { ENGLISH } from '@guide/contracts/site';

/** Start of the addresses in the page's language: "/de", and "" in English. */
export const pageBase = (): string => document.documentElement.dataset.base ?? '';

/** The page's language: "de". */
export const pageLanguage = (): string => pageBase().slice(1) || ENGLISH;

/**
 * The path within the page's language: "/map" for "/de/map".
 * @returns null if the address belongs to another language or is outside the guide
 */
export function pathInLanguage(pathname: string): string | null {
  const base = pageBase();
  if (!`${pathname}/`.startsWith(`${base}/`)) return null;
  return pathname.slice(base.length) || '/';
}

/** The page's own path, without its language. */
export const pagePath = (): string => location.pathname.slice(pageBase().length) || '/';
