import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { type PagedRows, pageRows } from '../insights/dayRows';
import type { StoredRows } from '../log/messages';
import type { Columns } from './columns';

/** A day's numbers in one piece, mostly: putting pieces together takes longer than to inflate them. */
const CHUNK_BYTES = 2 ** 19;

/** The rows of a day as they are stored: names, and all numbers deflated. */
export async function packRows(day: string, columns: Columns): Promise<StoredRows> {
  const { names, starts, cells } = pageRows(day, columns);
  const packed = await promisify(deflate)(Uint32Array.from([...starts, ...cells]));
  return { _id: day, names: JSON.stringify(names), packed: packed.toString('base64') };
}

export async function unpackRows(stored: StoredRows): Promise<PagedRows> {
  const packed = Buffer.from(stored.packed, 'base64');
  const bytes = await promisify(inflate)(packed, { chunkSize: CHUNK_BYTES });
  const names = JSON.parse(stored.names) as string[][];
  // A buffer of its own: those of Node may begin anywhere, and be larger.
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  const pages = names[0]!.length + 1;
  return { names, starts: numbers.subarray(0, pages), cells: numbers.subarray(pages) };
}
