import type { FastifyBaseLogger } from 'fastify';

/** Logs rejections that nothing handles. By default they would end the process, and a visitor's request may cause one. */
export function logRejections(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection was not handled'));
}
