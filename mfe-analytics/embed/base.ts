declare let __webpack_public_path__: string;

/** URL of the folder that contains this script, computed by the bundler. */
export const base = (): string => __webpack_public_path__;
