/** The pub id of a route: whole numbers only, 1 when missing, otherwise null (PUB-01, D-38). */
export const pubId = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 1;
  return /^\d+$/.test(text) ? Number(text) : null;
};
