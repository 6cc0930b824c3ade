import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Ask, countOf, namesOf, type Output, readArguments, userPath } from '../arguments';
import { findingsOf, lineOf } from '../check';
import type { Finding } from '../check/findings';
import { type PackFile, type ParsedFile, packFolder, readPackFiles, shownFolder } from '../pack';
import { packJson, writeFiles } from '../writeFiles';
import { joinPlaces, PLACE_FILES, type Place, type Places, splitPlaces } from './places';
import { readSheet, type SheetChanges } from './read';
import { sheetOf } from './write';

const usage = `Use: npm run content -- sheet CITY [--to FILE]
     npm run content -- sheet CITY --read FILE [--yes] [--dry-run]
Writes all places of cities/CITY as one CSV for a spreadsheet, and reads it back.
  --to FILE    default: CITY.csv
  --read FILE  reads an edited sheet; rows and columns may have another order
  --yes        replaces a sheet, and removes places whose rows were deleted, without asking
  --dry-run    only shows what would change`;

/**
 * `npm run content -- sheet CITY`.
 * @param ask - asks before places are removed
 * @returns true
 * @throws {Error} if the pack or the sheet cannot be read, or the edited pack would have new faults; then nothing is written
 */
export async function sheet(args: string[], output: Output, ask: Ask): Promise<boolean> {
  const options = { to: { type: 'string' }, read: { type: 'string' } } as const;
  const parsed = readArguments(args, options, usage, [1, 1], output);
  if (!parsed) return true;
  const city = String(parsed.positionals[0]);
  const { to, read, yes, 'dry-run': isDryRun } = parsed.values;
  const folder = packFolder(city);
  const files = await readPackFiles(folder);
  refuseUnreadable(folder, files);
  const joined = joinPlaces(files);
  if (read) {
    const edit = { folder, files, joined, isDryRun: Boolean(isDryRun), ask: yes ? async () => true : ask };
    await readBack(edit, userPath(read), output);
    return true;
  }
  const file = userPath(to ?? `${path.basename(folder)}.csv`);
  if (existsSync(file) && !yes)
    throw new Error(
      `${file} exists already. Read it with --read, or write another file with --to, or replace it with --yes.`,
    );
  if (!isDryRun)
    await writeFiles(path.dirname(file), new Map([[path.basename(file), sheetOf(joined.places)]]));
  output(
    `${isDryRun ? 'Would write' : 'Wrote'} ${countOf(joined.places.length, 'place')} to ${file}. After editing: npm run content -- sheet ${city} --read ${to ?? path.basename(file)}`,
  );
  return true;
}

/** A file that is not JSON would be replaced by an empty one. */
function refuseUnreadable(folder: string, files: Record<PackFile, ParsedFile>): void {
  const faults = PLACE_FILES.flatMap((name) =>
    files[name].content === undefined
      ? files[name].faults.map((fault) => lineOf(folder, { level: 'wrong', file: name, ...fault }))
      : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

interface Edit {
  folder: string;
  files: Record<PackFile, ParsedFile>;
  joined: Places;
  isDryRun: boolean;
  ask: Ask;
}

async function readBack(
  { folder, files, joined, isDryRun, ask }: Edit,
  file: string,
  output: Output,
): Promise<void> {
  const changes = readSheet(await readFile(file), joined);
  if (changes.faults.length > 0)
    throw new Error(
      `${changes.faults.map((fault) => `${file}: ${fault}.`).join('\n')}\nNothing was written: ${countOf(changes.faults.length, 'fault')}.`,
    );
  for (const line of linesOf(changes)) output(line);
  const keeps =
    changes.removed.length > 0 &&
    !isDryRun &&
    !(await ask(`Remove ${namesOf(changes.removed.map(nameOf))}? (yes/no) `));
  if (keeps) output('The places without a row stay.');
  const kept = [...changes.places, ...(keeps ? changes.removed : [])];
  const gone = new Set(keeps ? [] : changes.removed.map(({ place }) => place?.id));
  const photos = joined.others.photos.filter(({ attractionId }) => !gone.has(attractionId));
  const after = splitPlaces({ ...joined, places: kept, others: { ...joined.others, photos } }, files);
  const texts = new Map(
    PLACE_FILES.filter((name) => packJson(after[name]) !== packJson(files[name].content)).map((name) => [
      name,
      packJson(after[name]),
    ]),
  );
  await refuseNewFaults(folder, texts);
  if (texts.size === 0) output('Nothing changes.');
  else if (isDryRun)
    output(`Nothing was written: this was a dry run. It would write ${[...texts.keys()].join(', ')}.`);
  else {
    await writeFiles(folder, texts);
    output(`Wrote ${[...texts.keys()].join(', ')} in ${shownFolder(folder)}.`);
  }
}

const nameOf = ({ place }: Place): string => String(place?.name ?? `place ${place?.id}`);

function linesOf({ added, changed, removed, unknown }: SheetChanges): string[] {
  const edits = changed.map(({ place, columns }) => `${nameOf(place)} (${columns.join(', ')})`);
  const groups: [string, string[]][] = [
    ['Added', added.map(nameOf)],
    ['Changed', edits],
    ['Rows deleted', removed.map(nameOf)],
    ['Columns left out, because the guide does not know them', unknown],
  ];
  return groups.flatMap(([title, names]) =>
    names.length > 0 ? [`${title} (${names.length}): ${namesOf(names)}`] : [],
  );
}

/** @throws {Error} naming the faults that the pack does not have yet */
async function refuseNewFaults(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const wrong = (findings: Finding[]) => findings.filter(({ level }) => level === 'wrong');
  const now = new Date();
  const before = new Set(wrong(await findingsOf(folder, now)).map(({ text }) => text));
  const faults = wrong(await findingsOf(folder, now, texts)).filter(({ text }) => !before.has(text));
  if (faults.length === 0) return;
  // Lines of files that are not written would mislead.
  const lines = faults.map(({ file, text }) => lineOf(folder, { level: 'wrong', file, text }));
  throw new Error(`${lines.join('\n')}\nNothing was written: ${countOf(faults.length, 'fault')}.`);
}
