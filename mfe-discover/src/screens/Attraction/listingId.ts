/** The largest id that the API knows. */
const MAX_ID = 2_147_483_647;

/**
 * The listing id of a route: a whole number of digits only, from 1 (GATT-01, D-38).
 * @returns null for anything else: no listing can have it, so no request is sent
 */
export function listingId(text: string | undefined): number | null {
  if (text === undefined || !/^\d+$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}
