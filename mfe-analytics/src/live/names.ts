const DEVICES: Record<string, string> = { phone: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' };

export const deviceName = (device: string): string => DEVICES[device] ?? 'Not known';

export const referrerName = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** "France" for "FR", "Not known" if missing (D-20); other texts are unchanged. */
export function countryName(country: string | undefined, locale: string): string {
  if (!country) return 'Not known';
  // DisplayNames throws a RangeError for invalid codes, which the URL may contain.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

export function filterName(filter: string, value: string, locale: string): string {
  if (filter === 'device') return deviceName(value);
  if (filter === 'referrer') return referrerName(value);
  return filter === 'country' ? countryName(value, locale) : value;
}
