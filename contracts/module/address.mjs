/** The folder URL of a module's files, in hex because ad blockers refuse names like "analytics". @param {string} module */
export const moduleAddress = (module) =>
  `/modules/${[...new TextEncoder().encode(module)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}/`;
