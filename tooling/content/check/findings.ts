import { findNodeAtLocation } from 'jsonc-parser';
import { lineAt, type PackFile, type ParsedFile } from '../pack';

/** `wrong` stops an import; `doubtful` may be right; `empty` is a value that visitors miss. */
export type Level = 'wrong' | 'doubtful' | 'empty';

export interface Finding {
  level: Level;
  /** Path in the pack's folder. */
  file: string;
  /** From 1; absent if the finding is about the whole file. */
  line?: number;
  /** What was found, and what to do. */
  text: string;
}

/** A value of a pack that may have any fault: rules test the types that they use. */
// biome-ignore lint/suspicious/noExplicitAny: the schemas report values of other types
export type Loose = any;

/** The line of a value. @param at - keys and indexes that lead to it */
export function lineAtKeys({ tree, text }: ParsedFile, at: readonly (string | number)[]): number | undefined {
  let node = tree;
  // The value may be missing: then the line of what should contain it.
  for (let length = at.length; tree && length >= 0; length -= 1) {
    node = findNodeAtLocation(tree, at.slice(0, length));
    if (node) break;
  }
  const offset = node?.parent?.type === 'property' ? node.parent.offset : node?.offset;
  return offset === undefined ? undefined : lineAt(text, offset);
}

/** A pack while it is checked. */
export class Checked {
  readonly findings: Finding[] = [];

  /** @param now - the current time: dates before it are over */
  constructor(
    readonly folder: string,
    readonly files: Record<PackFile, ParsedFile>,
    readonly now: Date,
  ) {}

  /** @param at - keys and indexes that lead to the value, as in ["menus", "pubs", 0, "to"] */
  report(level: Level, file: PackFile, at: readonly (string | number)[], text: string): void {
    const line = lineAtKeys(this.files[file], at);
    this.findings.push({ level, file, text, ...(line !== undefined && { line }) });
  }

  /** The objects of a list, with their indexes. */
  list(file: PackFile): [entry: Loose, index: number][] {
    const { content } = this.files[file];
    if (!Array.isArray(content)) return [];
    return content
      .map((entry, index): [Loose, number] => [entry, index])
      .filter(([entry]) => isObject(entry));
  }

  /** The entries of an object whose values are objects. */
  entries(file: PackFile): [key: string, value: Loose][] {
    const { content } = this.files[file];
    return isObject(content) ? Object.entries(content).filter(([, value]) => isObject(value)) : [];
  }

  /** An object file; empty if it is missing or another value. */
  object(file: PackFile): Loose {
    const { content } = this.files[file];
    return isObject(content) ? content : {};
  }
}

export const isObject = (value: unknown): value is Record<string, Loose> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list, or an empty one for any other value. */
export const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value : []);

/** A value in double quotes, shortened. */
export const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
};
