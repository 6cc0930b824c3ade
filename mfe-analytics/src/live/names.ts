const DEVICES: Record<string, string> = { phone: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' };

/** A device class as visitors call it. */
export const deviceName = (device: string): string => DEVICES[device] ?? 'Not known';

/** A referrer's host, or "Direct" for visits that came from nowhere. */
export const referrerName = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** "France" for "FR"; "Not known" where no country came with the visit (D-20); other texts as they are. */
export function countryName(country: string | undefined, locale: string): string {
  if (!country) return 'Not known';
  // DisplayNames throws a RangeError for everything else, and the address can name anything.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

/** The name that a filter's value has on the screen. */
export function filterName(filter: string, value: string, locale: string): string {
  if (filter === 'device') return deviceName(value);
  if (filter === 'referrer') return referrerName(value);
  return filter === 'country' ? countryName(value, locale) : value;
}
