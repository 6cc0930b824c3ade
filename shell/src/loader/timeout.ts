/** A module must load within 3 s, minus the time to paint its boundary. */
export const LOAD_TIMEOUT_MS = 2800;
/** Less than a module has, so that a late catalogue does not make the module late. */
export const TEXTS_TIMEOUT_MS = 2000;

export class LateError extends Error {
  override name = 'LateError';
}

/** Rejects with `error()` if the work takes too long. */
export function withTimeout<T>(
  work: Promise<T>,
  error: () => Error,
  timeoutMs = LOAD_TIMEOUT_MS,
): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(error()), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
