import { buildErrorReply, CommandError, unsupported } from '../errors';
import type { Store } from '../storage/store';
import { type Document, encode, isDocument, MalformedBsonError } from '../values/bson';
import { WireError } from '../wire/messages';
import type { Request } from '../wire/request';
import { Call, checkOptions } from './call';
import * as catalog from './catalog';
import type { Cursors } from './cursors';
import * as reads from './reads';
import * as writes from './writes';

/** Handshakes may have fields for other kinds of servers, which are ignored. */
export const HANDSHAKES = ['hello', 'ismaster'];

type Run = (call: Call) => Document | Promise<Document>;
type Command = { run: Run; options: string[]; concern?: 'readConcern' | 'writeConcern' };

const general = (run: Run, ...options: string[]): Command => ({ run, options });
const read = (run: Run, ...options: string[]): Command => ({ run, options, concern: 'readConcern' });
const write = (run: (call: Call) => Document, ...options: string[]): Command => ({
  run: (call) => call.store.write(() => run(call)),
  options,
  concern: 'writeConcern',
});
/** Like `write`, split into several transactions when it takes long. */
const writeInSteps = (run: (call: Call) => Generator<void, Document>, ...options: string[]): Command => ({
  run: (call) => call.store.writeInSteps(run(call)),
  options,
  concern: 'writeConcern',
});

const commands: Record<string, Command> = {
  hello: general(catalog.hello),
  ismaster: general(catalog.hello),
  ping: general(() => ({})),
  listDatabases: general(catalog.listDatabases, 'nameOnly'),
  listCollections: general(catalog.listCollections, 'filter', 'nameOnly', 'cursor'),
  listIndexes: general(catalog.listIndexes, 'cursor'),
  dropDatabase: write(catalog.dropDatabase),
  drop: write(catalog.drop),
  createIndexes: write(catalog.createIndexes, 'indexes'),
  insert: write(writes.insert, 'documents', 'ordered'),
  update: writeInSteps(writes.update, 'updates', 'ordered'),
  delete: writeInSteps(writes.deleteDocuments, 'deletes', 'ordered'),
  findAndModify: writeInSteps(writes.findAndModify, 'query', 'update', 'new', 'upsert'),
  find: read(reads.find, 'filter', 'sort', 'projection', 'limit', 'batchSize', 'singleBatch'),
  aggregate: read(reads.aggregate, 'pipeline', 'cursor'),
  count: read(reads.count),
  distinct: read(reads.distinct, 'key', 'query'),
  getMore: general(reads.getMore, 'collection', 'batchSize'),
  killCursors: general(reads.killCursors, 'cursors'),
};

/** Runs commands. Reads show only data that is on disk. */
export class CommandRunner {
  constructor(
    private readonly store: Store,
    private readonly cursors: Cursors,
  ) {}

  async handle(request: Request): Promise<Uint8Array> {
    try {
      const body = request.read();
      const name = Object.keys(body)[0] ?? '';
      if (request.kind === 'query' && !HANDSHAKES.includes(name))
        throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}`);
      return encode({ ...(await this.run(name, body)), ok: 1 });
    } catch (error) {
      if (error instanceof WireError || error instanceof MalformedBsonError) throw error;
      return encode(
        buildErrorReply(
          error instanceof CommandError ? error : new CommandError('InternalError', String(error)),
        ),
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

/** All these concerns behave alike: acknowledged writes are on disk, and reads show the data on disk. */
const CONCERNS: Record<string, unknown[]> = {
  level: [undefined, 'local', 'available', 'majority'],
  w: [undefined, 1, 'majority'],
};

function checkCommand(name: string, body: Document, { options, concern }: Command): void {
  checkOptions(body, [name, ...options, '$db', '$readPreference', concern ?? ''], name);
  if (!concern) return;
  const value = body[concern] ?? {};
  if (!isDocument(value)) throw new CommandError('TypeMismatch', `'${concern}' must be an object`);
  checkOptions(value, concern === 'readConcern' ? ['level'] : ['w', 'j', 'wtimeout'], concern);
  if (!CONCERNS.level!.includes(value.level))
    throw unsupported(`the read concern '${value.level}'`, 'NotAReplicaSet');
  if (!CONCERNS.w!.includes(value.w)) throw unsupported(`the write concern 'w: ${value.w}'`, 'BadValue');
}
