declare let __webpack_public_path__: string;

/** The address of the folder that this script was loaded from, as the bundler works it out. */
export const base = (): string => __webpack_public_path__;
