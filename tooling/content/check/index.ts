import { stat } from 'node:fs/promises';
import { type Ask, type Output, readArguments } from '../arguments';
import { packFileNames, packFolder, readPackFiles, shownFolder } from '../pack';
import { checkDates } from './dates';
import { checkEmpty } from './empty';
import { Checked, type Finding, type Level } from './findings';
import { checkForeign } from './foreign';
import { checkGeography } from './geography';
import { checkIdentity } from './identity';
import { checkLanguages } from './languages';
import { checkLinks } from './links';
import { checkPictures } from './pictures';
import { checkRegion } from './region';
import { checkSchemas } from './schema';
import { checkTexts } from './texts';

const usage = `Use: npm run content -- check CITY
Lists everything that is wrong, doubtful or empty in cities/CITY, with file and line. Changes nothing.
Exit code 1 if something is wrong, otherwise 0.`;

/**
 * Checks a pack.
 * @param folder - the pack's folder
 * @param now - the current time: public holidays must go on for a year
 * @param changed - texts by file name that replace files of the folder
 * @returns all findings, the wrong ones first
 * @throws {Error} if the folder does not exist
 */
export async function findingsOf(
  folder: string,
  now: Date,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<Finding[]> {
  const exists = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!exists)
    throw new Error(
      `There is no folder ${shownFolder(folder)}. Create it: npm run content -- new ${shownFolder(folder).replace(/^cities\//, '')}`,
    );
  const pack = new Checked(folder, await readPackFiles(folder, changed), now);
  for (const name of packFileNames)
    for (const fault of pack.files[name].faults) pack.findings.push({ level: 'wrong', file: name, ...fault });
  for (const check of [checkSchemas, checkIdentity, checkLinks, checkRegion, checkDates]) check(pack);
  await checkGeography(pack);
  await checkForeign(pack);
  await checkTexts(pack);
  await checkPictures(pack);
  await checkEmpty(pack);
  await checkLanguages(pack);
  return distinct(pack.findings);
}

/** In the order of levels, files and lines. */
function distinct(findings: Finding[]): Finding[] {
  const levels: Level[] = ['wrong', 'doubtful', 'empty'];
  const known = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...known.values()].sort(
    (one, other) =>
      levels.indexOf(one.level) - levels.indexOf(other.level) ||
      one.file.localeCompare(other.file) ||
      (one.line ?? 0) - (other.line ?? 0),
  );
}

/** "cities/bath/site.json:12 The time zone …" */
export const lineOf = (folder: string, { file, line, text }: Finding): string =>
  `${shownFolder(folder)}/${file}${line ? `:${line}` : ''} ${text}`;

const TITLES: Record<Level, string> = { wrong: 'Wrong', doubtful: 'Doubtful', empty: 'Empty' };

/** The findings as lines, with a heading for each level. */
export function reportOf(folder: string, findings: Finding[]): string[] {
  return Object.entries(TITLES).flatMap(([level, title]) => {
    const found = findings.filter((finding) => finding.level === level);
    if (found.length === 0) return [];
    return [`${title} (${found.length})`, ...found.map((finding) => `  ${lineOf(folder, finding)}`)];
  });
}

/**
 * `npm run content -- check CITY`.
 * @param now - the current time
 * @returns whether nothing is wrong
 * @throws {Error} for other arguments, or without the folder
 */
export async function checkCommand(
  args: string[],
  output: Output,
  _ask?: Ask,
  now = new Date(),
): Promise<boolean> {
  const parsed = readArguments(args, {}, usage, [1, 1], output);
  if (!parsed) return true;
  const city = String(parsed.positionals[0]);
  const folder = packFolder(city);
  const findings = await findingsOf(folder, now);
  for (const line of reportOf(folder, findings)) output(line);
  const counts = Object.keys(TITLES).map(
    (level) => `${findings.filter((finding) => finding.level === level).length} ${level}`,
  );
  const isFine = !findings.some(({ level }) => level === 'wrong');
  output(
    `${counts.join(', ')}.${isFine ? ` The pack can be imported: npm run content -- import ${city}` : ''}`,
  );
  return isFine;
}
