const NAME = /^[\w.+-]{1,60}$/;

/** Whether two values of a message may be a module's name and version. */
export const isRelease = (module: unknown, version: unknown): boolean =>
  typeof module === 'string' && NAME.test(module) && typeof version === 'string' && NAME.test(version);
