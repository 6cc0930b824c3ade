import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server';

/**
 * The process: `--data DIR` and `--socket PATH` or `--port N`. Prints `{"ready":true,"url":…}` when it
 * listens. Ends on SIGTERM and SIGINT, and with `--with-parent` when its standard input closes.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    socket: { type: 'string' },
    port: { type: 'string' },
    'with-parent': { type: 'boolean' },
  },
});

try {
  if (!values.data) throw new Error('--data names the directory for the data.');
  const server = await startEmbeddedMongo({
    directory: values.data,
    socketPath: values.socket,
    port: values.port === undefined ? undefined : Number(values.port),
  });
  const end = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (values['with-parent']) process.stdin.resume().once('end', end);
  console.log(JSON.stringify({ ready: true, url: server.url }));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
