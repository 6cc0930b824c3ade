import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { isNumeric, isTrue } from '../values/number';

type Tree = Map<string, boolean | Tree>;
type Projection = (document: Document) => Document;

/** The projection that a command asks for, if any. @throws CommandError 14 when it is no document */
export function projectionFrom(spec: unknown): Projection {
  const wanted = spec ?? {};
  if (!isDocument(wanted)) throw new CommandError('TypeMismatch', 'a projection must be an object');
  return Object.keys(wanted).length > 0 ? compileProjection(wanted) : (document) => document;
}

/**
 * A projection that never writes to the documents it is given: inclusion keeps the document's own order of
 * fields, exclusion leaves fields out.
 * @throws CommandError 31249, 31253, 31254 for clashing fields, 238 for expressions
 */
export function compileProjection(spec: Document): Projection {
  const tree: Tree = new Map();
  let including: boolean | undefined;
  for (const [path, value] of Object.entries(spec)) {
    if (!isNumeric(value) && typeof value !== 'boolean')
      throw unsupported(`the projection of ${path} by an expression`);
    const includes = isTrue(value);
    plant(tree, path.split('.'), includes);
    if (path === '_id') continue;
    if (including !== undefined && including !== includes)
      throw includes
        ? new CommandError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
        : new CommandError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    including = includes;
  }
  including ??= tree.get('_id') === true;
  if (!including) return (document) => exclude(document, tree) as Document;
  if (!tree.has('_id')) tree.set('_id', true);
  return (document) => include(document, tree);
}

function plant(tree: Tree, [part, ...rest]: string[], rule: boolean): void {
  if (!part) throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (part.startsWith('$')) throw unsupported(`the projection of ${part}`);
  const present = tree.get(part);
  if (present !== undefined && (rest.length === 0 || !(present instanceof Map)))
    throw new CommandError(31249, `Path collision at ${part}`);
  if (rest.length === 0) {
    tree.set(part, rule);
    return;
  }
  const below: Tree = present instanceof Map ? present : new Map();
  tree.set(part, below);
  plant(below, rest, rule);
}

function include(source: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(source)) {
    const rule = tree.get(key);
    if (rule === true) result[key] = value;
    else if (rule instanceof Map && Array.isArray(value)) result[key] = includeItems(value, rule);
    else if (rule instanceof Map && isDocument(value)) result[key] = include(value, rule);
  }
  return result;
}

/** Of an array only documents and arrays are left. */
const includeItems = (items: unknown[], tree: Tree): unknown[] =>
  items.flatMap((item) => {
    if (Array.isArray(item)) return [includeItems(item, tree)];
    return isDocument(item) ? [include(item, tree)] : [];
  });

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(item, tree));
  if (!isDocument(value)) return value;
  const result: Document = {};
  for (const key of Object.keys(value)) {
    const rule = tree.get(key);
    if (rule instanceof Map) result[key] = exclude(value[key], rule);
    else if (rule !== false) result[key] = value[key];
  }
  return result;
}
