/** "12%". @param percents - a whole number */
export const percent = (percents: number, locale: string): string =>
  (percents / 100).toLocaleString(locale, { style: 'percent', useGrouping: false });
