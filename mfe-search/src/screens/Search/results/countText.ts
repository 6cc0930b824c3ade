/** "1 result", "2 results" (D-11). */
export const countText = (total: number): string =>
  `${total.toLocaleString('en-GB')} ${total === 1 ? 'result' : 'results'}`;
