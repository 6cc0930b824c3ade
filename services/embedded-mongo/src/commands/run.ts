import { MingoError } from 'mingo/util';
import type { Collections } from '../collections/collections';
import type { Cursors } from '../cursors';
import { CommandError } from '../errors';
import type { Store } from '../storage/store';
import { encode } from '../values/codec';
import type { Document } from '../values/document';
import { commands } from './all';
import type { Call, Command } from './command';
import { checkCommandOptions } from './options';

const handshakes = ['hello', 'isMaster', 'ismaster'];

/** Runs commands one at a time in memory; each is answered when its changes are on disk. */
export class CommandRunner {
  constructor(
    private readonly store: Store,
    private readonly collections: Collections,
    private readonly cursors: Cursors,
  ) {}

  /** The bytes of the reply to a command; an error is a reply too. */
  async answer(body: Document, kind: 'message' | 'query'): Promise<Uint8Array> {
    try {
      const name = Object.keys(body)[0] ?? '';
      if (kind === 'query' && !handshakes.includes(name))
        throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}`);
      return await this.run(name, body);
    } catch (error) {
      const { code, codeName, message, details } = asCommandError(error);
      return encode({ ok: 0, errmsg: message, code, codeName, ...details });
    }
  }

  private async run(name: string, body: Document): Promise<Uint8Array> {
    const command = commands.get(name);
    if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    if (!handshakes.includes(name)) checkCommandOptions(name, body, command.options);
    const call: Call = {
      name,
      body,
      database: typeof body.$db === 'string' ? body.$db : 'test',
      collections: this.collections,
      cursors: this.cursors,
      changes: [],
      deadline:
        typeof body.maxTimeMS === 'number' && body.maxTimeMS > 0 ? Date.now() + body.maxTimeMS : Infinity,
    };
    const { reply, error } = attempt(command, call);
    if (call.changes.length > 0) await this.store.commit(call.changes);
    if (error) throw error;
    return encode({ ...reply, ok: 1 });
  }
}

/** What a command changed before it failed stays, as in MongoDB, and so has to reach the disk. */
function attempt(command: Command, call: Call): { reply?: Document; error?: unknown } {
  try {
    return { reply: command.run(call) };
  } catch (error) {
    return { error };
  }
}

function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CommandError(error instanceof MingoError ? 'BadValue' : 'InternalError', message);
}
