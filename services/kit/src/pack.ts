import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  absentFiles,
  isLanguage,
  type LanguageFile,
  languageFiles,
  packFiles,
  patternFault,
  translate,
} from '@guide/contracts/city';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import { loadOnce } from './singleFlight';

export type PackFile = keyof typeof packFiles;
export type PackContent<F extends PackFile> = Static<(typeof packFiles)[F]>;

/** The texts of a file in a language. */
export interface PackTexts {
  language: string;
  texts: unknown;
  hash: string;
}

export interface Pack {
  /** `hash` is the SHA-256 of the file. @throws {Error} naming file and position when it is missing or invalid */
  read<F extends PackFile>(file: F): Promise<{ content: PackContent<F>; hash: string }>;
  /** The languages besides English, sorted. */
  languages(): Promise<string[]>;
  /**
   * The texts of a file in each language that has it. They may be incomplete.
   * @throws {Error} naming file and position when the translated file would be invalid
   */
  readTexts(file: LanguageFile): Promise<PackTexts[]>;
}

export const openPack = (folder: string): Pack => ({
  async read<F extends PackFile>(file: F) {
    const bytes = await readPackFile(folder, file);
    const content: unknown = JSON.parse(bytes.toString('utf8'));
    expectValid(packFiles[file], content, join(folder, file));
    return { content: content as PackContent<F>, hash: hashOf(bytes) };
  },
  languages: () => languagesIn(folder),
  async readTexts(file) {
    const english = loadOnce(async () =>
      JSON.parse((await readPackFile(folder, file as PackFile)).toString()),
    );
    const read = (await languagesIn(folder)).map(async (language) => {
      const path = join(folder, LANGUAGES, language, file);
      const bytes = await ifPresent(readFile(path));
      if (!bytes) return [];
      const texts = parse(bytes, path);
      if (file in languageFiles) expectValid(languageFiles[file as keyof typeof languageFiles], texts, path);
      else expectValid(packFiles[file as PackFile], translate(await english(), texts), path);
      return [{ language, texts, hash: hashOf(bytes) }];
    });
    return (await Promise.all(read)).flat();
  },
});

const LANGUAGES = 'languages';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @returns undefined if the file or folder does not exist */
const ifPresent = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

function parse(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`);
  }
}

async function languagesIn(folder: string): Promise<string[]> {
  const entries = await ifPresent(readdir(join(folder, LANGUAGES), { withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isDirectory() && isLanguage(entry.name))
    .map(({ name }) => name)
    .sort();
}

type Validator = ReturnType<typeof Compile>;
const validators = new Map<TSchema, Validator>();

/** Naming a fault takes much longer than finding out that there is none. */
function expectValid(schema: TSchema, content: unknown, path: string): void {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (validator.Check(content)) return;
  const [fault] = Value.Errors(schema, content);
  if (!fault) return;
  const text = (fault.keyword === 'pattern' && patternFault(fault.params.pattern)) || fault.message;
  throw new Error(`${path}${fault.instancePath} ${text}`);
}

/** Reads the bytes of a file, or the JSON of the default of an optional file. */
export async function readPackFile(folder: string, file: PackFile): Promise<Buffer> {
  try {
    return await readFile(join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !(file in absentFiles)) throw error;
    return Buffer.from(JSON.stringify(absentFiles[file]));
  }
}
