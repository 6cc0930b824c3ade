import type { Node } from 'jsonc-parser';
import { lineAt, type PackFile, type ParsedFile, packFileNames } from '../pack';
import { type Checked, type Loose, quoted } from './findings';

const LISTS: PackFile[] = ['listings.json', 'areas.json', 'pubs.json', 'photos.json'];

/** Reports ids, names and keys that occur twice: of equal keys only the last would be read. */
export function checkIdentity(pack: Checked): void {
  for (const file of LISTS) {
    const nextId = Math.max(0, ...pack.list(file).map(([{ id }]) => (Number.isInteger(id) ? id : 0))) + 1;
    twice(pack, file, ({ id }) => id).forEach(([{ id }, index, before]) => {
      pack.report(
        'wrong',
        file,
        [index, 'id'],
        `id ${id} is also that of ${before}. Write ${nextId}, or remove one.`,
      );
    });
  }
  twice(pack, 'areas.json', ({ name }) => name).forEach(([{ name }, index]) => {
    pack.report(
      'wrong',
      'areas.json',
      [index, 'name'],
      `The area ${quoted(name)} is here twice. Remove one.`,
    );
  });
  twice(
    pack,
    'listings.json',
    ({ name, category }) => name && `${category} ${String(name).trim().toLowerCase()}`,
  ).forEach(([{ name }, index, before]) => {
    const text = `${quoted(name)} is also the name of ${before}. Remove one, or tell them apart by the street.`;
    pack.report('doubtful', 'listings.json', [index, 'name'], text);
  });
  for (const file of packFileNames)
    for (const fault of repeatedKeys(pack.files[file]))
      pack.findings.push({ level: 'wrong', file, ...fault });
}

/** Entries with a key that an earlier one has, with its index and a description of the earlier one. */
function twice(
  pack: Checked,
  file: PackFile,
  keyOf: (entry: Loose) => unknown,
): [entry: Loose, index: number, before: string][] {
  const seen = new Map<unknown, Loose>();
  return pack.list(file).flatMap(([entry, index]): [Loose, number, string][] => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const before = seen.get(key);
    if (before) return [[entry, index, before.name ? quoted(before.name) : 'an earlier entry']];
    seen.set(key, entry);
    return [];
  });
}

/** Names that an object of a file has twice. */
export function repeatedKeys({ text, tree }: ParsedFile): { line: number; text: string }[] {
  const faults: { line: number; text: string }[] = [];
  const visit = (node: Node) => {
    if (node.type === 'object') {
      const keys = new Set<string>();
      for (const { children: [key] = [] } of node.children ?? []) {
        if (!key) continue;
        if (keys.has(key.value))
          faults.push({
            line: lineAt(text, key.offset),
            text: `${quoted(key.value)} is here a second time, and the first is ignored. Remove one.`,
          });
        keys.add(key.value);
      }
    }
    node.children?.forEach(visit);
  };
  if (tree) visit(tree);
  return faults;
}
