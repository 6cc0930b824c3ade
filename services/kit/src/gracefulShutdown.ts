/** How long what is in flight may take, and after how long the process ends whatever happens, ms. */
const FINISH_TIMEOUT_MS = 8000;
const EXIT_TIMEOUT_MS = 10_000;

interface Server {
  close(): PromiseLike<unknown>;
  server: { closeAllConnections(): void };
}

/**
 * At SIGTERM or SIGINT finishes open requests within 8 s, then closes connections; exits within 10 s.
 * @param after closes what requests needed
 */
export function gracefulShutdown(app: Server, after: () => PromiseLike<unknown> = async () => {}): void {
  const end = async () => {
    setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), FINISH_TIMEOUT_MS).unref();
    await app.close();
    await after();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
