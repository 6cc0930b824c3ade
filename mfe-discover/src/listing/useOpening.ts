import type { Listing } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { type Opening, openingState } from '@guide/ui';
import { useNow } from './useNow';

/** Whether a listing is open now, by the clocks of the city (D-44). */
export function useOpening(hours: Listing['hours']): Opening {
  const { timeZone, bankHolidays } = useHost().site;
  return openingState(hours, useNow(), { timeZone, bankHolidays });
}
