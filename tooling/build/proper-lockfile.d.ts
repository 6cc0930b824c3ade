/** The library has no types; only the used parts are declared. */
declare module 'proper-lockfile' {
  interface LockOptions {
    /** A lock that is not renewed for this time is stale, ms. */
    stale?: number;
    lockfilePath?: string;
    onCompromised?(error: Error): void;
    retries?: { retries: number; minTimeout: number; maxTimeout: number };
  }
  const lockfile: { lock(file: string, options?: LockOptions): Promise<() => Promise<void>> };
  export default lockfile;
}
