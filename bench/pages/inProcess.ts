/** The gateway with modules rendered in its own process: what the bench compares the renderers with. */
import type { ModuleExports, ShellBundle } from '../../contracts/module';
import { compileBundle } from '../../services/gateway/src/renderers/bundle';
import { packages } from '../../services/gateway/src/renderers/packages';
import { renderScreen } from '../../services/gateway/src/renderers/program/renderScreen';
import { start } from '../../services/gateway/src/start';

await start(({ shell: code, site, readBundle, fetch }) => {
  const shell = compileBundle<ShellBundle>(code, 'shell/server.cjs', packages);
  const modules = new Map<string, ModuleExports>();
  return {
    async render(release, page) {
      let module = modules.get(release.version);
      if (!module) {
        const bundle = await readBundle(release);
        module = compileBundle<ModuleExports>(bundle, release.module, { ...packages, ...shell.provided });
        modules.set(release.version, module);
      }
      return renderScreen({ shell, site, module }, page, fetch);
    },
    tryBundle: async () => null,
    close: async () => {},
  };
});
