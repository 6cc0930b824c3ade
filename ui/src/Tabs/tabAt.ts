import { forward } from '../forward';

/** Index of the tab that a key selects (WAI-ARIA APG, tabs), or undefined. Arrow keys follow the order on the screen. */
export function tabAt(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + forward() + count) % count;
  if (key === 'ArrowLeft') return (current - forward() + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
