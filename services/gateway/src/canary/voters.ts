import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Db } from 'mongodb';

interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

/** Salts that a gateway remembers at once. */
const MAX_SALTS = 200;

/**
 * The network that a client's address stands for: an IPv4 address, or the /48 of an IPv6 address, which is what one
 * customer of a provider gets at most. Who shares one, such as the guests of a hotel, is one voter together.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  // The URL parser writes an IPv6 address in its one short form, in which groups of zeros are left out once.
  const [left = '', right = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [head, tail] = [left, right].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 3).join(':')}::/48`;
}

/**
 * Knows a network again within one scope, such as a canary's trial, without storing its address: what is stored is a
 * code made of it with the scope's secret, which is destroyed with the scope.
 */
export function createVoters(db: Db) {
  const salts = db.collection<Salt>('voterSalts');
  const known = new Map<string, Promise<string>>();

  async function read(scope: string, expiresAt: Date): Promise<string> {
    const found = await salts.findOneAndUpdate(
      { _id: scope },
      { $setOnInsert: { salt: randomBytes(32).toString('base64url'), expiresAt } },
      { upsert: true, returnDocument: 'after' },
    );
    return found!.salt;
  }

  return {
    prepare: () => salts.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
    /** @param expiresAt when the scope's secret may be destroyed */
    async keyOf(scope: string, expiresAt: Date, address: string): Promise<string> {
      const salt = known.get(scope) ?? read(scope, expiresAt);
      known.set(scope, salt);
      salt.catch(() => known.delete(scope));
      if (known.size > MAX_SALTS) known.delete(known.keys().next().value!);
      return createHmac('sha256', await salt)
        .update(networkOf(address))
        .digest('base64url')
        .slice(0, 22);
    },
  };
}
