import type { Head } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

/** The head of Page Not Found (D-50). */
export const notFoundHead = (site: Site): Head => ({
  title: `Page Not Found | ${site.product} Tourist Guide`,
  description: `This page is not part of the ${site.product} guide.`,
  noIndex: true,
});
