import { useHost } from '@guide/contracts/module';
import { useCallback, useSyncExternalStore } from 'react';

/** False on the server. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the map has its dark colours. */
export function useDarkMode(): boolean {
  const { theme } = useHost().settings;
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? dark : theme === 'dark';
}

/** The data saver turns animations off, too. */
export function useReducedMotion(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useHost().settings.dataSaver || reduced;
}
