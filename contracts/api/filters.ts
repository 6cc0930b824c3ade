/** Which values a filter of the insights can have; others would only look like too few visits. */
export const FILTER_PATTERNS = {
  page: '^(/.*|other page)$',
  area: '.',
  kind: '^(home|list|place|map|search|analytics|other)$',
  device: '^(phone|tablet|desktop|unknown)$',
  referrer: '^([a-z0-9.-]+|other sites)$',
  country: '^[A-Z]{2}$',
  release: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$',
} as const;
