/** Caches by key, without limit: styles are read at every rendering. */
export function styleCache<T>(): (key: string, make: () => T) => T {
  const made = new Map<string, T>();
  return (key, make) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make();
    made.set(key, fresh);
    return fresh;
  };
}
