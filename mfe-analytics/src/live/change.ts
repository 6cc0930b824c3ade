/** "12% more than the day before" @param than - "than the day before" */
export function change(value: number, previous: number, than: string): string {
  if (previous === 0) return value === 0 ? 'none yet' : `${value} more ${than}`;
  const percent = Math.round(((value - previous) / previous) * 100);
  if (percent === 0) return than.replace('than', 'same as');
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} ${than}`;
}
