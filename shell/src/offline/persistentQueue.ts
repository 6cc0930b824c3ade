interface PersistentQueue<T> {
  read(): T[];
  /** @throws if the browser blocks storage */
  write(waiting: readonly T[]): void;
}

/**
 * Creates a queue in local storage.
 * @param name - storage key @param max - number of messages; the oldest are dropped
 */
export const persistentQueue = <T>(name: string, max: number): PersistentQueue<T> => ({
  read() {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '[]');
    } catch {
      return [];
    }
  },
  write(waiting) {
    if (waiting.length > 0) localStorage.setItem(name, JSON.stringify(waiting.slice(-max)));
    else localStorage.removeItem(name);
  },
});
