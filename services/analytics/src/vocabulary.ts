import type { FastifyInstance, FastifyRequest } from 'fastify';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The different names of one kind that a day has. */
interface Known {
  has(name: string): boolean;
  size: number;
}

/**
 * Bounds the different names that visitors can bring into a day's figures: so many in all, and so many new ones of one
 * address, so that nobody uses them up for all others.
 * @param rest what the others are called
 */
export function createVocabulary(
  app: FastifyInstance,
  { perDay, perAddress, rest }: { perDay: number; perAddress: number; rest: string },
) {
  const countNew = app.createRateLimit({ max: perAddress, timeWindow: DAY_MS, ipv6Subnet: 64 });
  let day = '';
  const added = new Set<string>();

  /** @param known the names that the day's figures have already, also from other processes */
  return async (request: FastifyRequest, today: string, name: string, known: Known): Promise<string> => {
    if (today !== day) added.clear();
    day = today;
    if (known.has(name) || added.has(name)) return name;
    if (Math.max(known.size, added.size) >= perDay) return rest;
    const counted = await countNew(request);
    if (!counted.isAllowed && counted.isExceeded) return rest;
    added.add(name);
    return name;
  };
}
