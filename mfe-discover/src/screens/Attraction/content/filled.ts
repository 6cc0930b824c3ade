/** Texts with `{name}`, `{area}` and `{product}` filled in, at any depth. */
export function filled<Value>(value: Value, words: Record<string, string>): Value {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, words)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, words)])) as Value;
}
