/** Releases one module; see tooling/release/release.ts. */
import { runSource } from './program.mjs';

runSource('tooling/release/release.ts');
