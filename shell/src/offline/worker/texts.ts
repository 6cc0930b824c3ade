/** The texts of the worker. It handles several requests at once, so texts are read for each request. */
import type { PinnedFile } from '@guide/contracts/module';
import { ENGLISH } from '@guide/contracts/site';
import { SHELL_BUILD, type TextSource } from '@guide/contracts/texts';
import { createTexts } from '@guide/contracts/texts/source';
import { hasIntegrity } from '../integrityOf';

export const english = createTexts(ENGLISH);
let current = english;

/** For `provideTexts`. */
export const currentTexts = (): TextSource => current;

/** Runs a function whose texts are in a language. Not for async functions: another request would change the language. */
export function withTexts<Result>(texts: TextSource, run: () => Result): Result {
  current = texts;
  try {
    return run();
  } finally {
    current = english;
  }
}

const sources = new Map<string, TextSource>();

/** Reads the shell's texts in a language from a catalogue on this device; English ones if it is not there. */
export async function readTexts(language: string, catalogue: PinnedFile | undefined): Promise<TextSource> {
  if (!catalogue) return english;
  const [address, integrity] = catalogue;
  const known = sources.get(address);
  if (known) return known;
  const stored = await caches.match(address, { ignoreVary: true });
  if (!stored || !(await hasIntegrity(stored, integrity))) return english;
  const source = createTexts(language, { [SHELL_BUILD]: await stored.json() });
  sources.set(address, source);
  return source;
}
