/** What a call tells the operator at its end. */
import type { Output } from '../arguments';
import type { Credit } from './entries';
import type { Outcome } from './merge';
import { entryCount } from './text';

interface Named {
  name: string;
  at: string;
  reason: string;
}

/** The result of one file. */
export interface FileReport {
  file: string;
  entries: number;
  outcomes: Record<Outcome, number>;
  /** Entries with at least one doubt. */
  doubtful: number;
  doubts: Named[];
  leftOut: Named[];
  hours: { had: number; converted: number };
  notes: string[];
  credit?: Credit;
  missing: string[];
}

export const emptyReport = (file: string): FileReport => ({
  file,
  entries: 0,
  outcomes: { new: 0, changed: 0, unchanged: 0, deleted: 0 },
  doubtful: 0,
  doubts: [],
  leftOut: [],
  hours: { had: 0, converted: 0 },
  notes: [],
  missing: [],
});

export const takenOf = ({ outcomes }: Pick<FileReport, 'outcomes'>): number =>
  outcomes.new + outcomes.changed + outcomes.unchanged;

const MAX_NAMES = 500;

/** Reasons with their entries, the most frequent one first. */
function writeReasons(title: string, named: Named[], output: Output): void {
  if (named.length === 0) return;
  output(`${title}:`);
  const byReason = new Map<string, Named[]>();
  for (const entry of named) {
    const entries = byReason.get(entry.reason);
    if (entries) entries.push(entry);
    else byReason.set(entry.reason, [entry]);
  }
  for (const [reason, entries] of [...byReason].sort(([, a], [, b]) => b.length - a.length)) {
    const shown = entries.slice(0, MAX_NAMES).map(({ name, at }) => (name ? `${name} (${at})` : at));
    const more = entries.length > MAX_NAMES ? ` and ${entries.length - MAX_NAMES} more` : '';
    output(`  ${entries.length} × ${reason}: ${shown.join(', ')}${more}`);
  }
}

const HEADER = ['file', 'entries', 'taken', 'new', 'changed', 'doubtful', 'left out', 'hours'];

function writeTable(reports: FileReport[], output: Output): void {
  const rows = reports.map(({ file, entries, outcomes, doubtful, leftOut, hours }) => [
    file,
    entries,
    takenOf({ outcomes }),
    outcomes.new,
    outcomes.changed,
    doubtful,
    leftOut.length,
    `${hours.converted} of ${hours.had}`,
  ]);
  const table = [HEADER, ...rows].map((row) => row.map(String));
  const widths = HEADER.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table)
    output(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    );
}

/** Writes the reasons of each file, the credits, and the table of all files. */
export function writeReport(reports: FileReport[], output: Output): void {
  for (const report of reports) {
    output('');
    output(`${report.file}: ${entryCount(report.entries)}`);
    for (const note of report.notes) output(`  ${note}`);
    writeReasons('Doubtful', report.doubts, output);
    writeReasons('Left out', report.leftOut, output);
    if (report.missing.length > 0)
      output(`No longer in the file, and still in the city: ${report.missing.join(', ')}`);
  }
  output('');
  for (const { file, credit } of reports)
    output(
      credit
        ? `Credit of ${file}: ${credit.by}, ${credit.licence}${credit.licenceUrl ? ` (${credit.licenceUrl})` : ''}`
        : `Credit of ${file}: none. If its licence asks for one, add --credit and --licence.`,
    );
  output('');
  writeTable(reports, output);
}
