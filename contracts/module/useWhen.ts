import { useMemo } from 'react';
import { rightNow, type When } from '../place';
import { useNow } from './useNow';

/** The time that a screen's opening states are about. */
export function useWhen(): When {
  const now = useNow();
  return useMemo(() => rightNow(now), [now]);
}
