/** Largest JavaScript heap of a renderer; V8 ends the process when it is full. */
const MAX_HEAP_MB = 192;

/** The permission model's flag of the Node in use, or none: https://nodejs.org/api/permissions.html */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/**
 * Node's flags for a renderer: it may read its own program and nothing else, start nothing, load no addon, and make no
 * code from strings. `--experimental-vm-modules` reports what it imports. One helper thread and a small young generation
 * keep an idle renderer small.
 */
export const rendererFlags = (program: string): string[] => [
  ...(permission ? [permission, `--allow-fs-read=${program}`] : []),
  '--no-addons',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  '--experimental-vm-modules',
  `--max-old-space-size=${MAX_HEAP_MB}`,
  '--max-semi-space-size=8',
  '--v8-pool-size=1',
];
