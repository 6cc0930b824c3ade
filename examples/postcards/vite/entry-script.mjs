import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const loader = readFileSync(createRequire(import.meta.url).resolve('systemjs/dist/s.min.js'), 'utf8');

/**
 * Entry script that exposes Vite's SystemJS container as a global, as the shell expects. It adds the integrity hashes
 * that the guide passes to it to all scripts and styles.
 * @param {{ container: string, remote: string, styles: string[] }} files in the folder of this script
 */
export const entryScript = ({ container, remote, styles }) => `if (!globalThis.System) {
${loader.replace(/\/\/# sourceMappingURL=.*$/m, '')}
}
(() => {
  const { src, dataset } = document.currentScript;
  const folder = src.replace(/[^/]*$/, '');
  const hashes = JSON.parse(dataset.integrity || '{}');
  const verified = (element, url) => {
    const integrity = url.startsWith(folder) && hashes[url.slice(folder.length)];
    return Object.assign(element, integrity && { integrity, crossOrigin: 'anonymous' });
  };
  const loader = globalThis.System.constructor.prototype;
  const createScript = loader.createScript;
  loader.createScript = function (url) {
    return verified(createScript.call(this, url), url);
  };
  const load = () => globalThis.System.import(folder + ${JSON.stringify(remote)});
  const style = (name) =>
    document.querySelector('link[rel=stylesheet][href$="/' + name + '"]') ||
    new Promise((resolve, reject) => {
      const link = verified(document.createElement('link'), folder + name);
      link.rel = 'stylesheet';
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(name + ' could not be loaded'));
      };
      link.href = folder + name;
      document.head.append(link);
    });
  globalThis[${JSON.stringify(container)}] = {
    init: async (...scope) => (await load()).init(...scope),
    get: async (name) => {
      const [remote] = await Promise.all([load(), ...${JSON.stringify(styles)}.map(style)]);
      return remote.get(name);
    },
  };
})();
`;
