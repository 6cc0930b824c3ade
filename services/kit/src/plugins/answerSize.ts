import fp from 'fastify-plugin';
import { HttpError } from '../errors/httpError';

/** Bytes of the largest answer: a list of 100,000 listings is below. */
export const MAX_ANSWER_LENGTH = 128 * 1024 * 1024;

/** An answer that would be larger than the limit is refused: each would take its size of memory, here and there. */
export const answerSize = fp(
  async (app) => {
    app.addHook('onSend', async (_request, _reply, payload) => {
      const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
      if (size > MAX_ANSWER_LENGTH) {
        throw new HttpError(400, 'ANSWER_TOO_LARGE', 'The answer would be too large; ask for a part of it.');
      }
    });
  },
  { name: 'guide-answer-size', fastify: '5.x' },
);
