const DEVICES: Record<string, string> = { phone: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' };

/** A device class as visitors call it. */
export const deviceName = (device: string): string => DEVICES[device] ?? 'Not known';

/** A referrer's host, or "Direct" for visits that came from nowhere. */
export const referrerName = (referrer: string): string => (referrer === 'direct' ? 'Direct' : referrer);

/** "France" for "FR"; "Not known" where no country came with the visit (D-20). */
export const countryName = (country: string | undefined, locale: string): string =>
  country ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : 'Not known';
