/** Matches a path such as `/plans/:id`, in which a parameter is one segment. Other characters are not escaped. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
