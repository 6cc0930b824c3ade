// Its build for Node imports modules of Node, which a gateway does not give what it renders.
import { unzlibSync, zlibSync } from 'fflate/browser';
import { newKey, type PlaceRef, type PlanDay, readPlan } from '../plan/plan';

/** What the fragment of a shared plan begins with. */
const PREFIX = '#plan=';
/** A longer one is not read. A plan of 14 full days has less than half of it. */
const MAX_FRAGMENT_LENGTH = 8000;
/** A small text can unpack to a thousand times its size: what is longer fails its checksum. */
const MAX_UNPACKED_BYTES = 32_768;
const CHECKSUM_BYTES = 4;

/** Another format is of another release. */
const FORMAT_VERSION = 1;
const DAY_MS = 86_400_000;

/**
 * The fragment of a link that holds these days whole: JSON without names, as zlib (RFC 1950), in base64url (RFC 4648).
 * Fragments are not sent to the server. Places are by number; what has only a pub's is below zero, a break is 0,
 * and so is a stay that is as long as usual.
 */
export function shareFragment(days: readonly PlanDay[]): string {
  const text = JSON.stringify([FORMAT_VERSION, ...days.map(packDay)]);
  const packed = zlibSync(new TextEncoder().encode(text), { level: 9 });
  const base64 = btoa(String.fromCharCode(...packed));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const packDay = ({ date, title, startsAt, items }: PlanDay) => [
  Date.parse(`${date}T00:00Z`) / DAY_MS,
  title,
  startsAt,
  ...items.map((item) =>
    item.kind === 'break'
      ? [0, item.minutes, item.from, item.until]
      : [numberOf(item.place), item.stay ?? 0, ...(item.fixedAt === undefined ? [] : [item.fixedAt])],
  ),
];

const numberOf = ({ listing, pub = 0 }: PlaceRef): number => listing ?? -pub;

/** The days of a link, why it has none, or null where it is no shared plan. */
export type Shared = { days: PlanDay[] } | { fault: 'damaged' | 'too long' } | null;

/**
 * Reads the fragment of an address. Whatever it holds, it takes a bounded time and room, and is a plan or is not.
 * @param fragment with its hash sign
 */
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

/** @throws when it is not what `shareFragment` packed */
function unpack(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bytes = unzlibSync(packed, { out: new Uint8Array(MAX_UNPACKED_BYTES) });
  const checksum = new DataView(packed.buffer).getUint32(packed.length - CHECKSUM_BYTES);
  if (adler32(bytes) !== checksum) throw new Error('The checksum is of another text');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The checksum at the end of zlib's format (RFC 1950, section 8.2), which the library writes and does not check. */
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

/** @returns null unless it is a plan within its bounds */
function readDays(value: unknown): PlanDay[] | null {
  if (!Array.isArray(value) || value[0] !== FORMAT_VERSION || value.length < 2) return null;
  const days = value.slice(1).map(readDay);
  return readPlan({ version: 1, saved: [], days })?.days ?? null;
}

/** A day without any checks: `readPlan` makes them. */
function readDay(value: unknown) {
  const [day, title, startsAt, ...items] = Array.isArray(value) ? value : [];
  const date = new Date(Number(day) * DAY_MS).toISOString().slice(0, 10);
  return { key: newKey(), date, title, startsAt, items: items.map(readItem) };
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
