const MAX_LABEL_LENGTH = 40;

/** Text from a URL as a label: without control characters, and no longer than a label can be. */
export function printable(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '').trim();
  if (clean === '') return 'Unknown';
  return clean.length > MAX_LABEL_LENGTH ? `${clean.slice(0, MAX_LABEL_LENGTH)}…` : clean;
}
