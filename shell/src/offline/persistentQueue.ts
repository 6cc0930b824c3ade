/** Messages on the device, oldest first. */
interface PersistentQueue<T> {
  read(): T[];
  /** @throws where the browser stores nothing */
  write(waiting: readonly T[]): void;
}

/**
 * @param name in the browser's storage
 * @param max the oldest are dropped when there are more
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
