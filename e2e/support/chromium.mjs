import { existsSync } from 'node:fs';

/** Where distributions put Chromium. Without a window it needs a sixth less processor time, so that comes first. */
const PATHS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The installed Chromium, or `CHROMIUM_PATH`. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? PATHS.find((path) => existsSync(path));

/**
 * What Playwright turns off (a second `--disable-features` replaces its own), and what takes as much processor time as
 * the page under test: two pages of the address bar for every window, and a process in wait for the next page.
 */
const UNUSED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for a headless browser without a sandbox that talks to loopback only. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED}`,
];
