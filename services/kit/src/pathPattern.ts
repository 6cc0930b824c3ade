/** Matches a path of the contract, such as `/plans/:id`; a parameter is one segment. Nothing is escaped. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
