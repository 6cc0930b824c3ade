/** The path of a page without its query, which may hold what a visitor typed (D-42). */
export const pagePath = (path: string): string => path.split(/[?#]/, 1)[0]!;
