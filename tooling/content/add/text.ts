/** Files as text, and texts of strangers as plain lines. */
import { readFile, stat } from 'node:fs/promises';
import { decodeHTML } from 'entities';
import { FileFault } from './entries';

const MEBIBYTE = 2 ** 20;
/** A city has less; a country does not fit into a guide. */
const MAX_BYTES = 64 * MEBIBYTE;

const inMebibytes = (bytes: number) => `${Math.ceil(bytes / MEBIBYTE)} MB`;

/**
 * The bytes of a file.
 * @throws {FileFault} if there is none, or it is too large
 */
export async function readBytes(file: string, shown: string): Promise<Buffer> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FileFault(`${shown} does not exist.`);
  if (found.size > MAX_BYTES)
    throw new FileFault(
      `${shown} has ${inMebibytes(found.size)}, more than ${inMebibytes(MAX_BYTES)}. Cut it down to the city first.`,
    );
  if (found.size === 0) throw new FileFault(`${shown} is empty.`);
  return readFile(file);
}

const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];
/** Letters of these bytes are enough to see the encoding. */
const PROBE_BYTES = 2000;

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const begins = (mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(UTF16_LE)) return 'utf-16le';
  if (begins(UTF16_BE)) return 'utf-16be';
  const probe = bytes.subarray(0, PROBE_BYTES);
  const zeros = [0, 1].map((side) => probe.filter((byte, index) => byte === 0 && index % 2 === side).length);
  if (zeros[1]! > probe.length / 4) return 'utf-16le';
  return zeros[0]! > probe.length / 4 ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes UTF-8 and UTF-16, with or without a byte-order mark.
 * @throws {FileFault} with the line of the first bytes that are not UTF-8
 */
export function decode(bytes: Buffer, shown: string): { text: string; notes: string[] } {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const notes = encoding === 'utf-8' ? [] : ['It is in UTF-16, and was read so.'];
    return { text: text.replace(/\r\n?/g, '\n'), notes };
  } catch {
    const lenient = new TextDecoder(encoding).decode(bytes);
    const line = lineAt(lenient, lenient.indexOf('\uFFFD'));
    throw new FileFault(`${shown} line ${line} is not UTF-8. Save the file as "UTF-8" or "CSV UTF-8".`);
  }
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

const TAG = /<(!--[\s\S]*?--|\/?[a-zA-Z][^<>]*)>/g;
/** Control characters and marks of direction; joiners of letters stay. */
const INVISIBLE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

export const hasHtml = (text: string): boolean => text.search(TAG) >= 0;

/** Longer texts are cut before HTML is looked for, which takes quadratic time. */
const MAX_RAW = 20_000;

/** Text without HTML, in which paragraphs are lines. */
export const plainText = (text: string): string =>
  decodeHTML(
    text
      .slice(0, MAX_RAW)
      .replace(/<(br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(TAG, ' '),
  )
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();

/** Text on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');

/** Cuts a text after a sentence, or else after a word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(`${start} `)?.[0];
  if (sentence && sentence.length > most / 4) return sentence.trim();
  return `${start.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** "1 entry", "1,200 entries". */
export const entryCount = (count: number): string =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`;
