/**
 * The addresses of a path with parameters, such as `/plans/:id`; each parameter is one segment.
 * @param path of letters, digits, `-` and `/`: nothing in it is escaped
 */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
