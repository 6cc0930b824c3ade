import type { FastifyBaseLogger } from 'fastify';

/** Logs unhandled rejections instead of exiting, because a visitor's request may cause one. */
export function logRejections(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was not handled'));
}
