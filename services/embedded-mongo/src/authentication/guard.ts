import { BSON } from 'bson';
import { HANDSHAKES } from '../commands/run';
import { buildErrorReply, CommandError } from '../errors';
import { encode } from '../values/bson';
import type { Handler } from '../wire/connection';
import type { RawRequest } from '../wire/request';
import { AuthenticationError, type Credentials, MECHANISM, startConversation } from './scram';

/** Wraps the handler of one connection: until the client authenticates, only the handshake is allowed. */
export function requireAuthentication(credentials: Credentials, handle: Handler): Handler {
  let conversation: ReturnType<typeof startConversation> | undefined;
  let isAuthenticated = false;

  function authenticate(name: string, { mechanism, payload }: BSON.Document): BSON.Document {
    const message = Buffer.from(payload as Uint8Array).toString();
    isAuthenticated = false;
    if (name === 'saslStart' && mechanism === MECHANISM) {
      conversation = startConversation(credentials, message);
      return { conversationId: 1, done: false, payload: Buffer.from(conversation.message) };
    }
    if (!conversation) throw new AuthenticationError();
    const last = conversation.finish(message);
    isAuthenticated = true;
    conversation = undefined;
    return { conversationId: 1, done: true, payload: Buffer.from(last) };
  }

  return async (request) => {
    const name = commandName(request);
    // Drops all other fields, so that an unauthenticated client cannot send BSON to the parser.
    if (HANDSHAKES.includes(name)) return handle({ ...request, read: () => ({ [name]: 1 }) });
    if (name === 'saslStart' || name === 'saslContinue') {
      try {
        const body = BSON.deserialize(request.body, { promoteBuffers: true });
        return BSON.serialize({ ...authenticate(name, body), ok: 1 });
      } catch {
        conversation = undefined;
        return encode(buildErrorReply(new CommandError('AuthenticationFailed', 'Authentication failed.')));
      }
    }
    if (isAuthenticated) return handle(request);
    return encode(
      buildErrorReply(new CommandError('Unauthorized', `Command ${name} requires authentication`)),
    );
  };
}

function commandName({ body }: RawRequest): string {
  const end = body.indexOf(0, 5);
  return end < 0 ? '' : body.toString('utf8', 5, end);
}
