const DEVICES: Record<string, string> = { phone: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' };

/** A device class as visitors call it. */
export const deviceName = (device: string): string => DEVICES[device] ?? 'Not known';

/** A referrer's host, or "Direct" for visits that came from nowhere. */
export const referrerName = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** "France" for "FR"; "Not known" where no country came with the visit (D-20). */
export const countryName = (country: string | undefined, locale: string): string =>
  country ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : 'Not known';

/** The name that a filter's value has on the screen. */
export function filterName(filter: string, value: string, locale: string): string {
  if (filter === 'device') return deviceName(value);
  if (filter === 'referrer') return referrerName(value);
  return filter === 'country' ? countryName(value, locale) : value;
}
