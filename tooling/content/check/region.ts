import tzLookup from '@photostructure/tz-lookup';
import { type Checked, isObject, listOf, quoted } from './findings';

/** Reports time zones, locales, currencies and countries that do not exist, and map services without placeholders. */
export function checkRegion(pack: Checked): void {
  const { timeZone, locale, currency, countryCode, tiles, mapServices } = pack.object('site.json');
  if (typeof timeZone === 'string') checkTimeZone(pack, timeZone);
  if (typeof locale === 'string') checkLocale(pack, locale);
  if (typeof currency === 'string' && !Intl.supportedValuesOf('currency').includes(currency))
    pack.report(
      'wrong',
      'site.json',
      ['currency'],
      `The currency ${quoted(currency)} does not exist. Write its three letters, such as "EUR".`,
    );
  if (typeof countryCode === 'string' && !isCountry(countryCode))
    pack.report(
      'wrong',
      'site.json',
      ['countryCode'],
      `The country ${quoted(countryCode)} does not exist. Write its two letters, such as "AT".`,
    );
  if (tiles?.url && !['{z}', '{x}', '{y}'].every((part) => String(tiles.url).includes(part)))
    pack.report(
      'wrong',
      'site.json',
      ['tiles', 'url'],
      'The address of the map tiles must contain {z}, {x} and {y}.',
    );
  const templates = { search: ['{query}'], coordinates: ['{lat}', '{lng}'] };
  for (const [name, parts] of Object.entries(templates))
    if (isObject(mapServices) && !parts.every((part) => String(mapServices[name]).includes(part)))
      pack.report(
        'wrong',
        'site.json',
        ['mapServices', name],
        `mapServices.${name} must contain ${parts.join(' and ')}.`,
      );
}

/** Whether ISO 3166-1 has the two letters. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined &&
  code !== 'ZZ';

/** The time zone at a position, or undefined where the position is not valid. */
export function timeZoneAt(lat: unknown, lng: unknown): string | undefined {
  try {
    return tzLookup(lat as number, lng as number);
  } catch {
    return undefined;
  }
}

/** Minutes east of Greenwich in January and July; undefined if the time zone does not exist. */
function offsetsOf(timeZone: string, year: number): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
    return [0, 6]
      .map(
        (month) =>
          format.formatToParts(Date.UTC(year, month, 15)).find(({ type }) => type === 'timeZoneName')?.value,
      )
      .join();
  } catch {
    return undefined;
  }
}

function checkTimeZone(pack: Checked, timeZone: string): void {
  const [lng, lat] = listOf(pack.object('site.json').center);
  const there = timeZoneAt(lat, lng);
  const year = pack.now.getUTCFullYear();
  const offsets = offsetsOf(timeZone, year);
  if (!offsets)
    pack.report(
      'wrong',
      'site.json',
      ['timeZone'],
      `The time zone ${quoted(timeZone)} does not exist. ${there ? `Write ${quoted(there)}, which applies at the centre.` : 'Write one such as "Europe/Vienna".'}`,
    );
  else if (there && offsets !== offsetsOf(there, year))
    pack.report(
      'doubtful',
      'site.json',
      ['timeZone'],
      `The clocks of ${quoted(timeZone)} differ from those at the centre (${there}). Correct the time zone or the centre.`,
    );
}

function checkLocale(pack: Checked, locale: string): void {
  const at = ['locale'];
  let known: string[] = [];
  try {
    known = Intl.DateTimeFormat.supportedLocalesOf(locale);
  } catch {
    // Not the form of a language tag.
  }
  if (known.length === 0)
    pack.report(
      'wrong',
      'site.json',
      at,
      `The locale ${quoted(locale)} does not exist. Write "en" and the country, such as "en-GB".`,
    );
  else if (!/^en\b/i.test(locale))
    pack.report(
      'doubtful',
      'site.json',
      at,
      `The pages are in English, but dates and numbers would be as in ${quoted(locale)}. Write "en" and the country, such as "en-GB".`,
    );
}
