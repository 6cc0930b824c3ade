/** `npm run content -- import cities/london [--yes]`: checks a city pack and imports it if it has no faults. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answersYes, command, countOf, withDatabase } from './databases';
import { withDataLock } from './dataLock';
import { rollBackImport } from './import-journal.mjs';
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
    throw new Error(`${faults.join('\n')}\nNothing was imported: ${countOf(faults.length, 'fault')}.`);
  const pack = path.resolve(folder);
  await withDataLock(() =>
    withDatabase(async (client) => {
      await rollBackImport(client);
      await checkCity(client, pack, async (question) => values.yes || answersYes(question));
      await importPack(client, pack, (line) => console.log(line));
    }),
  );
  console.log(`Imported ${folder}. Running services show it at once, the search within 30 s.`);
});
