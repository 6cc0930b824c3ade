import { fetchWithBody } from './fetchWithBody';

/** What the bundler throws for a script that takes longer than its time limit (`chunkLoadTimeout`). */
interface ChunkError {
  type?: string;
  request?: string;
}

/**
 * Imports a large part of a module, also over a connection that needs longer for it than the bundler waits.
 * @param load - a function that calls `import()`
 * @throws as `import()` does, or TimeoutError after 20 s without bytes
 */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { type, request } = error as ChunkError;
    if (type !== 'timeout' || !request) throw error;
    // The late script is still loading. This request shares its bytes, and shows that they arrive.
    await fetchWithBody(request);
    return importPart(load);
  }
}
