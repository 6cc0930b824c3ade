/**
 * Daily figures of another program, kept apart from those of the guide:
 *   npm run ops -- import-figures plausible imported_visitors_20250101_20251231.csv
 *   npm run ops -- import-figures umami website_event.csv [--time-zone Europe/London]
 *   npm run ops -- import-figures umami --remove
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import {
  type ImportSource,
  readExport,
  removeImported,
  SOURCES,
  storeImported,
} from '../../services/analytics/src/imported';
import { databasePrefix as prefix } from '../commands/settings.mjs';
import { withDatabase } from '../data/databases';

const { values, positionals } = parseArgs({
  options: { 'time-zone': { type: 'string', default: 'UTC' }, remove: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [source, file] = positionals as [ImportSource?, string?];

try {
  if (!source || !SOURCES.includes(source) || (!file && !values.remove))
    throw new Error(`Use: npm run ops -- import-figures ${SOURCES.join('|')} FILE.csv, or --remove.`);
  if (values.remove) {
    const count = await withDatabase((client) => removeImported(client.db(`${prefix}_analytics`), source));
    console.log(`${count} days of ${source} are removed.`);
  } else {
    const text = await readFile(file!, 'utf8');
    const records = parse(text, { bom: true, columns: true, skip_empty_lines: true });
    const days = readExport(source, records as Record<string, string>[], values['time-zone']);
    await withDatabase((client) => storeImported(client.db(`${prefix}_analytics`), source, days));
    console.log(
      `${days.length} days of ${source} are stored. They are shown apart from the guide's figures.`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
