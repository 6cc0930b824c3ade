import { createContext, useContext, useMemo } from 'react';
import { type When, type WhenChoices, whenChoices, whenOf } from '../place';
import { useHost } from './host';
import { useNow } from './useNow';

/** The time that a screen is about, as from `readWhen`; only screens that claim `when` set it (D-86). */
export const WhenContext = createContext<string | null>(null);

/**
 * The time that opening states are about; default: now.
 * @param text - text as from `readWhen`, instead of the context's
 */
export function useWhen(text?: string | null): When {
  const { site } = useHost();
  const now = useNow();
  const inContext = useContext(WhenContext);
  const chosen = text === undefined ? inContext : text;
  return useMemo(() => whenOf(chosen, now, site), [chosen, now, site]);
}

/** Choices of a time, for `Chips`. @param text - text as from `readWhen` */
export function useWhenChoices(text: string | null): WhenChoices {
  const { site } = useHost();
  const now = useNow();
  return useMemo(() => whenChoices(text, now, site), [text, now, site]);
}
