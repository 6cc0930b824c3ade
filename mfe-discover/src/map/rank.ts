/** The rank table: the rank of an attraction is its id (ENT-19). */
const LAST_RANKED = 8;

/** The rank of an attraction, if it has one. @param id of the attraction's listing */
export const rankOf = (id: number): number | undefined => (id >= 1 && id <= LAST_RANKED ? id : undefined);
