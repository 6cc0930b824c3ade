import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { checkedValue } from './checksum';
import { checkLeaf } from './leaf';
import {
  type Compare,
  checkHeader,
  checkKeys,
  DamageError,
  META_BYTES,
  type Meta,
  NO_PAGE,
  NODE_HEADER_BYTES,
  type Node,
  nodeFlag,
  PAGE_HEADER_BYTES,
  pageFlag,
  type Range,
  readMeta,
  readNode,
  type Tree,
  toNumber,
} from './pageFormat';

/** An entry of a tree; `table` when its value is a tree itself. */
export type PageEntry = { key: Buffer; value: Buffer; table: boolean };

/** Keys that are out of reach. */
export type Gap = Range & { reason: string };

const nothingCounted = { branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };

/** A data file read without LMDB, which trusts every byte and ends the process at a wrong one. */
export class PageFile {
  readonly size: number;
  private readonly file: number;
  private used = new Uint8Array();
  private meta!: Meta;
  /** The leaf page whose entries are being counted. */
  private leaf!: Buffer;

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
    this.leaf = Buffer.allocUnsafe(this.meta.pageSize);
    return this.meta;
  }

  /**
   * Every entry of a tree whose pages are whole.
   * @param onGap is told which keys are out of reach, and why
   */
  *walk(tree: Tree, onGap: (gap: Gap) => void, compare: Compare = Buffer.compare): Generator<PageEntry> {
    if (tree.root >= NO_PAGE - 2048) return;
    const counted: Tree = { ...tree, ...nothingCounted };
    let gaps = 0;
    const onOwnGap = (gap: Gap) => {
      gaps++;
      onGap(gap);
    };
    yield* this.walkPage(tree.root, 1, {}, counted, onOwnGap, compare);
    const wrong = wrongCount(tree, counted);
    if (gaps === 0 && wrong) onGap({ reason: wrong });
  }

  /**
   * Checks a tree as a walk does, and the checksum of each entry, without an object for each of them.
   * @returns how many keys begin with which number
   * @throws DamageError at the first thing that is wrong
   */
  countEntries(tree: Tree): Map<number, number> {
    const owners = new Map<number, number>();
    if (tree.root >= NO_PAGE - 2048) return owners;
    const counted: Tree = { ...tree, ...nothingCounted };
    let [owner, count] = [-1, 0];
    const onEntry = (next: number) => {
      if (next !== owner) {
        owners.set(owner, count);
        [owner, count] = [next, owners.get(next) ?? 0];
      }
      count++;
    };
    this.countPage(tree.root, 1, {}, counted, onEntry);
    owners.set(owner, count);
    const wrong = wrongCount(tree, counted);
    if (wrong) throw new DamageError(wrong);
    return owners;
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
      const tree: Tree = { depth: 1, root: number, ...nothingCounted };
      yield* this.walkPage(number, 1, {}, tree, () => {}, Buffer.compare);
    }
    this.used = used;
  }

  private *walkPage(
    number: number,
    depth: number,
    range: Range,
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
    for (const [i, { child }] of nodes.entries())
      yield* this.walkPage(child, depth + 1, rangeOf(nodes, i, range), counted, onGap, compare);
  }

  private countPage(
    number: number,
    depth: number,
    range: Range,
    counted: Tree,
    onEntry: (owner: number) => void,
  ): void {
    if (depth < counted.depth) {
      const nodes = this.readNodes(number, depth, counted);
      checkKeys(number, nodes, true, range, Buffer.compare);
      counted.branchPages++;
      for (const [i, { child }] of nodes.entries())
        this.countPage(child, depth + 1, rangeOf(nodes, i, range), counted, onEntry);
      return;
    }
    this.take(number, 1);
    const page = this.readPage(number, 1, this.leaf);
    const bounds = this.boundsOf(page, number, pageFlag.leaf);
    const onOverflow = (key: Buffer, at: number, size: number) => {
      const value = this.readOverflow(page.subarray(at, at + 24), size, counted);
      if (!checkedValue(key, value)) throw new DamageError(`an entry of page ${number} is damaged`);
    };
    checkLeaf(page, number, { ...bounds, ...range }, onOverflow, onEntry);
    counted.leafPages++;
    counted.entries += bounds.slots;
  }

  private readNodes(number: number, depth: number, tree: Tree): Node[] {
    this.take(number, 1);
    const page = this.readPage(number, 1);
    const wanted = depth < tree.depth ? pageFlag.branch : pageFlag.leaf;
    const { slots, upper } = this.boundsOf(page, number, wanted);
    return Array.from({ length: slots }, (_, i) => {
      const at = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * i);
      if (at < PAGE_HEADER_BYTES + upper || at + NODE_HEADER_BYTES > page.length)
        throw new DamageError(`page ${number} has a wrong entry`);
      return readNode(page, number, at, wanted === pageFlag.branch);
    });
  }

  /** How many entries a page has and where they begin at the earliest. @throws DamageError for a wrong header */
  private boundsOf(page: Buffer, number: number, flags: number): { slots: number; upper: number } {
    checkHeader(page, number, flags, this.meta.transaction);
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    if (lower % 2 !== 0 || lower > upper || upper > page.length - PAGE_HEADER_BYTES || lower === 0)
      throw new DamageError(`page ${number} has wrong bounds`);
    return { slots: lower / 2, upper };
  }

  /** Fetches a value that lies on pages of its own. */
  private resolveValue(node: Node, tree: Tree): void {
    if (node.flags & nodeFlag.overflow) node.value = this.readOverflow(node.value, node.size, tree);
  }

  /** @param place the pages on which a value of this size lies */
  private readOverflow(place: Buffer, size: number, tree: Tree): Buffer {
    const [number, pages] = [toNumber(place, 0), toNumber(place, 16)];
    if (pages !== Math.ceil((PAGE_HEADER_BYTES + size) / this.meta.pageSize))
      throw new DamageError(`a value of ${size} bytes lies on ${pages} pages`);
    this.take(number, pages);
    const bytes = this.readPage(number, pages);
    checkHeader(bytes, number, pageFlag.overflow, this.meta.transaction);
    if (bytes.readUInt32LE(20) !== pages) throw new DamageError(`page ${number} has a wrong header`);
    tree.overflowPages += pages;
    return bytes.subarray(PAGE_HEADER_BYTES, PAGE_HEADER_BYTES + size);
  }

  private take(number: number, pages: number): void {
    if (number < 2 || number + pages - 1 > this.meta.lastPage)
      throw new DamageError(`there is no page ${number}`);
    for (let page = number; page < number + pages; page++) {
      if (this.used[page]) throw new DamageError(`page ${page} is used twice`);
      this.used[page] = 1;
    }
  }

  private readPage(
    number: number,
    pages: number,
    bytes: Buffer = Buffer.allocUnsafe(pages * this.meta.pageSize),
  ): Buffer {
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

/** The keys that a branch page promises below one of its entries. */
const rangeOf = (nodes: Node[], i: number, { low, high }: Range): Range => ({
  low: i === 0 ? low : nodes[i]!.key,
  high: nodes[i + 1]?.key ?? high,
});

function wrongCount(tree: Tree, counted: Tree): string | undefined {
  const wrong = (Object.keys(tree) as (keyof Tree)[]).find((field) => counted[field] !== tree[field]);
  return wrong && `a tree of ${tree[wrong]} ${wrong} has ${counted[wrong]} of them`;
}
