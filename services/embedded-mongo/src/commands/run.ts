import type { Collections } from '../collections/collections';
import type { Cursors } from '../cursors';
import { CommandError } from '../errors';
import type { Store } from '../storage/store';
import { MalformedBsonError } from '../values/decode';
import type { Document } from '../values/document';
import { encode } from '../values/encode';
import { WireError } from '../wire/frames';
import type { Request } from '../wire/request';
import { commands } from './all';
import type { Call, Command } from './command';
import { checkCommandOptions, timeLimitOf } from './options';

const handshakes = ['hello', 'isMaster', 'ismaster'];

/** Runs commands one at a time in memory; each is answered when its changes are on disk. */
export class CommandRunner {
  /** @param clock the time in ms; only differences count */
  constructor(
    private readonly store: Store,
    private readonly collections: Collections,
    private readonly cursors: Cursors,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * The bytes of the reply to a command; an error is a reply too.
   * @throws WireError or MalformedBsonError when the message is malformed
   */
  async answer(request: Request): Promise<Uint8Array> {
    try {
      const body = request.read();
      const name = Object.keys(body)[0] ?? '';
      if (request.kind === 'query' && !handshakes.includes(name))
        throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}`);
      return await this.run(name, body);
    } catch (error) {
      if (error instanceof WireError || error instanceof MalformedBsonError) throw error;
      const { code, codeName, message, details } =
        error instanceof CommandError ? error : new CommandError('InternalError', String(error));
      return encode({ ok: 0, errmsg: message, code, codeName, ...details });
    }
  }

  /** A `majority` read whose documents did not reach the disk is made again without them. */
  private async run(name: string, body: Document): Promise<Uint8Array> {
    const command = commands.get(name);
    if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    if (!handshakes.includes(name)) checkCommandOptions(name, body, command);
    const deadline = this.clock() + timeLimitOf(body);
    const call: Call = {
      name,
      body,
      database: typeof body.$db === 'string' ? body.$db : 'test',
      collections: this.collections,
      cursors: this.cursors,
      changes: [],
      checkTime: () => {
        if (this.clock() > deadline)
          throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
      },
    };
    for (;;) {
      const { reply, error } = attempt(command, call);
      const majority = (body.readConcern as Document | undefined)?.level === 'majority';
      if (majority && !(await this.store.isOnDisk())) continue;
      if (call.changes.length > 0) await this.store.commit(call.changes);
      if (error) throw error;
      return encode({ ...reply, ok: 1 });
    }
  }
}

/** What a command changed before it failed stays, as in MongoDB, and so has to reach the disk. */
function attempt({ run }: Command, call: Call): { reply?: Document; error?: unknown } {
  try {
    const reply = run(call);
    if (call.changes.length === 0) call.checkTime();
    return { reply };
  } catch (error) {
    return { error };
  }
}
