import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const loader = readFileSync(createRequire(import.meta.url).resolve('systemjs/dist/s.min.js'), 'utf8');

/**
 * The script that gives the page the container: the page takes containers as globals, and Vite's are modules of SystemJS.
 * Whoever is first brings the loader. Styles are there before what they are for, unless the page has them already.
 * @param {{ container: string, remote: string, styles: string[] }} files in the folder of this script
 */
export const entryScript = ({ container, remote, styles }) => `if (!globalThis.System) {
${loader.replace(/\/\/# sourceMappingURL=.*$/m, '')}
}
(() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, '');
  const load = () => globalThis.System.import(folder + ${JSON.stringify(remote)});
  const style = (name) =>
    document.querySelector('link[rel=stylesheet][href$="/' + name + '"]') ||
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(name + ' did not come'));
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
