import { useHost } from '@guide/contracts/module';
import { useCallback, useSyncExternalStore } from 'react';

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

export function useDarkMode(): boolean {
  const { theme } = useHost().settings;
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? dark : theme === 'dark';
}

/** The data saver disables animations, too. */
export function useReducedMotion(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useHost().settings.dataSaver || reduced;
}
