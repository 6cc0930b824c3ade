import { buildWithVite } from './vite/build.mjs';

export default () => ({ build: buildWithVite });
