/** The listing id of a route: a whole number or null (GATT-01, D-38). */
export const listingId = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
