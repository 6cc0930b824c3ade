import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * LMDB's file (version 2 of its format with 24-byte page headers, as lmdb 3.5.6 writes it) read without LMDB, which trusts every byte and ends
 * the process at a wrong one. Offsets are those of the structures in LMDB's `mdb.c`.
 */
export class DamageError extends Error {}

const PAGE_HEADER = 24;
const NODE_HEADER = 8;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const NO_PAGE = 2 ** 64;
const pageFlag = { branch: 1, leaf: 2, overflow: 4, meta: 8 };
const nodeFlag = { overflow: 1, table: 2 };

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

/** An entry of a tree; `table` when its value is a tree itself. */
export type Entry = { key: Buffer; value: Buffer; table: boolean };

/** Keys from `low` up to `high`, both open where they are undefined. */
export type Gap = { reason: string; low?: Buffer; high?: Buffer };

type Compare = (a: Buffer, b: Buffer) => number;

export class PageFile {
  readonly size: number;
  private readonly file: number;
  private used = new Uint8Array();
  private meta!: Meta;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  close(): void {
    closeSync(this.file);
  }

  /**
   * The newest snapshot, which the walks that follow are about.
   * @throws DamageError when a meta page is damaged or the file is shorter than it says
   */
  open(): Meta {
    const first = this.readMeta(0, 4096);
    const second = this.readMeta(1, first.pageSize);
    for (const [number, { transaction }] of [first, second].entries())
      if (transaction > 1 && transaction % 2 !== number)
        throw new DamageError(`meta page ${number} belongs to transaction ${transaction}`);
    // The first page of a new file or a compacted one is empty until the second transaction.
    const isNew = first.transaction === 0 && first.lastPage === 1;
    if (!isNew && Math.abs(first.transaction - second.transaction) > 1)
      throw new DamageError('the meta pages are not of consecutive transactions');
    this.meta = first.transaction > second.transaction ? first : second;
    const length = (this.meta.lastPage + 1) * this.meta.pageSize;
    if (this.size < length)
      throw new DamageError(`the file has ${this.size} bytes of the ${length} that were written`);
    this.used = new Uint8Array(this.meta.lastPage + 1);
    return this.meta;
  }

  /**
   * Every entry of a tree whose pages are whole.
   * @param onGap is told which keys are out of reach, and why
   */
  *walk(tree: Tree, onGap: (gap: Gap) => void, compare: Compare = Buffer.compare): Generator<Entry> {
    if (tree.root >= NO_PAGE - 2048) return;
    const counted: Tree = { ...tree, branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };
    let gaps = 0;
    const onOwnGap = (gap: Gap) => {
      gaps++;
      onGap(gap);
    };
    yield* this.walkPage(tree.root, 1, {}, counted, onOwnGap, compare);
    const wrong = (Object.keys(tree) as (keyof Tree)[]).find((field) => counted[field] !== tree[field]);
    if (gaps === 0 && wrong)
      onGap({ reason: `a tree of ${tree[wrong]} ${wrong} has ${counted[wrong]} of them` });
  }

  /** Marks the pages of the free list. @throws DamageError when one of them is in use or there is no such page */
  markFree(list: Buffer): void {
    const entries = Array.from({ length: list.length / 8 }, (_, i) => Number(list.readBigInt64LE(i * 8)));
    if (entries[0]! < 0 || entries[0]! >= entries.length)
      throw new DamageError('a free list of a wrong length');
    for (let i = 1; i <= entries[0]!; i++) {
      if (entries[i]! <= 0) continue;
      const before = i > 1 ? entries[i - 1]! : 0;
      this.take(entries[i]!, before < 0 ? -before : 1);
    }
  }

  /** The entries of leaf pages that are neither in a tree that was walked nor free: those of a lost part of a tree. */
  *lostEntries(): Generator<Entry> {
    for (let number = 2; number < this.used.length; number++) {
      if (this.used[number]) continue;
      const tree: Tree = {
        depth: 1,
        branchPages: 0,
        leafPages: 0,
        overflowPages: 0,
        entries: 0,
        root: number,
      };
      yield* this.walkPage(number, 1, {}, tree, () => {}, Buffer.compare);
    }
  }

  private *walkPage(
    number: number,
    depth: number,
    range: { low?: Buffer; high?: Buffer },
    counted: Tree,
    onGap: (gap: Gap) => void,
    compare: Compare,
  ): Generator<Entry> {
    let nodes: Node[];
    try {
      nodes = this.readNodes(number, depth, counted);
      checkKeys(number, nodes, depth < counted.depth, range, compare);
      if (depth === counted.depth) for (const node of nodes) this.resolveValue(node, counted);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      onGap({ reason: error.message, ...range });
      return;
    }
    if (depth === counted.depth) {
      counted.leafPages++;
      counted.entries += nodes.length;
      for (const { key, value, flags } of nodes) yield { key, value, table: (flags & nodeFlag.table) !== 0 };
      return;
    }
    counted.branchPages++;
    for (const [i, node] of nodes.entries()) {
      const low = i === 0 ? range.low : node.key;
      const high = nodes[i + 1]?.key ?? range.high;
      yield* this.walkPage(node.child, depth + 1, { low, high }, counted, onGap, compare);
    }
  }

  private readNodes(number: number, depth: number, tree: Tree): Node[] {
    this.take(number, 1);
    const page = this.readPage(number, 1);
    const wanted = depth < tree.depth ? pageFlag.branch : pageFlag.leaf;
    checkHeader(page, number, wanted, this.meta.transaction);
    const space = this.meta.pageSize - PAGE_HEADER;
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    if (lower % 2 !== 0 || lower > upper || upper > space || lower === 0)
      throw new DamageError(`page ${number} has wrong bounds`);
    return Array.from({ length: lower / 2 }, (_, i) => {
      const at = page.readUInt16LE(PAGE_HEADER + 2 * i);
      if (at < upper || at + NODE_HEADER > space) throw new DamageError(`page ${number} has a wrong entry`);
      return readNode(page, number, PAGE_HEADER + at, wanted === pageFlag.branch);
    });
  }

  /** Fetches a value that lies on pages of its own. */
  private resolveValue(node: Node, tree: Tree): void {
    if (!(node.flags & nodeFlag.overflow)) return;
    const [number, pages] = [toNumber(node.value, 0), toNumber(node.value, 16)];
    if (pages !== Math.ceil((PAGE_HEADER + node.size) / this.meta.pageSize))
      throw new DamageError(`a value of ${node.size} bytes lies on ${pages} pages`);
    this.take(number, pages);
    const bytes = this.readPage(number, pages);
    checkHeader(bytes, number, pageFlag.overflow, this.meta.transaction);
    tree.overflowPages += pages;
    node.value = bytes.subarray(PAGE_HEADER, PAGE_HEADER + node.size);
  }

  private take(number: number, pages: number): void {
    if (number < 2 || number + pages - 1 > this.meta.lastPage)
      throw new DamageError(`there is no page ${number}`);
    for (let page = number; page < number + pages; page++) {
      if (this.used[page]) throw new DamageError(`page ${page} is used twice`);
      this.used[page] = 1;
    }
  }

  private readPage(number: number, pages: number): Buffer {
    const bytes = Buffer.allocUnsafe(pages * this.meta.pageSize);
    const read = readSync(this.file, bytes, 0, bytes.length, number * this.meta.pageSize);
    if (read < bytes.length) throw new DamageError(`page ${number} is beyond the file's end`);
    return bytes;
  }

  private readMeta(number: number, pageSize: number): Meta {
    const page = Buffer.alloc(PAGE_HEADER + 160);
    readSync(this.file, page, 0, page.length, number * pageSize);
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
}

type Node = { key: Buffer; value: Buffer; flags: number; size: number; child: number };

const toNumber = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

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

function checkHeader(page: Buffer, number: number, flags: number, transaction: number): void {
  if (toNumber(page, 0) !== number || page.readUInt16LE(18) !== flags || toNumber(page, 8) > transaction)
    throw new DamageError(`page ${number} has a wrong header`);
}

function readNode(page: Buffer, number: number, at: number, branch: boolean): Node {
  const [low, high] = [page.readUInt16LE(at), page.readUInt16LE(at + 2)];
  const [flags, keySize] = [page.readUInt16LE(at + 4), page.readUInt16LE(at + 6)];
  const size = low + high * 0x10000;
  const start = at + NODE_HEADER + keySize;
  const end = start + (branch ? 0 : flags & nodeFlag.overflow ? 24 : size);
  if (end > page.length || (!branch && flags & ~(nodeFlag.overflow | nodeFlag.table)))
    throw new DamageError(`page ${number} has a wrong entry`);
  const key = page.subarray(at + NODE_HEADER, start);
  return { key, value: page.subarray(start, end), flags, size, child: size + flags * 2 ** 32 };
}

/** Keys ascend, and lie between those that led to their page; the first key of a branch is not used. */
function checkKeys(
  number: number,
  nodes: Node[],
  branch: boolean,
  { low, high }: { low?: Buffer; high?: Buffer },
  compare: Compare,
): void {
  const keys = nodes.slice(branch ? 1 : 0).map(({ key }) => key);
  const wrong = keys.some((key, i) => i > 0 && compare(keys[i - 1]!, key) >= 0);
  const outside = keys.some((key) => (low && compare(key, low) < 0) || (high && compare(key, high) >= 0));
  if (wrong || outside) throw new DamageError(`page ${number} has its entries in a wrong order`);
}
