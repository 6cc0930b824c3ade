import type { PageState } from '@guide/contracts/module';

/** The state in the HTML of a page. */
export const pageStateOf = (html: string): PageState =>
  JSON.parse(/id="guide-state">(.*?)<\/script>/s.exec(html)![1]!);
