/** Follows a count: ", nearest first", " of Soho, nearest first" after a limit, ", nearest to Soho first". */
export function nearestText({ startName }: { startName: string | null }, limit?: object | null): string {
  if (!startName) return ', nearest first';
  return limit ? ` of ${startName}, nearest first` : `, nearest to ${startName} first`;
}
