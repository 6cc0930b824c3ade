import fp from 'fastify-plugin';
import { sendError, sendNotFound } from '../errors/sendError';

export const errors = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
});
