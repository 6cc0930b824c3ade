import type { Period } from '@guide/contracts/api';
import { isPanelName, type PanelName } from '@guide/contracts/api/panels';
import { type Choice, FILTERS, readChoice } from '../src/insights/choice';
import { PERIODS } from '../src/screens/Dashboard/periods';

/** What an embedding page chooses. */
export interface EmbedOptions {
  /** The share token that names this page's origin. */
  token: string;
  /** One panel; without it everything that the token opens. */
  panel?: PanelName;
  /** The period that is shown at first; default: what the token fixes, else today. */
  period?: Period;
  theme: 'light' | 'dark' | 'system';
  /** Days and filters of the panels that follow them, and those that the whole dashboard begins with. */
  choice: Choice;
}

const THEMES: readonly string[] = ['light', 'dark'];

/** The names of days and filters, as attributes and in a query string. */
export const CHOICE_NAMES = ['from', 'to', 'compare', ...Object.keys(FILTERS)];

/**
 * Reads the options from attributes or a query string; what is missing or unknown is the default.
 * @param read gives the text of `token`, `panel`, `period`, `theme`, or of one of `CHOICE_NAMES`
 */
export function readOptions(read: (name: string) => string | null): EmbedOptions {
  const panel = read('panel') ?? '';
  const period = PERIODS.find(({ id }) => id === read('period'))?.id;
  const theme = read('theme') ?? '';
  const chosen = CHOICE_NAMES.map((name) => [name, read(name) ?? '']);
  return {
    token: read('token') ?? '',
    ...(isPanelName(panel) && { panel }),
    ...(period && { period }),
    theme: (THEMES.includes(theme) ? theme : 'system') as EmbedOptions['theme'],
    choice: readChoice(new URLSearchParams(chosen)),
  };
}
