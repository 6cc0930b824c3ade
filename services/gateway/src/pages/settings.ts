import type { Settings } from '@guide/contracts/module';
import type { FastifyRequest } from 'fastify';

/** The visitor's display settings: cookies `theme` and `saver`, or the browser's own Save-Data (D-22). */
export function readSettings(request: FastifyRequest): Settings {
  const theme = request.cookies['__Host-theme'] ?? request.cookies.theme;
  const saver = request.cookies['__Host-saver'] ?? request.cookies.saver;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    dataSaver: saver === undefined ? request.headers['save-data'] === 'on' : saver === 'on',
  };
}
