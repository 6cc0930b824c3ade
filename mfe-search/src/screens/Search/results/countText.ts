import { thousands } from '@guide/ui';

/** "1 result", "2 results" (D-11). */
export const countText = (total: number): string =>
  `${thousands(total)} ${total === 1 ? 'result' : 'results'}`;
