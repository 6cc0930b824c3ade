import { INTERVAL_PATTERN } from '../api/schemas/hours';

/** Says what a text must look like, for editors; null for patterns without words. @param pattern - of the schema */
export const patternFault = (pattern: unknown): string | null =>
  pattern === INTERVAL_PATTERN
    ? 'must be hours such as "10:00-17:30", "07:00-sunset-00:30" or "18:00+" without a fixed end'
    : null;
