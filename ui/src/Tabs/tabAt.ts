/**
 * Where a key leads in a row of tabs (WAI-ARIA Authoring Practices, Tabs): arrows to the next and round the ends, Home
 * and End to the first and last.
 * @returns the place of that tab; undefined for other keys
 */
export function tabAt(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
