import { useHost } from '@guide/contracts/module';
import { useMedia } from './useMedia';

/** Whether the map is drawn in its dark colours: by the visitor's choice, otherwise by the system's. */
export function useDarkMode(): boolean {
  const { theme } = useHost().settings;
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? dark : theme === 'dark';
}
