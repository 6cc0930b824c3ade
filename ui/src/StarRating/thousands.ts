/** A whole number as "12,345". Not `toLocaleString`: its first call takes a phone a tenth of a second. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
