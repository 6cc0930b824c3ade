import { Gauge } from '@guide/service-kit';
import { sizeOf } from './allocation';
import type { Registry } from './registry';

export function measureReleases(registry: Registry): void {
  const read = async () => {
    const { modules, kit } = await registry.state().catch(() => ({ modules: [], kit: null }));
    return kit ? [...modules, kit] : modules;
  };
  new Gauge({
    name: 'guide_release_share',
    help: 'The share of visitors that a release has, 0 to 1; the role is stable or canary',
    labelNames: ['module', 'version', 'role'],
    async collect() {
      const modules = await read();
      this.reset();
      for (const { _id: module, allocations } of modules)
        for (const [index, { version, ranges }] of allocations.entries())
          this.set({ module, version, role: index === 0 ? 'stable' : 'canary' }, sizeOf(ranges) / 10_000);
    },
  });
  new Gauge({
    name: 'guide_canary_halted_timestamp_seconds',
    help: 'When the last canary of a module was halted',
    labelNames: ['module', 'version'],
    async collect() {
      const modules = await read();
      this.reset();
      for (const { _id: module, halted } of modules)
        if (halted) this.set({ module, version: halted.version }, Date.parse(halted.at) / 1000);
    },
  });
}
