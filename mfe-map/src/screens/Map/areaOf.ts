import type { Area } from '@guide/contracts/api';

/** The area of a name, whatever the case, or null (MAP-10, MAP-13). */
export const areaOf = (areas: Area[] | undefined, name: string | null): Area | null =>
  areas?.find((area) => area.name.toLowerCase() === name?.toLowerCase()) ?? null;
