import type { Period } from '@guide/contracts/api';
import { isPanelName, type PanelName } from '@guide/contracts/api/panels';
import { type Choice, FILTER_NAMES, readChoice } from '../src/insights/choice';
import { PERIODS } from '../src/live/periods';

export interface EmbedOptions {
  token: string;
  /** Language tag of the texts: "de". By default that of the page; English if it has no translation. */
  lang?: string;
  panel?: PanelName;
  period?: Period;
  theme: 'light' | 'dark' | 'system';
  /** Shows the samples of the guide's own dashboard, too. */
  samples?: boolean;
  choice: Choice;
}

const THEMES: readonly string[] = ['light', 'dark'];

export const CHOICE_NAMES = ['from', 'to', 'compare', ...FILTER_NAMES];

/** Reads options from attributes or a query string; invalid values become the defaults. */
export function readOptions(read: (name: string) => string | null): EmbedOptions {
  const panel = read('panel') ?? '';
  const period = PERIODS.find(({ value }) => value === read('period'))?.value;
  const lang = read('lang');
  const theme = read('theme') ?? '';
  const chosen = CHOICE_NAMES.map((name) => [name, read(name) ?? '']);
  return {
    token: read('token') ?? '',
    ...(lang && { lang }),
    ...(isPanelName(panel) && { panel }),
    ...(period && { period }),
    ...(read('samples') !== null && { samples: true }),
    theme: (THEMES.includes(theme) ? theme : 'system') as EmbedOptions['theme'],
    choice: readChoice(new URLSearchParams(chosen)),
  };
}
