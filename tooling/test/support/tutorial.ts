import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** What the reader of the tutorial does, in the order of the document. */
export type Step =
  | { does: 'save'; file: string; content: string }
  | { does: 'edit'; row: string; column: string; cell: string }
  | { does: 'run'; line: string };

const BLOCK = /Save these lines as `([^`]+)`:\n\n```csv\n(.*?)```/s;
const EDIT = /In the row \*\*([^*]+)\*\* and the column \*\*([^*]+)\*\* write \*\*([^*]+)\*\*/;
const RUN = /```sh\n(.*?)\n```/s;

/** Reads the steps of `docs/bring-your-own-city.md`. @param project - the project's folder */
export async function tutorialSteps(project: string): Promise<Step[]> {
  const document = await readFile(path.join(project, 'docs/bring-your-own-city.md'), 'utf8');
  const steps = new RegExp([BLOCK, EDIT, RUN].map(({ source }) => source).join('|'), 'gs');
  return [...document.matchAll(steps)].map(([, file, content, row, column, cell, line]) => {
    if (file) return { does: 'save', file, content: content! };
    return row ? { does: 'edit', row, column: column!, cell: cell! } : { does: 'run', line: line! };
  });
}

/** Writes a cell of a sheet as a spreadsheet does. @param row - name of the place */
export async function editSheet(
  file: string,
  { row, column, cell }: Extract<Step, { does: 'edit' }>,
): Promise<void> {
  const table: string[][] = parse(await readFile(file, 'utf8'), { bom: true });
  const [headings = []] = table;
  const edited = table.find((cells) => cells[headings.indexOf('name')] === row);
  if (!edited || !headings.includes(column))
    throw new Error(`The sheet has no row ${row} or column ${column}`);
  edited[headings.indexOf(column)] = cell;
  const quoted = table.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
  await writeFile(file, `${quoted.join('\n')}\n`);
}
