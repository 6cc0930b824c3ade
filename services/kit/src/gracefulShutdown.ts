const FINISH_TIMEOUT_MS = 8000;
const EXIT_TIMEOUT_MS = 10_000;

interface Server {
  close(): PromiseLike<unknown>;
  server: { closeAllConnections(): void };
}

/** On SIGTERM or SIGINT finishes open requests within 8 s, then runs `after`; exits within 10 s. */
export function gracefulShutdown(app: Server, after: () => PromiseLike<unknown> = async () => {}): void {
  const shutDown = async () => {
    setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), FINISH_TIMEOUT_MS).unref();
    await app.close();
    await after();
    process.exit(0);
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}
