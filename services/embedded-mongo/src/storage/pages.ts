import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  type Compare,
  checkHeader,
  checkKeys,
  DamageError,
  META_BYTES,
  type Meta,
  NO_PAGE,
  NODE_HEADER,
  type Node,
  nodeFlag,
  PAGE_HEADER,
  pageFlag,
  readMeta,
  readNode,
  type Tree,
  toNumber,
} from './page-format';

/** An entry of a tree; `table` when its value is a tree itself. */
export type PageEntry = { key: Buffer; value: Buffer; table: boolean };

/** Keys from `low` up to `high`, both open where they are undefined. */
export type Gap = { reason: string; low?: Buffer; high?: Buffer };

/** A data file read without LMDB, which trusts every byte and ends the process at a wrong one. */
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
    const first = this.metaAt(0, 0);
    const second = this.metaAt(1, first.pageSize);
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
  *walk(tree: Tree, onGap: (gap: Gap) => void, compare: Compare = Buffer.compare): Generator<PageEntry> {
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
  *lostEntries(): Generator<PageEntry> {
    const used = this.used.slice();
    for (let number = 2; number < used.length; number++) {
      if (used[number] || this.readPage(number, 1).readUInt16LE(18) !== pageFlag.leaf) continue;
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
    this.used = used;
  }

  private *walkPage(
    number: number,
    depth: number,
    range: { low?: Buffer; high?: Buffer },
    counted: Tree,
    onGap: (gap: Gap) => void,
    compare: Compare,
  ): Generator<PageEntry> {
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
    if (bytes.readUInt32LE(20) !== pages) throw new DamageError(`page ${number} has a wrong header`);
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

  private metaAt(number: number, at: number): Meta {
    const page = Buffer.alloc(META_BYTES);
    readSync(this.file, page, 0, page.length, at);
    return readMeta(page, number);
  }
}
