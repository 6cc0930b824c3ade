export type Row = readonly (string | number)[];

/** Escapes texts that a spreadsheet would run as formulas (OWASP, CSV injection). */
const cell = (value: string | number) => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (rows: Row[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
