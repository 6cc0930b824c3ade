/** Caches styles by key, without limit, because OpenLayers reads them on every rendering. */
export function styleCache<T>(): (key: string, create: () => T) => T {
  const styles = new Map<string, T>();
  return (key, create) => {
    const cached = styles.get(key);
    if (cached) return cached;
    const style = create();
    styles.set(key, style);
    return style;
  };
}
