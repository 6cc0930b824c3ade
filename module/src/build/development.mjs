import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { moduleConfigs } from './module.mjs';

/** Starts a module's dev server with hot replacement. @param {Parameters<typeof moduleConfigs>[0]} target @param {number} port */
export async function startDevServer(target, port) {
  const [browser] = moduleConfigs({ ...target, development: true, refresh: true });
  const plugins = [...(browser?.plugins ?? []), new ReactRefreshRspackPlugin()];
  /** @type {import('@rspack/dev-server').Configuration} */
  const options = {
    port,
    host: '127.0.0.1',
    hot: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    // The shell shows run-time errors instead of the module.
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  };
  const server = new RspackDevServer(options, rspack({ ...browser, plugins, devServer: options }));
  await server.start();
  const origin = `http://localhost:${port}`;
  return {
    origin,
    /** @param {string} guide - its URL @returns the URL at which a guide in development shows this module */
    addressIn: (guide) => `${new URL(guide).origin}/?module:${target.name}=${origin}/mf-manifest.json`,
    stop: () => server.stop(),
  };
}
