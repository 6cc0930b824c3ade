import { Counter, Gauge, Histogram } from '@guide/service-kit';

export const processCount = new Gauge({
  name: 'guide_renderers',
  help: 'Renderer processes, the spare one included',
});
export const unexpectedExits = new Counter({
  name: 'guide_renderer_ends_total',
  help: 'Renderers of a release that exited unexpectedly',
  labelNames: ['module', 'version'],
});
export const pauseCount = new Counter({
  name: 'guide_release_pauses_total',
  help: 'How often a release was not rendered for a minute because its renderers failed',
  labelNames: ['module', 'version'],
});
export const renderSeconds = new Histogram({
  name: 'guide_render_seconds',
  help: 'Time to render a screen, including waiting for a renderer and for data',
  labelNames: ['module', 'result'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});
