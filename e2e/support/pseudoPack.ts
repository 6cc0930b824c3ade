import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareTexts, packFiles, type TranslatedFile, translatedFields } from '../../contracts/city';
import { pseudoText } from '../../tooling/texts/pseudo.mjs';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** The texts of a value that satisfy a condition, in the form of a language file. */
function pseudoTexts(value: Json, isTranslated: (path: string) => boolean, at: string[] = []): Json {
  if (typeof value === 'string')
    return isTranslated(at.join('.')) ? pseudoText(value, { longer: at.at(-1) !== 'hoursSummary' }) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string, item: Json) => pseudoTexts(item, isTranslated, [...at, key]);
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, inside(key, item)] as const)
        .filter(([key, item]) => JSON.stringify(item) !== JSON.stringify(value[key])),
    );
  const keyOf = (item: Json) => (item as { id?: number } | null)?.id;
  if (value.length === 0 || value.some((item) => keyOf(item) === undefined))
    return value.map((item, index) => inside(String(index), item));
  return Object.fromEntries(value.map((item) => [keyOf(item), inside(String(keyOf(item)), item)]));
}

/** All texts of a value for which `includes` is true. */
function* stringsIn(value: Json, includes: (path: string) => boolean, at: string[] = []): Generator<string> {
  if (typeof value === 'string') {
    if (includes(at.join('.'))) yield value;
  } else if (value !== null && typeof value === 'object') {
    const hasIds = Array.isArray(value) && value.every((item) => (item as { id?: number } | null)?.id);
    for (const [key, item] of Object.entries(value))
      yield* stringsIn(item, includes, [...at, hasIds ? String((item as { id: number }).id) : key]);
  }
}

/** Such as "stepFree". */
const isCode = (text: string) => /^[a-z][a-zA-Z]*$/.test(text);

/** Synonyms are never shown. */
const isShown = (file: string) => Object.hasOwn(packFiles, file) && file !== 'synonyms.json';

/**
 * Copies a city pack, with the pseudo-language as its only translation.
 * @returns the strings of the city that no language translates, such as names and addresses
 */
export async function writePseudoPack(from: string, to: string, language: string): Promise<string[]> {
  const folder = path.join(to, 'languages', language);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(from))
    if (name.endsWith('.json')) await cp(path.join(from, name), path.join(to, name));
  for (const name of ['images', 'map']) await symlink(path.join(from, name), path.join(to, name));
  const [translation] = (await readdir(path.join(from, 'languages'))).sort();
  const words = Object.keys(await readJson(path.join(from, 'languages', translation!, 'words.json')));
  const write = (file: string, texts: Json) => writeFile(path.join(folder, file), JSON.stringify(texts));
  await write('words.json', Object.fromEntries(words.map((word) => [word, pseudoText(word)])));

  const untranslated: string[] = [];
  for (const file of (await readdir(to)).filter(isShown)) {
    const english = await readJson(path.join(to, file));
    const isTranslatedFile = Object.hasOwn(translatedFields, file);
    const translated = new Set(
      isTranslatedFile ? compareTexts(file as TranslatedFile, english, {}).missing : [],
    );
    if (isTranslatedFile)
      await write(
        file,
        pseudoTexts(english, (at) => translated.has(at)),
      );
    untranslated.push(...stringsIn(english, (at) => !translated.has(at)));
  }
  return [...new Set(untranslated)].filter((text) => !words.includes(text) && !isCode(text));
}
