import { readdir } from 'node:fs/promises';
import { packFileNames } from '../pack';
import { type Checked, quoted } from './findings';

/** Names beside the pack's files that need no check. */
const OTHER_NAMES =
  /^(package\.json|README\.md|credits\.json|imported\.json|images|map|test|languages|\..*)$/;
const HTML = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>|&(amp|lt|gt|quot|nbsp|#\d+);/i;
/** UTF-8 that was read as Windows-1252: "Ã¼", "â€™". */
const MOJIBAKE = /Ã[\u0080-\u00BF]|â€[\u2122\u0153\u009D\u201C\u02DC\u0080-\u00BF]|\uFFFD/;
/** Attributions of tiles and credits are HTML. */
const HTML_KEYS = new Set(['attribution', 'credits']);

/** Finds markup and broken letters. @param at - keys and indexes that lead to the value */
export function* textFaults(
  value: unknown,
  at: (string | number)[] = [],
): Generator<{ at: (string | number)[]; text: string }> {
  if (typeof value === 'string') {
    if (HTML.test(value))
      yield { at, text: `${quoted(value)} contains HTML, which visitors see as it is. Write plain text.` };
    else if (MOJIBAKE.test(value))
      yield { at, text: `${quoted(value)} has letters in a wrong encoding. Type them again.` };
  } else if (value && typeof value === 'object')
    for (const [key, entry] of Object.entries(value))
      if (!HTML_KEYS.has(key)) yield* textFaults(entry, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** Reports markup and broken letters in texts, and files that are never read. */
export async function checkTexts(pack: Checked): Promise<void> {
  for (const file of packFileNames)
    for (const { at, text } of textFaults(pack.files[file].content)) pack.report('doubtful', file, at, text);
  const known = new Set<string>(packFileNames);
  for (const name of await readdir(pack.folder))
    if (!known.has(name) && !OTHER_NAMES.test(name))
      pack.findings.push({
        level: 'doubtful',
        file: name,
        text: 'The guide does not read this file. Correct its name, or move it elsewhere.',
      });
}
