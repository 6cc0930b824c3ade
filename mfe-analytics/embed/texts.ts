import { ENGLISH, findLanguage } from '@guide/contracts/site';
import { BUILD, provideTexts, type TextSource } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';
import { base } from './base';

type Catalogue = NonNullable<TextSource['messages'][string]>;

/** Name and hash of a catalogue in the kit's folder, by language. */
type Files = Readonly<Record<string, readonly [file: string, integrity: string]>>;

/** Placeholder for the files that the build inserts (`tooling/rspack/embed.mjs`). */
const FILES = '__EMBED_TEXTS__' as unknown as Files;

/** Without its catalogue after this time, the dashboard is English. */
const TIMEOUT_MS = 3000;

/** The loaded catalogues, and those that are loading. English needs none. */
const catalogues = new Map<string, Catalogue>([[ENGLISH, {}]]);
const loading = new Map<string, Promise<Catalogue>>();

async function fetchCatalogue(file: string, integrity: string): Promise<Catalogue> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL(file, base()), { integrity, signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${file} has the status ${response.status}`);
  return response.json();
}

/**
 * Loads the texts of a language, once for all dashboards of the page.
 * @param lang - language tag, such as "de" or "de-AT"
 * @returns the language that {@link setLanguage} can set: English without a translation
 */
export async function loadLanguage(lang = ENGLISH, files = FILES): Promise<string> {
  const language = findLanguage(lang, Object.keys(files)) ?? ENGLISH;
  if (catalogues.has(language)) return language;
  const catalogue = loading.get(language) ?? fetchCatalogue(...files[language]!);
  loading.set(language, catalogue);
  try {
    catalogues.set(language, await catalogue);
    return language;
  } catch (error) {
    console.error('The texts of the dashboard could not be loaded:', (error as Error).message);
    return ENGLISH;
  } finally {
    loading.delete(language);
  }
}

const followers = new Set<(language: string) => void>();
let current: string | undefined;

/**
 * Sets the language of the kit's texts, for all dashboards of the page.
 * @param language - a loaded one
 * @returns whether it has changed, and followers were called
 */
export function setLanguage(language: string): boolean {
  if (language === current) return false;
  current = language;
  const texts = createTexts(language, { [BUILD]: catalogues.get(language) });
  provideTexts(() => texts);
  for (const follow of followers) follow(language);
  return true;
}

/** Calls a function when the language changes. @returns a function that ends this */
export function followLanguage(follow: (language: string) => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** The language of an element: its own attribute `lang`, else that of the nearest element around it, else of the page. */
export const languageOfElement = (element: Element): string =>
  element.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
