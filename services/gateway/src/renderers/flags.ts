const MAX_HEAP_MB = 192;

/** https://nodejs.org/api/permissions.html */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** With `--experimental-vm-modules` a module's imports are reported. */
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
