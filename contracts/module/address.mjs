/**
 * The address of a module's files, with its name in hex: ad blockers refuse addresses with words like "analytics". A name
 * begins with a letter and its hex with a digit.
 * @param {string} module
 */
export const moduleAddress = (module) =>
  `/modules/${[...new TextEncoder().encode(module)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}/`;
