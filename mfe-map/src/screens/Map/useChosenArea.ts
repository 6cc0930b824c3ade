import type { Area } from '@guide/contracts/api';
import { useLocation, useSearchParams } from '@guide/contracts/module';
import { areaOf } from './areaOf';

export interface ChosenArea {
  /** What the address says, or null. */
  name: string | null;
  /** The area of that name; none where the list does not have it (MAP-13, D-54). */
  area: Area | null;
  /** Changes with every visit, also to the same address (D-53). */
  visit: string;
}

/** The area that the address chooses (MAP-05). */
export function useChosenArea(areas: Area[] | undefined): ChosenArea {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const name = search.get('area')?.trim() || null;
  return { name, area: areaOf(areas, name), visit: key };
}
