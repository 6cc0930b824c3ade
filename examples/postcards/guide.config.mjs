import { buildWithVite } from './vite/build.mjs';

/** What the command `guide` takes from this module: its own bundler. */
export default () => ({ build: buildWithVite });
