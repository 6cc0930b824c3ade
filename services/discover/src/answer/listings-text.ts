import { createHash } from 'node:crypto';
import type { Listing, ListingsQuery } from '@guide/contracts/api/schemas';
import { joinList } from '@guide/service-kit';

/** A listing's place in the text, and what it is filtered by. */
interface Part extends Pick<Listing, 'category' | 'featured' | 'area'> {
  start: number;
  /** Behind its closing brace, where a comma or the end of the list stands. */
  end: number;
}

/** The JSON text of all listings as bytes, and where each of them stands in it. */
export interface ListingsText {
  bytes: Buffer;
  parts: Part[];
  /** Differs whenever a byte does; weak, as the same content goes out compressed too. */
  etag: string;
}

const [CLOSE] = Buffer.from(']');

/** Writes listings as JSON, one at a time, so that nothing but the text is held. */
export async function writeListings(listings: AsyncIterable<Listing>): Promise<ListingsText> {
  const pieces: Buffer[] = [Buffer.from('[')];
  const parts: Part[] = [];
  const areas = new Map<string, string>();
  let start = 1;
  for await (const listing of listings) {
    const piece = Buffer.from(`${JSON.stringify(listing)},`);
    const { category, featured, area } = listing;
    if (!areas.has(area)) areas.set(area, area);
    pieces.push(piece);
    parts.push({ category, featured, area: areas.get(area)!, start, end: start + piece.length - 1 });
    start += piece.length;
  }
  if (parts.length === 0) pieces.push(Buffer.from(']'));
  const bytes = close(Buffer.concat(pieces));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, parts, etag: `W/"${hash}"` };
}

/**
 * Cuts the listings that match every given field exactly (API-03, API-05 to API-07) out of the text of all, in the
 * same order. Without a field it is that text itself, not a copy.
 */
export function cut({ bytes, parts }: ListingsText, query: ListingsQuery): Buffer {
  const { category, featured, area } = query;
  if (category === undefined && featured === undefined && area === undefined) return bytes;
  const found = parts.filter(
    (part) =>
      (category === undefined || part.category === category) &&
      (featured === undefined || part.featured === featured) &&
      (area === undefined || part.area === area),
  );
  return joinList(bytes, found);
}

/** Ends a list: its last comma becomes the bracket. */
function close(list: Buffer): Buffer {
  list[list.length - 1] = CLOSE!;
  return list;
}
