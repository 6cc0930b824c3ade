import { CommandError } from '../errors';
import { withIdFirst } from '../update/apply';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { runBatch, statementsFrom } from './batch';
import type { Call, Command } from './command';
import { removeMatching } from './delete';
import { checkNew } from './insert';
import { modify } from './modify';
import { checkOptions, checkPresent } from './options';

/** The fields of each kind of write. */
const fieldsOf: Record<string, string[]> = {
  insert: ['document'],
  update: ['filter', 'updateMods', 'multi', 'upsert', 'hint', 'sort'],
  delete: ['filter', 'multi', 'hint'],
};

/** Writes to several collections, as a client's `bulkWrite` sends them. */
export const bulkWrite: Command = {
  options: ['ops', 'nsInfo', 'ordered', 'errorsOnly', 'let', 'bypassDocumentValidation'],
  concern: 'write',
  *run(call) {
    const { body } = call;
    const totals = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
    const namespaces = statementsFrom(body, 'nsInfo').map(({ ns, ...others }) => {
      checkOptions(others, [], 'bulkWrite.nsInfo');
      return ns;
    });
    const done: Document[] = [];
    const { writeErrors = [] } = yield* runBatch(call, statementsFrom(body, 'ops'), function* (op, idx) {
      const [kind = ''] = Object.keys(op);
      if (!Object.hasOwn(fieldsOf, kind))
        throw new CommandError('BadValue', `unknown kind of write '${kind}' in bulkWrite`);
      const namespace = namespaces[Number(plainNumber(op[kind]))];
      if (typeof namespace !== 'string' || !/^[^.$\0]+\.[^$\0]+$/.test(namespace))
        throw new CommandError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
      const { [kind]: _, ...statement } = op;
      done.push({ ok: 1, idx, ...(yield* write(call, namespace, kind, statement, totals)) });
    });
    const failed = writeErrors.map(({ index, ...error }) => ({ ok: 0, idx: index, n: 0, ...error }));
    const shown = body.errorsOnly ? failed : [...done, ...failed];
    const firstBatch = shown.sort((a, b) => Number(a.idx) - Number(b.idx));
    return {
      cursor: { id: 0n, firstBatch, ns: 'admin.$cmd.bulkWrite' },
      nErrors: failed.length,
      ...totals,
    };
  },
};

type Totals = { nInserted: number; nMatched: number; nModified: number; nUpserted: number; nDeleted: number };

function* write(
  call: Call,
  namespace: string,
  kind: string,
  statement: Document,
  totals: Totals,
): Generator<void, Document> {
  checkOptions(statement, fieldsOf[kind]!, `bulkWrite.${kind}`);
  const { document, filter, hint, updateMods: update, multi, upsert, sort } = statement;
  const { variables } = call;
  if (kind === 'insert') {
    if (!isDocument(document)) throw new CommandError('TypeMismatch', "'document' must be an object");
    checkNew(document);
    call.collections.findOrCreate(namespace).insert(withIdFirst(document));
    totals.nInserted++;
    return { n: 1 };
  }
  checkPresent(statement, 'filter', `bulkWrite.${kind}`);
  if (kind === 'delete') {
    const n = yield* removeMatching(call, namespace, { filter, hint, variables }, multi === true);
    totals.nDeleted += n;
    return { n };
  }
  const wanted = { filter, hint, variables, update, multi, upsert, sort };
  const { n, nModified, upserted } = yield* modify(call, namespace, wanted);
  totals.nMatched += n;
  totals.nModified += nModified;
  totals.nUpserted += upserted ? 1 : 0;
  return {
    n: n + (upserted ? 1 : 0),
    nModified,
    ...(upserted && { upserted: { _id: upserted._id } }),
  };
}
