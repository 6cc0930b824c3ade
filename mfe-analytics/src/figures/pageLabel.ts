/** ANA-11: "/" is "Home"; of other paths outer slashes go and hyphens become spaces. */
export const pageLabel = (path: string): string =>
  path === '/' ? 'Home' : path.replace(/^\/+|\/+$/g, '').replaceAll('-', ' ');
