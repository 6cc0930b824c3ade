import path from 'node:path';
import { readCatalogues } from '../../module/src/build/catalogues.mjs';

const FOLDERS = ['shell', 'ui', 'contracts', 'mfe-discover', 'mfe-planner', 'services'];
const root = path.resolve(import.meta.dirname, '../..');
const catalogues = FOLDERS.map((folder) => readCatalogues(path.join(root, folder, 'texts')));

/** The translation of a text of the guide. @throws {Error} if it has none */
export function textIn(language: string, english: string): string {
  for (const catalogue of catalogues) {
    const text = catalogue.get(language)?.get(english);
    if (text) return text;
  }
  throw new Error(`"${english}" is not translated into ${language}`);
}

/** A language, its direction, the city's name in it, a typed word with the first place that it finds, and a word of each screen's heading. */
export const LANGUAGES = [
  {
    code: 'de',
    dir: 'ltr',
    city: 'London',
    typed: 'Tower von London',
    place: 'Tower of London',
    map: 'Karte',
    plan: 'Planen',
  },
  {
    code: 'fr',
    dir: 'ltr',
    city: 'Londres',
    typed: 'Tour de Londres',
    place: 'Tour de Londres',
    map: 'carte',
    plan: 'journées',
  },
  {
    code: 'es',
    dir: 'ltr',
    city: 'Londres',
    typed: 'Torre de Londres',
    place: 'Torre de Londres',
    map: 'Mapa',
    plan: 'días',
  },
  {
    code: 'ja',
    dir: 'ltr',
    city: 'ロンドン',
    typed: 'ロンドン塔',
    place: 'ロンドン塔',
    map: 'マップ',
    plan: '日程',
  },
  { code: 'ar', dir: 'rtl', city: 'لندن', typed: 'برج لندن', place: 'برج لندن', map: 'خريطة', plan: 'أيام' },
] as const;

export type Language = (typeof LANGUAGES)[number];
