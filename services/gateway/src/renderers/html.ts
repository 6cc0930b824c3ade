import { escapeHtml } from '@guide/service-kit/html';

/** JSON for a script element: no `<` can close it. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const parts = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${parts.join('')}>`;
}

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

export function classesIn(html: string): Set<string> {
  // Most attributes repeat an earlier one.
  const attributes = new Set<string>();
  for (const [, names] of html.matchAll(CLASS_ATTRIBUTE)) attributes.add(names!);
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}
