import type { Area } from '@guide/contracts/api';
import { useLocation, useSearchParams } from '@guide/contracts/module';

const ID = /^\d{1,9}$/;

export interface ChosenArea {
  name: string | null;
  /** Null for an unknown name (MAP-13, D-54). */
  area: Area | null;
  placeId: number | null;
  /** Changes with every navigation, also to the same URL (D-53). */
  visit: string;
}

/** Finds an area by name, ignoring case (MAP-10, MAP-13). */
export const areaOf = (areas: Area[] | undefined, name: string | null): Area | null =>
  areas?.find((area) => area.name.toLowerCase() === name?.toLowerCase()) ?? null;

/** Parses `?area=Greenwich&place=30` (MAP-05). */
export function useChosenArea(areas: Area[] | undefined): ChosenArea {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const name = search.get('area')?.trim() || null;
  const place = search.get('place') ?? '';
  const placeId = ID.test(place) ? Number(place) : null;
  return { name, area: areaOf(areas, name), placeId, visit: key };
}
