import { Segments } from '@guide/ui';
import { useState } from 'react';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

const current = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

/** Day or night for the whole gallery. */
export function Themes() {
  const [theme, setTheme] = useState(current);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  return <Segments label="Theme" options={THEMES} value={theme} onChange={choose} />;
}
