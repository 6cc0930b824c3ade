import type { Period } from '@guide/contracts/api';
import { isPanelName, type PanelName } from '@guide/contracts/api/panels';

/** What an embedding page chooses. */
export interface EmbedOptions {
  /** The share token that names this page's origin. */
  token: string;
  /** One panel; without it everything that the token opens. */
  panel?: PanelName;
  /** The period that is shown at first; default: what the token fixes, else today. */
  period?: Period;
  theme: 'light' | 'dark' | 'system';
}

const PERIODS: readonly string[] = ['day', 'week', 'month'];
const THEMES: readonly string[] = ['light', 'dark'];

/**
 * Reads the options from attributes or a query string; what is missing or unknown is the default.
 * @param read gives the text of `token`, `panel`, `period` or `theme`
 */
export function readOptions(read: (name: string) => string | null): EmbedOptions {
  const panel = read('panel') ?? '';
  const period = read('period') ?? '';
  const theme = read('theme') ?? '';
  return {
    token: read('token') ?? '',
    ...(isPanelName(panel) && { panel }),
    ...(PERIODS.includes(period) && { period: period as Period }),
    theme: (THEMES.includes(theme) ? theme : 'system') as EmbedOptions['theme'],
  };
}
