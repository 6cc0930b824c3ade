import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

export function deviceName(device: string): string {
  if (device === 'phone') return i18n.t('Mobile');
  if (device === 'desktop') return i18n.t('Desktop');
  return device === 'tablet' ? i18n.t('Tablet') : i18n.t('Not known');
}

export function referrerName(referrer: string): string {
  if (referrer === 'direct') return i18n.t('Direct');
  return referrer === 'other sites' ? i18n.t('other sites') : referrer;
}

/** "France" for "FR", "Not known" if missing (D-20); other texts are unchanged. */
export function countryName(country: string | undefined, locale: string): string {
  if (!country) return i18n.t('Not known');
  // DisplayNames throws a RangeError for invalid codes, which the URL may contain.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

/** "German" for "de", in the page's language. @param language - tag */
const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** Paths stay as they are; the group of all unknown ones has a name (D-69). */
export const pageName = (path: string): string => (path === 'other page' ? i18n.t('other page') : path);

const KINDS: Record<string, () => string> = {
  home: () => i18n.t('home'),
  list: () => i18n.t('list'),
  place: () => i18n.t('place'),
  map: () => i18n.t('map'),
  search: () => i18n.t('search'),
  analytics: () => i18n.t('analytics'),
  other: () => i18n.t('other'),
};

/** The name of a value of a filter, such as "Mobile" for the device "phone". */
export function filterName(filter: string, value: string, site: Site): string {
  if (filter === 'page') return pageName(value);
  if (filter === 'area') return wordIn(site, value);
  if (filter === 'kind') return KINDS[value]?.() ?? value;
  if (filter === 'device') return deviceName(value);
  if (filter === 'referrer') return referrerName(value);
  if (filter === 'language') return languageName(value, site.locale);
  if (value === 'other campaigns') return i18n.t('other campaigns');
  if (value === 'other' && (filter === 'browser' || filter === 'system')) return i18n.t('other');
  return filter === 'country' ? countryName(value, site.locale) : value;
}

/** "Home: 1,248" */
export const namedValue = (name: string, value: string): string => i18n.t('{name}: {value}', { name, value });
