import type { Cursors } from '../cursors';
import { CommandError, replyOf, unsupported } from '../errors';
import type { Store } from '../storage/store';
import { encode, MalformedBsonError } from '../values/bson';
import type { Document } from '../values/document';
import { WireError } from '../wire/frames';
import type { Request } from '../wire/request';
import { commands } from './all';
import { Call, type Command } from './command';
import { checkCommandOptions } from './options';

/** What a driver sends before anything else; it may carry fields for servers of other kinds. */
export const HANDSHAKES = ['hello', 'ismaster'];

/** Runs commands. Reads see what is on disk; a write is answered when it is there. */
export class CommandRunner {
  constructor(
    private readonly store: Store,
    readonly cursors: Cursors,
  ) {}

  /**
   * The bytes of the reply to a command; an error is a reply too.
   * @throws WireError or MalformedBsonError when the message is malformed
   */
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
    const command = commands.get(name);
    if (!command) throw unsupported(`the command '${name}'`, 'CommandNotFound');
    if (!HANDSHAKES.includes(name)) checkCommandOptions(name, body, command);
    const call = new Call(name, body, this);
    if (command.concern === 'write') return this.write(command, call);
    call.setView(this.store.view());
    try {
      return await command.run(call);
    } finally {
      call.release();
    }
  }

  /** What a command changed before it failed stays, as in MongoDB. */
  private async write({ run }: Command & { concern: 'write' }, call: Call): Promise<Document> {
    let steps: Generator<void, Document> | undefined;
    for (;;) {
      const { done, value } = await this.store.write((view) => {
        call.setView(view);
        try {
          if (steps) return steps.next();
          const reply = run(call);
          if (!isGenerator(reply)) return { done: true as const, value: reply };
          steps = reply;
          return steps.next();
        } finally {
          call.collections.save();
        }
      });
      if (done) return value;
    }
  }
}

const isGenerator = (reply: Document | Generator<void, Document>): reply is Generator<void, Document> =>
  Symbol.iterator in reply;
