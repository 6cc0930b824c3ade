import { LANGUAGE_TAG } from '../release/languages.mjs';

/** Values of the filters that have a fixed list. */
export const FILTER_VALUES = {
  kind: ['home', 'list', 'place', 'map', 'search', 'analytics', 'other'],
  device: ['phone', 'tablet', 'desktop', 'unknown'],
  browser: ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'],
  system: ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows', 'other'],
} as const;

const oneOf = (values: readonly string[]) => `^(${values.join('|')})$`;

/** Which values a filter of the insights can have; others would only look like too few visits. */
export const FILTER_PATTERNS = {
  page: '^(/.*|other page)$',
  area: '.',
  kind: oneOf(FILTER_VALUES.kind),
  device: oneOf(FILTER_VALUES.device),
  referrer: '^([a-z0-9.-]+|other sites)$',
  country: '^[A-Z]{2}$',
  release: '^[a-z][a-z0-9-]*@[0-9A-Za-z.+-]+$',
  browser: oneOf(FILTER_VALUES.browser),
  system: oneOf(FILTER_VALUES.system),
  source: '.',
  medium: '.',
  campaign: '.',
  language: LANGUAGE_TAG,
} as const;
