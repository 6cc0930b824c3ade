import type { Area } from '@guide/contracts/api';
import { useLocation, useSearchParams } from '@guide/contracts/module';
import { areaOf } from './areaOf';

/** A listing's id as an address may write it (D-38). */
const ID = /^\d{1,9}$/;

export interface ChosenArea {
  /** The address's `area`, or null. */
  name: string | null;
  /** The area of that name; none where the list does not have it (MAP-13, D-54). */
  area: Area | null;
  /** The id of the place that the address selects, or null. */
  placeId: number | null;
  /** Changes with every visit, also to the same address (D-53). */
  visit: string;
}

/** The area and the place that the address chooses: `?area=Greenwich&place=30` (MAP-05). */
export function useChosenArea(areas: Area[] | undefined): ChosenArea {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const name = search.get('area')?.trim() || null;
  const place = search.get('place') ?? '';
  const placeId = ID.test(place) ? Number(place) : null;
  return { name, area: areaOf(areas, name), placeId, visit: key };
}
