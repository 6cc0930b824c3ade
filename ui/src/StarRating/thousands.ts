/** Formats an integer as "12,345". The first call of `toLocaleString` takes 100 ms on a phone. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
