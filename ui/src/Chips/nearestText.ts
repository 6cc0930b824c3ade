/**
 * Follows a count: ", nearest first", "of Russell Square, nearest first" after a limit, else ", nearest to Russell Square
 * first".
 */
export function nearestText({ startName }: { startName: string | null }, limit?: object | null): string {
  if (!startName) return ', nearest first';
  return limit ? ` of ${startName}, nearest first` : `, nearest to ${startName} first`;
}
