import type { Settings } from '@guide/contracts/module';
import type { FastifyRequest } from 'fastify';

/** The visitor's display settings: cookies `theme` and `saver`, or the browser's own Save-Data (D-22). */
export function readSettings(request: FastifyRequest): Settings {
  const { theme, saver } = request.cookies;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: saver === undefined ? request.headers['save-data'] === 'on' : saver === 'on',
  };
}
