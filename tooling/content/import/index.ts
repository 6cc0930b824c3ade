import { openPack } from '@guide/service-kit';
import { partsToRestart } from '../../../services/gateway/src/builtParts';
import { databasePrefix as prefix } from '../../commands/settings.mjs';
import { withDatabase } from '../../data/databases';
import { withDataLock } from '../../data/dataLock';
import { rollBackImport } from '../../data/import-journal.mjs';
import { type Ask, countOf, namesOf, type Output, readArguments } from '../arguments';
import { findingsOf, reportOf } from '../check';
import { packFolder, shownFolder } from '../pack';
import { type Changes, changesOf } from './changes';
import { checkCity, importPack } from './importPack';

const usage = `Use: npm run content -- import CITY [--yes] [--dry-run]
Checks cities/CITY, shows added, changed and removed places, asks, and imports them into the guide.
  --yes      imports without asking
  --dry-run  only shows the changes`;

/**
 * `npm run content -- import CITY`.
 * @param ask - asks before places change, and before another city's pack is imported
 * @returns whether the pack has been imported, or could be
 * @throws {Error} if the pack has faults, the operator does not confirm, or a write fails
 */
export async function importCity(args: string[], output: Output, ask: Ask): Promise<boolean> {
  const parsed = readArguments(args, {}, usage, [1, 1], output);
  if (!parsed) return true;
  const city = String(parsed.positionals[0]);
  const { yes, 'dry-run': isDryRun } = parsed.values;
  const folder = packFolder(city);
  const findings = await findingsOf(folder, new Date());
  const wrong = findings.filter(({ level }) => level === 'wrong');
  if (wrong.length > 0)
    throw new Error(
      `${reportOf(folder, wrong).join('\n')}\nNothing was imported: ${countOf(wrong.length, 'fault')}.`,
    );
  if (findings.length > 0)
    output(`${countOf(findings.length, 'value')} doubtful or empty: npm run content -- check ${city}`);
  const confirm: Ask = async (question) => yes || ask(question);
  await withDataLock(() =>
    withDatabase(async (client) => {
      await rollBackImport(client);
      if (!isDryRun) await checkCity(client, folder, confirm);
      const { places, languages } = await changesOf(client, openPack(folder));
      for (const line of [...languageLines(languages), ...linesOf(places)]) output(line);
      if (isDryRun) return;
      if (places.length + languages.length > 0 && !(await confirm('Import these changes? (yes/no) ')))
        throw new Error('Nothing was imported. To import, answer yes or add --yes.');
      await importPack(client, folder, output);
      const waiting = await partsToRestart(client.db(`${prefix}_gateway`), folder);
      if (waiting.length > 0)
        output(`Restart the guide (npm start) to show what changed in: ${waiting.join('; ')}.`);
    }),
  );
  output(
    isDryRun
      ? 'Nothing was imported: this was a dry run.'
      : `Imported ${shownFolder(folder)}. Running services show it at once, the search within 20 s.`,
  );
  return true;
}

const KINDS = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** "Added the language German (de)" */
const languageLines = (languages: Changes): string[] =>
  languages.map(({ kind, name, fields }) => {
    const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(name);
    const files = fields.length > 0 ? `: ${fields.join(', ')}` : '';
    return `${KINDS[kind]} the language ${language} (${name})${files}`;
  });

function linesOf(changes: Changes): string[] {
  if (changes.length === 0) return ['No place changes.'];
  return Object.entries(KINDS).flatMap(([kind, title]) => {
    const places = changes.filter((change) => change.kind === kind);
    if (places.length === 0) return [];
    const names = places.map(({ name, fields }) =>
      fields.length > 0 ? `${name} (${fields.join(', ')})` : name,
    );
    return [`${title} (${places.length}): ${namesOf(names)}`];
  });
}
