import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  compareTexts,
  findReferenceFaults,
  isLanguage,
  languageFiles,
  packFiles,
  type TranslatedFile,
  translate,
  translatedFields,
} from '@guide/contracts/city';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { countOf } from '../arguments';
import { type ParsedFile, packFileNames, parseJsonFile, readIfPresent } from '../pack';
import { type Checked, isObject, type Level, type Loose, lineAtKeys, listOf, quoted } from './findings';
import { repeatedKeys } from './identity';
import { keysOf, sentenceOf, withoutAlternatives } from './schema';
import { textFaults } from './texts';

const FOLDER = 'languages';
/** Missing texts in a message; the others are counted. */
const NAMED = 3;
const translatedFiles = Object.keys(translatedFields) as TranslatedFile[];
const ownFiles = Object.keys(languageFiles) as (keyof typeof languageFiles)[];

/** A file of a language while it is checked. */
class LanguageFileCheck {
  readonly file: string;

  constructor(
    private readonly pack: Checked,
    readonly language: string,
    readonly parsed: ParsedFile,
  ) {
    this.file = `${FOLDER}/${language}/${parsed.name}`;
  }

  report(level: Level, at: readonly (string | number)[], text: string): void {
    const line = lineAtKeys(this.parsed, at);
    this.pack.findings.push({ level, file: this.file, text, ...(line !== undefined && { line }) });
  }

  /** Reports where a value does not fit its schema. */
  expectSchema(schema: TSchema, value: unknown): void {
    for (const error of withoutAlternatives(Value.Errors(schema, value))) {
      const at = keysOf(error.instancePath, value);
      const keys = withIds(at, value);
      this.report('wrong', keys, `${keys.join('.') || 'The file'} ${sentenceOf(error, schema)}`);
    }
  }
}

/** Names records of lists by their id, as texts do. */
function withIds(at: readonly (string | number)[], value: unknown): (string | number)[] {
  let inner = value as Loose;
  return at.map((key) => {
    inner = inner?.[key];
    return typeof key === 'number' && isObject(inner) && 'id' in inner ? String(inner.id) : key;
  });
}

/** Makes the keys of lists numbers. */
function withIndexes(at: readonly string[], value: unknown): (string | number)[] {
  let inner = value as Loose;
  return at.map((key) => {
    const isIndex = Array.isArray(inner);
    inner = inner?.[key];
    return isIndex ? Number(key) : key;
  });
}

/** Reports folders that are no languages, and what is wrong with or missing in the texts of languages. */
export async function checkLanguages(pack: Checked): Promise<void> {
  const entries = await readdir(path.join(pack.folder, FOLDER), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = `${FOLDER}/${entry.name}`;
    if (!entry.isDirectory())
      pack.findings.push({
        level: 'doubtful',
        file,
        text: 'The guide does not read this file. Each language has a folder, such as languages/de.',
      });
    else if (isLanguage(entry.name)) await checkLanguage(pack, entry.name);
    else
      pack.findings.push({
        level: 'wrong',
        file,
        text: /^en(-|$)/.test(entry.name)
          ? 'English is the language of the pack itself. Remove the folder.'
          : `${quoted(entry.name)} is not the tag of a language. Write one such as "de" or "pt-BR".`,
      });
  }
}

async function checkLanguage(pack: Checked, language: string): Promise<void> {
  const folder = path.join(pack.folder, FOLDER, language);
  const known: string[] = [...translatedFiles, ...ownFiles];
  for (const name of await readdir(folder))
    if (!known.includes(name))
      pack.findings.push({
        level: 'wrong',
        file: `${FOLDER}/${language}/${name}`,
        text: `Languages have no such file. Correct its name (${known.join(', ')}), or remove it.`,
      });
  for (const name of known) {
    const bytes = await readIfPresent(path.join(folder, name));
    const parsed = parseJsonFile(name, bytes ?? Buffer.from(name === 'synonyms.json' ? '[]' : '{}'));
    const check = new LanguageFileCheck(pack, language, parsed);
    for (const fault of parsed.faults) pack.findings.push({ level: 'wrong', file: check.file, ...fault });
    if (parsed.content === undefined) continue;
    for (const { line, text } of repeatedKeys(parsed))
      pack.findings.push({ level: 'wrong', file: check.file, line, text });
    for (const { at, text } of textFaults(parsed.content)) check.report('doubtful', at, text);
    reportEmpty(check, parsed.content, []);
    if (name === 'words.json') checkWords(pack, check);
    else if (name === 'synonyms.json') checkSynonyms(pack, check);
    else checkTranslation(pack, check, name as TranslatedFile);
  }
}

function reportEmpty(check: LanguageFileCheck, value: unknown, at: (string | number)[]): void {
  if (typeof value === 'string') {
    if (value.trim() === '')
      check.report(
        'wrong',
        at,
        `${at.join('.')} is empty. Translate it, or remove it: then it is in English.`,
      );
  } else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      reportEmpty(check, entry, [...at, Array.isArray(value) ? Number(key) : key]);
}

function checkTranslation(pack: Checked, check: LanguageFileCheck, name: TranslatedFile): void {
  const { content: english } = pack.files[name];
  const { content: texts } = check.parsed;
  // Faults of the English file would be reported for each language.
  if (english === undefined || !Value.Check(packFiles[name], english)) return;
  const { missing, unknown } = compareTexts(name, english, texts);
  for (const place of unknown) {
    check.report(
      'wrong',
      withIndexes(place.split('.'), texts),
      `${place || 'The file'} has no English text in ${name} that languages translate. Correct it or remove it.`,
    );
  }
  check.expectSchema(packFiles[name], translate(english, texts));
  reportMissing(check, missing, 'text');
}

function reportMissing(check: LanguageFileCheck, missing: string[], noun: string): void {
  if (missing.length === 0) return;
  const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const verb = missing.length === 1 ? 'is' : 'are';
  check.report(
    'empty',
    [],
    `${countOf(missing.length, noun)} ${verb} missing, and visitors read English: ${missing.slice(0, NAMED).join(', ')}${rest}.`,
  );
}

/** Kinds and cuisines are on cards, so each should have a translation. */
function checkWords(pack: Checked, check: LanguageFileCheck): void {
  check.expectSchema(languageFiles['words.json'], check.parsed.content);
  const words = isObject(check.parsed.content) ? check.parsed.content : {};
  const wanted = new Set<unknown>([
    ...pack.list('listings.json').map(([{ subcategory }]) => subcategory),
    ...pack.entries('facts.json').flatMap(([, { cuisine }]) => listOf(cuisine)),
  ]);
  const missing = [...wanted].filter((word) => typeof word === 'string' && !Object.hasOwn(words, word));
  reportMissing(check, missing.map(String), 'word');
}

function checkSynonyms(pack: Checked, check: LanguageFileCheck): void {
  const { content } = check.parsed;
  check.expectSchema(languageFiles['synonyms.json'], content);
  const valid = packFileNames.every((name) => Value.Check(packFiles[name], pack.files[name].content));
  if (!valid || !Value.Check(languageFiles['synonyms.json'], content)) return;
  const contents = Object.fromEntries(packFileNames.map((name) => [name, pack.files[name].content]));
  const faults = findReferenceFaults({ ...contents, 'synonyms.json': content } as Parameters<
    typeof findReferenceFaults
  >[0]);
  for (const fault of faults) {
    const [, pointer, text] = /^synonyms\.json (\S+) (.*)$/s.exec(fault) ?? [];
    if (pointer === undefined) continue;
    const at = keysOf(pointer, content);
    check.report('wrong', at, `${at.join('.')} ${text}.`);
  }
}
