/** The library publishes no types; only what `site.mjs` uses is declared. */
declare module 'proper-lockfile' {
  interface LockOptions {
    /** When a lock that nobody renews counts as left over, ms. */
    stale?: number;
    onCompromised?(error: Error): void;
    retries?: { retries: number; minTimeout: number; maxTimeout: number };
  }
  const lockfile: { lock(file: string, options?: LockOptions): Promise<() => Promise<void>> };
  export default lockfile;
}
