/**
 * LMDB's file format, version 2 with 24-byte page headers, as lmdb 3.5.6 writes it: the structures `MDB_meta`,
 * `MDB_db`, `MDB_page` and `MDB_node` of its `mdb.c`.
 */

/** A data file is not what was written. */
export class DamageError extends Error {}

export const PAGE_HEADER_BYTES = 24;
export const NODE_HEADER_BYTES = 8;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
export const NO_PAGE = 2 ** 64;
export const pageFlag = { branch: 1, leaf: 2, overflow: 4, meta: 8 };
export const nodeFlag = { overflow: 1, table: 2 };

/** One of LMDB's B+ trees. */
export type Tree = {
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  root: number;
};

/** A snapshot of the database: what one of the two meta pages describes. */
export type Meta = { pageSize: number; free: Tree; main: Tree; lastPage: number; transaction: number };

/** How many bytes of a meta page are read. */
export const META_BYTES = PAGE_HEADER_BYTES + 160;

/** @throws DamageError for bytes that are no meta page */
export function readMeta(page: Buffer, number: number): Meta {
  if (
    page.readUInt32LE(24) !== MAGIC ||
    page.readUInt32LE(28) !== VERSION ||
    page.readUInt16LE(18) !== pageFlag.meta
  )
    throw new DamageError(`meta page ${number} is none of LMDB`);
  const meta = {
    pageSize: page.readUInt32LE(48),
    free: readTree(page, 48),
    main: readTree(page, 96),
    lastPage: toNumber(page, 144),
    transaction: toNumber(page, 152),
  };
  if (meta.pageSize < 512 || meta.pageSize > 65_536 || meta.pageSize & (meta.pageSize - 1))
    throw new DamageError(`meta page ${number} says that pages have ${meta.pageSize} bytes`);
  return meta;
}

/** An entry of a page; of a branch `child` is its page, of a leaf `size` is that of its value. */
export type Node = { key: Buffer; value: Buffer; flags: number; size: number; child: number };

export const toNumber = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

/** A tree's description, in a meta page or as the value of a table. */
export function readTree(bytes: Buffer, at = 0): Tree {
  return {
    depth: bytes.readUInt16LE(at + 6),
    branchPages: toNumber(bytes, at + 8),
    leafPages: toNumber(bytes, at + 16),
    overflowPages: toNumber(bytes, at + 24),
    entries: toNumber(bytes, at + 32),
    root: toNumber(bytes, at + 40),
  };
}

/** @throws DamageError when a page is not of this number and these flags, or of a later transaction */
export function checkHeader(page: Buffer, number: number, flags: number, transaction: number): void {
  if (toNumber(page, 0) !== number || page.readUInt16LE(18) !== flags || toNumber(page, 8) > transaction)
    throw new DamageError(`page ${number} has a wrong header`);
}

/** @throws DamageError when the entry does not end within its page */
export function readNode(page: Buffer, number: number, at: number, branch: boolean): Node {
  const [low, high] = [page.readUInt16LE(at), page.readUInt16LE(at + 2)];
  const [flags, keySize] = [page.readUInt16LE(at + 4), page.readUInt16LE(at + 6)];
  const size = low + high * 0x10000;
  const start = at + NODE_HEADER_BYTES + keySize;
  const end = start + (branch ? 0 : flags & nodeFlag.overflow ? 24 : size);
  if (end > page.length || (!branch && flags & ~(nodeFlag.overflow | nodeFlag.table)))
    throw new DamageError(`page ${number} has a wrong entry`);
  const key = page.subarray(at + NODE_HEADER_BYTES, start);
  return { key, value: page.subarray(start, end), flags, size, child: size + flags * 2 ** 32 };
}

/** The order of a tree's keys. */
export type Compare = (a: Buffer, b: Buffer) => number;

/** Keys from `low` up to `high`, both open where they are undefined. */
export type Range = { low?: Buffer; high?: Buffer };

/** Keys ascend, and lie between those that led to their page; the first key of a branch is not used. @throws DamageError */
export function checkKeys(
  number: number,
  nodes: Node[],
  branch: boolean,
  { low, high }: Range,
  compare: Compare,
): void {
  const keys = nodes.slice(branch ? 1 : 0).map(({ key }) => key);
  const wrong = keys.some((key, i) => i > 0 && compare(keys[i - 1]!, key) >= 0);
  const outside = keys.some((key) => (low && compare(key, low) < 0) || (high && compare(key, high) >= 0));
  if (wrong || outside) throw new DamageError(`page ${number} has its entries in a wrong order`);
}
