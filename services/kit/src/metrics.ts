/**
 * Metrics of a part of the process: made once, where the decision is made that they count, and served by
 * `startMetricsServer`.
 * Their labels hold names of ours (module, version, code), never anything of a visitor.
 */
export { Counter, Gauge, Histogram } from 'prom-client';
