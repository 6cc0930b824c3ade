/** What a page that came before the worker was made of, for the worker to store. */
export interface VisitedResources {
  type: 'seen';
  page: string;
  data: string[];
  pictures: string[];
  /** Address and, of a script or style, the hash that the page requires. */
  files: { url: string; integrity?: string }[];
}

/** Whether a message to the worker is one of these. */
export const isVisitedResources = (message: unknown): message is VisitedResources =>
  (message as VisitedResources | null)?.type === 'seen';

const data = new Set<string>();

/** Remembers an answer that may be stored. @param url with its query */
export const recordData = (url: string): void => void data.add(url);

/** What this page has loaded so far. */
export function visitedResources(): VisitedResources {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = urls.filter((url) => url.startsWith(location.origin));
  const code = [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[integrity],link[integrity]'),
  ].map((element) => ({
    url: element instanceof HTMLScriptElement ? element.src : element.href,
    integrity: element.integrity,
  }));
  const hashed = new Set(code.map(({ url }) => url));
  return {
    type: 'seen',
    page: location.href,
    data: [...data].map((url) => new URL(url, location.href).href),
    pictures: own.filter((url) => /\/images\//.test(url)),
    files: [
      ...code,
      ...own
        .filter((url) => new URL(url).pathname.startsWith('/assets/') && !hashed.has(url))
        .map((url) => ({ url })),
    ],
  };
}
