// The library's Node build imports Node modules, which renderers refuse.
import { unzlibSync, zlibSync } from 'fflate/browser';
import { newKey, type PlaceRef, type PlanDay } from '../plan/plan';
import { readPlan } from '../plan/readPlan';

const PREFIX = '#plan=';
/** Longer fragments are refused. A plan of 14 full days needs less than half. */
const MAX_FRAGMENT_LENGTH = 8000;
/** Limit against decompression bombs: a longer text is cut and fails its checksum. */
const MAX_UNPACKED_BYTES = 32_768;
const CHECKSUM_BYTES = 4;

const FORMAT_VERSION = 1;
const DAY_MS = 86_400_000;

/**
 * Encodes days as the fragment of a link: JSON, zlib (RFC 1950), base64url (RFC 4648). Places are listing ids, negative
 * pub ids, or 0 for a break; 0 is also the default stay. A line that begins with a name is where the day starts.
 */
export function shareFragment(days: readonly PlanDay[]): string {
  const text = JSON.stringify([FORMAT_VERSION, ...days.map(packDay)]);
  const packed = zlibSync(new TextEncoder().encode(text), { level: 9 });
  const base64 = btoa(String.fromCharCode(...packed));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const packDay = ({ date, title, startsAt, start, items }: PlanDay) => [
  Date.parse(`${date}T00:00Z`) / DAY_MS,
  title,
  startsAt,
  ...(start ? [[start.name, start.lat, start.lng]] : []),
  ...items.map((item) =>
    item.kind === 'break'
      ? [0, item.minutes, item.from, item.until]
      : [numberOf(item.place), item.stay ?? 0, ...(item.fixedAt === undefined ? [] : [item.fixedAt])],
  ),
];

const numberOf = ({ listing, pub = 0 }: PlaceRef): number => listing ?? -pub;

/** The days of a link, or why they cannot be read; null if it is not a shared plan. */
export type Shared = { days: PlanDay[] } | { fault: 'damaged' | 'too long' } | null;

/** Decodes a fragment in bounded time and memory. @param fragment - including "#" */
export function readFragment(fragment: string): Shared {
  if (!fragment.startsWith(PREFIX)) return null;
  if (fragment.length > MAX_FRAGMENT_LENGTH) return { fault: 'too long' };
  try {
    const days = readDays(JSON.parse(unpack(fragment.slice(PREFIX.length))));
    return days ? { days } : { fault: 'damaged' };
  } catch {
    return { fault: 'damaged' };
  }
}

function unpack(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bytes = unzlibSync(packed, { out: new Uint8Array(MAX_UNPACKED_BYTES) });
  const checksum = new DataView(packed.buffer).getUint32(packed.length - CHECKSUM_BYTES);
  if (adler32(bytes) !== checksum) throw new Error('The checksum does not match');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Checksum of zlib (RFC 1950, section 8.2), which the library writes but does not check. */
function adler32(bytes: Uint8Array): number {
  const MODULUS = 65_521;
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % MODULUS;
    high = (high + low) % MODULUS;
  }
  return high * 65_536 + low;
}

function readDays(value: unknown): PlanDay[] | null {
  if (!Array.isArray(value) || value[0] !== FORMAT_VERSION || value.length < 2) return null;
  const days = value.slice(1).map(readDay);
  return readPlan({ version: 1, saved: [], days })?.days ?? null;
}

/** Converts a day without checks: `readPlan` validates it. */
function readDay(value: unknown) {
  const [day, title, startsAt, ...items] = Array.isArray(value) ? value : [];
  const date = new Date(Number(day) * DAY_MS).toISOString().slice(0, 10);
  const [first, ...others] = items;
  const hasStart = Array.isArray(first) && typeof first[0] === 'string';
  const [name, lat, lng] = hasStart ? first : [];
  return {
    key: newKey(),
    date,
    title,
    startsAt,
    ...(hasStart && { start: { name, lat, lng } }),
    items: (hasStart ? others : items).map(readItem),
  };
}

function readItem(value: unknown) {
  const [number, minutes, from, until] = Array.isArray(value) ? value : [];
  const key = newKey();
  if (number === 0) return { kind: 'break', key, minutes, from, until };
  const place = { name: '', ...(number > 0 ? { listing: number } : { pub: -number }) };
  return {
    kind: 'stop',
    key,
    place,
    ...(minutes !== 0 && { stay: minutes }),
    ...(from !== undefined && { fixedAt: from }),
  };
}
