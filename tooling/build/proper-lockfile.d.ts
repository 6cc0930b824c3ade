/** The library publishes no types; only what is used is declared. */
declare module 'proper-lockfile' {
  interface LockOptions {
    /** When a lock that nobody renews counts as left over, ms. */
    stale?: number;
    /** Default: the path of the locked file and `.lock`. */
    lockfilePath?: string;
    onCompromised?(error: Error): void;
    retries?: { retries: number; minTimeout: number; maxTimeout: number };
  }
  const lockfile: { lock(file: string, options?: LockOptions): Promise<() => Promise<void>> };
  export default lockfile;
}
