import { canonicalPath } from '@guide/contracts/site';

/** The one path of a page (D-69), without its query, which may hold what a visitor typed (D-42). */
export const pagePath = (path: string): string => canonicalPath(path.split(/[?#]/, 1)[0]!);
