/**
 * `npm run content -- import cities/london [--yes]`: checks a whole city pack, and imports it if it has no fault. Another city's pack
 * needs a yes. After a failed write the earlier content is restored; after a kill, the next import or backup does that.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from './alone';
import { answersYes, command, withDatabase } from './databases';
import { takeBackImport } from './importJournal';
import { checkCity, importPack } from './importPack';
import { packFaults } from './packFaults';

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [action, folder] = positionals;
  if (action !== 'import' || !folder)
    throw new Error('Name the pack to import: npm run content -- import cities/london.');
  const faults = await packFaults(folder);
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nNothing was imported: ${faults.length} faults.`);
  const pack = path.resolve(folder);
  await alone(() =>
    withDatabase(async (client) => {
      await takeBackImport(client);
      await checkCity(client, pack, async (question) => values.yes || answersYes(question));
      await importPack(client, pack, (line) => console.log(line));
    }),
  );
  console.log(`Imported ${folder}. Running services show it at once, the search within 30 s.`);
});
