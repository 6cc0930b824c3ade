import { createContext, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readWhen, type When, type WhenChoices, whenChoices, whenOf } from '../place';
import { useHost } from './host';
import { useNow } from './useNow';

/** Replaces the address as source of `useWhen`, for screens that change it without navigation. */
export const WhenContext = createContext<string | null | undefined>(undefined);

function useChosen(): string | null {
  const [search] = useSearchParams();
  const inAddress = readWhen(search);
  const chosen = useContext(WhenContext);
  return chosen === undefined ? inAddress : chosen;
}

/** The time that a screen's opening states are about: from `?when=` if the screen claims it (D-86), else now. */
export function useWhen(): When {
  const { site } = useHost();
  const now = useNow();
  const chosen = useChosen();
  return useMemo(() => whenOf(chosen, now, site), [chosen, now, site]);
}

/** Choices of a time, for `Chips`. @param text as from `readWhen` */
export function useWhenChoices(text: string | null): WhenChoices {
  const { site } = useHost();
  const now = useNow();
  return useMemo(() => whenChoices(text, now, site), [text, now, site]);
}
