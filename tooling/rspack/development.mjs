/** A module's dev server: its federated build in development form, with hot replacement. */
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { moduleConfigs } from './module.mjs';

/**
 * @param {string} name the module's name
 * @param {{ out: string, port: number, city?: string }} options
 */
export function developmentConfig(name, { out, port, city }) {
  const [browser] = moduleConfigs(name, { out, city, development: true, refresh: true });
  return {
    ...browser,
    plugins: [...(browser.plugins ?? []), new ReactRefreshRspackPlugin()],
    devServer: {
      port,
      host: '127.0.0.1',
      hot: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
  };
}
