import { randomBytes } from 'node:crypto';
import { insertOnce } from '@guide/service-kit';
import type { Db } from 'mongodb';

/** Numbers of groups are multiples of it. */
export const ROUNDING_BASE = 5;

interface Setting {
  _id: string;
  key: number;
}

/** The secret that decides which way numbers are rounded; made once, and never given out. */
export async function roundingKey(db: Db): Promise<number> {
  const settings = db.collection<Setting>('settings');
  return (await insertOnce(settings, 'rounding', { key: randomBytes(4).readUInt32LE() })).key;
}

/** Spreads a number over 32 bits (murmur3's finalizer). */
export function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/**
 * Random rounding to base 5, as statistical offices do it: up or down to a multiple of 5, as likely as makes the
 * average right. The same group is always rounded the same way, whatever question leads to it, so that asking again
 * reveals nothing more; and as all numbers are multiples of 5, no difference or sum of them is a number from 1 to 4.
 * @param group the sum of what its rows are known by
 */
export const roundRandomly = (value: number, group: number, key: number): number =>
  ROUNDING_BASE * Math.floor((value + (mix(mix(group ^ key) + key) % ROUNDING_BASE)) / ROUNDING_BASE);
