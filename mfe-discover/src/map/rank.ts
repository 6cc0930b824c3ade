/** The first listing ids are the ranks (ENT-19). */
const LAST_RANKED = 8;

export const rankOf = (id: number): number | undefined => (id >= 1 && id <= LAST_RANKED ? id : undefined);
