import fp from 'fastify-plugin';
import { sendError, sendNotFound } from '../errors/sendError';

/** Every failure ends in one body shape. https://fastify.dev/docs/latest/Reference/Errors/ */
export const errors = fp(
  async (app) => {
    app.setErrorHandler(sendError);
    app.setNotFoundHandler(sendNotFound);
  },
  { name: 'guide-errors', fastify: '5.x' },
);
