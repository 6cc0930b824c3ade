import { createHash } from 'node:crypto';
import type { Listing, ListingsQuery } from '@guide/contracts/api/schemas';
import { joinList } from '@guide/service-kit';

/** A listing's place in the text, and what its group does not say. */
interface Part {
  featured: boolean;
  start: number;
  /** Behind its closing brace, where a comma or the end of the list stands. */
  end: number;
}

/** The JSON text of all listings as bytes, and where each of them stands in it. */
export interface ListingsText {
  bytes: Buffer;
  /** Of every category, area, and both together, the listings in order, by `groupOf`. */
  groups: Map<string, Part[]>;
  byId: Map<number, Part>;
  /** Differs whenever a byte does; weak, as the same content goes out compressed too. */
  etag: string;
}

const [CLOSE] = Buffer.from(']');

const groupOf = (category?: string, area?: string): string => JSON.stringify([category, area]);

/** Writes listings as JSON, one at a time, so that nothing but the text is held. */
export async function writeListings(listings: AsyncIterable<Listing>): Promise<ListingsText> {
  const pieces: Buffer[] = [Buffer.from('[')];
  const groups = new Map<string, Part[]>();
  const byId = new Map<number, Part>();
  let start = 1;
  for await (const listing of listings) {
    const piece = Buffer.from(`${JSON.stringify(listing)},`);
    const { id, category, featured, area } = listing;
    pieces.push(piece);
    const part = { featured, start, end: start + piece.length - 1 };
    byId.set(id, part);
    for (const key of [groupOf(), groupOf(category), groupOf(undefined, area), groupOf(category, area)]) {
      if (!groups.get(key)?.push(part)) groups.set(key, [part]);
    }
    start += piece.length;
  }
  if (pieces.length === 1) pieces.push(Buffer.from(']'));
  const bytes = Buffer.concat(pieces);
  // The last comma becomes the bracket.
  bytes[bytes.length - 1] = CLOSE!;
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, groups, byId, etag: `W/"${hash}"` };
}

/** The listing with this id, or null. */
export function listingIn({ bytes, byId }: ListingsText, id: number): Listing | null {
  const part = byId.get(id);
  return part ? JSON.parse(bytes.toString('utf8', part.start, part.end)) : null;
}

/**
 * Cuts the listings that match every given field exactly (API-03, API-05 to API-07) out of the text of all, in the
 * same order. Without a field it is that text itself, not a copy.
 */
export function cut({ bytes, groups }: ListingsText, query: ListingsQuery): Buffer {
  const { category, featured, area } = query;
  if (category === undefined && featured === undefined && area === undefined) return bytes;
  const group = groups.get(groupOf(category, area)) ?? [];
  return joinList(bytes, featured === undefined ? group : group.filter((part) => part.featured === featured));
}
