/** Files of a city pack: where they are, reading them with line numbers, writing them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { absentFiles, packFiles } from '@guide/contracts/city';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { root } from '../commands/preflight.mjs';

export type PackFile = keyof typeof packFiles;
export const packFileNames = Object.keys(packFiles) as PackFile[];

/** The folder of a city. @param city - a name in `cities/`, or a path */
export const packFolder = (city: string): string =>
  path.resolve(root, city.includes('/') || city === '.' ? city : path.join('cities', city));

/** A folder as the operator would type it. */
export const shownFolder = (folder: string): string => {
  const relative = path.relative(root, folder);
  return relative.startsWith('..') ? folder : relative;
};

/** Text of a file, or a sentence about its encoding and the line. */
type Decoded = { text: string; fault?: string; line?: number };

/** Decodes UTF-8, and says what an editor did to the file otherwise. */
export function decode(bytes: Buffer): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return {
      text: bytes.subarray(3).toString('utf8'),
      fault: 'begins with a byte-order mark. Save it as "UTF-8" without "BOM" or "signature".',
      line: 1,
    };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { text: '', fault: 'is in UTF-16. Save it as "UTF-8".', line: 1 };
  const text = bytes.toString('utf8');
  const offset = text.indexOf('\uFFFD');
  if (offset < 0 || bytes.includes('\uFFFD')) return { text };
  return { text, fault: 'has letters that are not UTF-8. Save it as "UTF-8".', line: lineAt(text, offset) };
}

/** A file of a pack. `content` is undefined if the file is absent or is not JSON. */
export interface ParsedFile {
  name: string;
  content?: unknown;
  tree?: Node;
  text: string;
  faults: { line?: number; text: string }[];
}

const SYNTAX: Record<string, string> = {
  PropertyNameExpected: 'has a comma too many, or a name without double quotes',
  ValueExpected: 'has a comma too many, or a value is missing',
  CommaExpected: 'lacks a comma',
  ColonExpected: 'lacks a colon',
  CloseBraceExpected: 'lacks a closing brace }',
  CloseBracketExpected: 'lacks a closing bracket ]',
  InvalidCommentToken: 'has a comment, which JSON does not allow',
  UnexpectedEndOfString: 'has a text without its closing quote',
  EndOfFileExpected: 'goes on after its end',
};

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Parses the bytes of a pack's file. @param bytes - undefined if the file is absent */
export function parsePackFile(name: PackFile, bytes: Buffer | undefined): ParsedFile {
  if (!bytes) {
    if (name in absentFiles) return { name, text: '', content: absentFiles[name], faults: [] };
    return { name, text: '', faults: [{ text: 'is missing.' }] };
  }
  return parseJsonFile(name, bytes);
}

/** Parses the bytes of a file, and says where it is no JSON. */
export function parseJsonFile(name: string, bytes: Buffer): ParsedFile {
  const { text, fault, line } = decode(bytes);
  const faults = fault ? [{ text: fault, ...(line && { line }) }] : [];
  if (fault?.includes('UTF-16')) return { name, text, faults };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  try {
    return { name, text, content: JSON.parse(text), faults, ...(tree && { tree }) };
  } catch (error) {
    const [first] = errors;
    const what = first ? SYNTAX[printParseErrorCode(first.error)] : undefined;
    // A missing or superfluous comma is on the line of the text before it.
    const offset = first ? text.slice(0, first.offset).trimEnd().length : 0;
    const sentence = what ? `${what} here.` : `is not valid JSON: ${(error as Error).message}.`;
    return { name, text, faults: [...faults, { line: lineAt(text, offset), text: sentence }] };
  }
}

/** Reads all files of a pack. @param changed - texts that replace files of the folder */
export async function readPackFiles(
  folder: string,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<Record<PackFile, ParsedFile>> {
  const files = await Promise.all(
    packFileNames.map(async (name) => {
      const text = changed.get(name);
      const bytes = text === undefined ? await readIfPresent(path.join(folder, name)) : Buffer.from(text);
      return [name, parsePackFile(name, bytes)] as const;
    }),
  );
  return Object.fromEntries(files) as Record<PackFile, ParsedFile>;
}

/** The bytes of a file, or undefined if it does not exist. */
export const readIfPresent = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
