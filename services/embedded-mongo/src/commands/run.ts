import { CommandError, replyOf, unsupported } from '../errors';
import type { Store } from '../storage/store';
import { type Document, encode, isDocument, MalformedBsonError } from '../values/bson';
import { plainNumber } from '../values/order';
import { WireError } from '../wire/frames';
import type { Request } from '../wire/request';
import { Call, checkOptions } from './call';
import * as catalog from './catalog';
import type { Cursors } from './cursors';
import * as reads from './reads';
import * as writes from './writes';

/** What a driver sends first; it may have fields for servers of other kinds. */
export const HANDSHAKES = ['hello', 'ismaster'];

type Run = (call: Call) => Document | Promise<Document>;
type Command = { run: Run; options: string[]; concern?: 'readConcern' | 'writeConcern' };

const other = (run: Run, ...options: string[]): Command => ({ run, options });
const read = (run: Run, ...options: string[]): Command => ({ run, options, concern: 'readConcern' });
/** A command that runs in a transaction and is answered when that is on disk. */
const write = (run: (call: Call) => Document, ...options: string[]): Command => ({
  run: (call) => call.store.write(() => run(call)),
  options,
  concern: 'writeConcern',
});
/** As `write`, in several transactions when it takes long. */
const writeInSteps = (run: (call: Call) => Generator<void, Document>, ...options: string[]): Command => ({
  run: (call) => call.store.writeInSteps(run(call)),
  options,
  concern: 'writeConcern',
});

const commands: Record<string, Command> = {
  hello: other(catalog.hello),
  ismaster: other(catalog.hello),
  ping: other(() => ({})),
  listDatabases: other(catalog.listDatabases, 'nameOnly'),
  listCollections: other(catalog.listCollections, 'filter', 'nameOnly', 'cursor'),
  listIndexes: other(catalog.listIndexes, 'cursor'),
  dropDatabase: write(catalog.dropDatabase),
  drop: write(catalog.drop),
  createIndexes: write(catalog.createIndexes, 'indexes'),
  insert: write(writes.insert, 'documents', 'ordered'),
  update: writeInSteps(writes.update, 'updates', 'ordered'),
  delete: writeInSteps(writes.deleteDocuments, 'deletes', 'ordered'),
  findAndModify: write(writes.findAndModify, 'query', 'update', 'new', 'upsert'),
  find: read(reads.find, 'filter', 'sort', 'projection', 'limit', 'batchSize', 'singleBatch'),
  aggregate: read(reads.aggregate, 'pipeline', 'cursor'),
  count: read(reads.count),
  distinct: read(reads.distinct, 'key', 'query'),
  getMore: other(reads.getMore, 'collection', 'batchSize'),
  killCursors: other(reads.killCursors, 'cursors'),
};

/** Runs commands. Reads see what is on disk; a write is answered when it is there. */
export class CommandRunner {
  constructor(
    private readonly store: Store,
    private readonly cursors: Cursors,
  ) {}

  async answer(request: Request): Promise<Uint8Array> {
    try {
      const body = request.read();
      const name = Object.keys(body)[0] ?? '';
      if (request.kind === 'query' && !HANDSHAKES.includes(name))
        throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}`);
      return encode({ ...(await this.run(name, body)), ok: 1 });
    } catch (error) {
      if (error instanceof WireError || error instanceof MalformedBsonError) throw error;
      return encode(
        replyOf(error instanceof CommandError ? error : new CommandError('InternalError', String(error))),
      );
    }
  }

  private async run(name: string, body: Document): Promise<Document> {
    if (!Object.hasOwn(commands, name)) throw unsupported(`the command '${name}'`, 'CommandNotFound');
    const command = commands[name]!;
    if (!HANDSHAKES.includes(name)) checkCommand(name, body, command);
    const call = new Call(name, body, this.store, this.cursors);
    this.store.refresh();
    return command.run(call);
  }
}

/** Every acknowledged write is on disk and every read shows what is there, so these concerns change nothing. */
const CONCERNS: Record<string, unknown[]> = {
  level: [undefined, 'local', 'available', 'majority'],
  w: [undefined, 1, 'majority'],
};

/** @throws CommandError for options and concerns that are not supported */
function checkCommand(name: string, body: Document, { options, concern }: Command): void {
  checkOptions(body, [name, ...options, '$db', '$readPreference', concern ?? ''], name);
  if (!concern) return;
  const given = body[concern] ?? {};
  if (!isDocument(given)) throw new CommandError('TypeMismatch', `'${concern}' must be an object`);
  checkOptions(given, concern === 'readConcern' ? ['level'] : ['w', 'j', 'wtimeout'], concern);
  if (!CONCERNS.level!.includes(given.level))
    throw unsupported(`the read concern '${given.level}'`, 'NotAReplicaSet');
  if (!CONCERNS.w!.includes(plainNumber(given.w)))
    throw unsupported(`the write concern 'w: ${given.w}'`, 'BadValue');
}
