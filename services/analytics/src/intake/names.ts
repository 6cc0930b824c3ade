import type { TrackedEvent } from '@guide/contracts/api/schemas';
import { invalidRequest } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import type { NamedEvent } from '../hits';

/** Returns the device class of a user agent (D-36). @param touch - detects iPads, whose user agent is that of a Mac */
export function deviceOf(userAgent: string | undefined, touch = false): string {
  if (!userAgent) return 'unknown';
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  const isIpad = /Macintosh/.test(userAgent) && (touch || /CriOS|FxiOS|EdgiOS/.test(userAgent));
  return isIpad ? 'tablet' : 'desktop';
}

/** The first that matches: browsers name those that they are built on. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const;
const SYSTEMS = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Returns the families of browser and system, without versions. @param device - of `deviceOf`, which recognises iPads
 * that name a Mac
 */
export function familiesOf(
  userAgent: string | undefined,
  device: string,
): { browser: string; system: string } {
  const find = (families: readonly (readonly [string, RegExp])[]) =>
    families.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? 'other';
  const system = find(SYSTEMS);
  return { browser: find(BROWSERS), system: system === 'macOS' && device === 'tablet' ? 'iOS' : system };
}

/** ISO 3166-1 alpha-2. Headers of visitors are not trusted (D-20). */
export function countryOf({ headers }: FastifyRequest, trustProxy: boolean): string | undefined {
  const country = headers['x-country-code'];
  return trustProxy && typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

/** Returns the host of another site; the rest of the referrer is never stored (D-36). */
export function referrerHost(referrer: string | undefined, guideHost: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { protocol, hostname } = new URL(referrer);
  const host = /^https?:$/.test(protocol) && hostname !== guideHost ? hostname : '';
  return HOST.test(host) ? host : undefined;
}

const MAX_TEXT_LENGTH = 60;

/** Removes invisible characters, e.g. control and bidirectional ones, and shortens the text to 60 characters. */
export function cleanText(text: string): string {
  const visible = text.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const words = visible.replace(/\s+/g, ' ').trim();
  return [...words].slice(0, MAX_TEXT_LENGTH).join('').trim();
}

export const EVENT_NAMES = [
  'booking_click',
  'search',
  'search_filter',
  'filter_change',
  'print',
  'share',
  'outbound_click',
  'web_vital',
  'module_failure',
];
/** Larger values are measurement errors or invented. Milliseconds; CLS has no unit. */
const MAX_VITALS = new Map<unknown, number>([
  ['LCP', 60_000],
  ['INP', 60_000],
  ['CLS', 10],
]);
const NAME = /^[\w.+-]{1,60}$/;
const HOST = /^[a-z0-9.-]{1,100}$/;

/** Returns the properties that statistics need. @throws {HttpError} 400 when they are not a JSON object */
export function readEvent({ name, properties }: TrackedEvent): NamedEvent {
  const { label, value, module, version, metric, kind } = readProperties(properties);
  if (!EVENT_NAMES.includes(name)) return { name: 'other' };
  if (name === 'search' && typeof label === 'string' && value === 0)
    return { name, label: cleanText(label).toLowerCase() };
  if (name === 'outbound_click')
    return typeof label === 'string' && HOST.test(label) ? { name, label } : { name };
  const what = name === 'web_vital' ? metric : kind;
  if (![module, version, what].every((text) => typeof text === 'string' && NAME.test(text))) return { name };
  const release = { module, version, what } as { module: string; version: string; what: string };
  if (name === 'module_failure' && (kind === 'load' || kind === 'render')) return { name, ...release };
  const isPossible = typeof value === 'number' && value >= 0 && value <= (MAX_VITALS.get(metric) ?? -1);
  if (name !== 'web_vital' || !isPossible) return { name };
  return { name, ...release, value: metric === 'CLS' ? value * 1000 : value };
}

function readProperties(text = '{}'): Record<string, unknown> {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw invalidRequest([{ field: 'properties', message: 'must be the JSON text of an object' }]);
}
