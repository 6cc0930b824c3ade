import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { containerOf } from '../build/base.mjs';
import { moduleConfigs, readParts } from '../build/module.mjs';
import { guideProxy, MODULE_PATH } from './guide-proxy.mjs';

/**
 * The module as a page's release.
 * @param {import('../cli/read-module.mjs').OwnModule} module @param {string} contract - version that it is built with
 * @param {boolean} isLive - whether the guide shows it; a new module without claims is shown at its name
 * @returns {import('./pages.mjs').PinnedRelease}
 */
export function developedRelease({ folder, pkg, target: { name } }, contract, isLive) {
  const { screens, widgets } = readParts(folder);
  const [screen] = screens;
  const atName = screen && !isLive ? { paths: [{ path: `/${name}`, screen }] } : undefined;
  const claims = pkg.guide.claims ?? atName;
  return {
    module: name,
    version: 'development',
    entry: 'remoteEntry.js',
    container: containerOf(name),
    integrity: {},
    exposes: Object.fromEntries([...screens, ...widgets].map((part) => [part, { js: [], css: [] }])),
    claims,
    ...(pkg.guide.slots && { slots: pkg.guide.slots }),
    ...(pkg.guide.calls && { calls: pkg.guide.calls }),
    contract,
    owner: pkg.guide.owner ?? name,
    base: MODULE_PATH,
  };
}

/** The dev server's own pages, with which a link of any site could open an editor. */
const OWN_PAGES = /^rspack-dev-server-/;

/**
 * Serves a running guide on this machine with a module that is built at each edit; pages then reload. Pages have React's
 * production build, which cannot replace components.
 * @param {Parameters<typeof moduleConfigs>[0]} target
 * @param {{ guide: string, port: number, release: import('./pages.mjs').PinnedRelease, onFailure: (text: string) => void }} options
 */
export async function startInGuide(target, { guide, port, release, onFailure }) {
  const [browser] = moduleConfigs({ ...target, development: true, inRelease: true });
  const origin = `http://localhost:${port}`;
  const proxy = guideProxy({ guide, origin, release, onFailure });
  /** @type {import('@rspack/dev-server').Configuration} */
  const options = {
    port,
    host: '127.0.0.1',
    hot: false,
    liveReload: true,
    static: false,
    compress: false,
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'none' },
    devMiddleware: { publicPath: MODULE_PATH, stats: 'errors-only', index: false },
    setupMiddlewares: (middlewares) => [
      ...middlewares.filter(({ name }) => !OWN_PAGES.test(String(name))),
      { name: 'guide', middleware: proxy },
    ],
  };
  const server = new RspackDevServer(
    options,
    rspack({ ...browser, devServer: options, infrastructureLogging: { level: 'error' } }),
  );
  await server.start();
  return { origin, stop: () => server.stop() };
}
