import { useHost } from '@guide/contracts/module';
import { useMedia } from './useMedia';

/** Whether the night map is due: by the visitor's choice, otherwise by the system's. */
export function useNight(): boolean {
  const { theme } = useHost().settings;
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? dark : theme === 'dark';
}
