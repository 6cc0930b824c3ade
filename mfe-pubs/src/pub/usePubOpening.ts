import type { Pub } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { type Opening, openingState } from '@guide/ui';
import { useNow } from './useNow';

/** Whether a pub is open now, by the clocks and holidays of the city (D-44). */
export function usePubOpening({ hours }: Pub): Opening {
  const { timeZone, bankHolidays } = useHost().site;
  return openingState(hours, useNow(), { timeZone, bankHolidays });
}
