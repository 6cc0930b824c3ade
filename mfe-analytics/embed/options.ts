import type { Period } from '@guide/contracts/api';

/** What an embedding page chooses. */
export interface EmbedOptions {
  /** The share token that names this page's origin. */
  token: string;
  /** The tab that is open at first. */
  period: Period;
  theme: 'light' | 'dark' | 'system';
}

const PERIODS: readonly string[] = ['day', 'week', 'month'];
const THEMES: readonly string[] = ['light', 'dark'];

/**
 * Reads the options from attributes or a query string; what is missing or unknown is the default.
 * @param read gives the text of `token`, `period` or `theme`
 */
export function readOptions(read: (name: string) => string | null): EmbedOptions {
  const period = read('period') ?? '';
  const theme = read('theme') ?? '';
  return {
    token: read('token') ?? '',
    period: (PERIODS.includes(period) ? period : 'day') as Period,
    theme: (THEMES.includes(theme) ? theme : 'system') as EmbedOptions['theme'],
  };
}
