import { BSON } from 'bson';
import { HANDSHAKES } from '../commands/run';
import { CommandError, replyOf } from '../errors';
import { encode } from '../values/bson';
import type { Answer } from '../wire/connection';
import type { RawRequest } from '../wire/request';
import { AuthenticationError, type Credentials, MECHANISM, startConversation } from './scram';

/** One connection's commands: none but the handshake is run before the client has shown that it knows the password. */
export function requireAuthentication(credentials: Credentials, answer: Answer): Answer {
  let conversation: ReturnType<typeof startConversation> | undefined;
  let authenticated = false;

  function authenticate(name: string, { mechanism, payload }: BSON.Document): BSON.Document {
    const message = Buffer.from(payload as Uint8Array).toString();
    authenticated = false;
    if (name === 'saslStart' && mechanism === MECHANISM) {
      conversation = startConversation(credentials, message);
      return { conversationId: 1, done: false, payload: Buffer.from(conversation.message) };
    }
    if (!conversation) throw new AuthenticationError();
    const last = conversation.finish(message);
    authenticated = true;
    conversation = undefined;
    return { conversationId: 1, done: true, payload: Buffer.from(last) };
  }

  return async (request) => {
    const name = commandName(request);
    // The handshake may carry bytes that only an authentication reads.
    if (HANDSHAKES.includes(name)) return answer({ ...request, read: () => ({ [name]: 1 }) });
    if (name === 'saslStart' || name === 'saslContinue') {
      try {
        const body = BSON.deserialize(request.body, { promoteBuffers: true });
        return BSON.serialize({ ...authenticate(name, body), ok: 1 });
      } catch {
        conversation = undefined;
        return encode(replyOf(new CommandError('AuthenticationFailed', 'Authentication failed.')));
      }
    }
    if (authenticated) return answer(request);
    return encode(replyOf(new CommandError('Unauthorized', `Command ${name} requires authentication`)));
  };
}

function commandName({ body }: RawRequest): string {
  const end = body.indexOf(0, 5);
  return end < 0 ? '' : body.toString('utf8', 5, end);
}
