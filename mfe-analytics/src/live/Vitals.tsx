import type { Summary } from '@guide/contracts/api';

import { ReleaseTable } from './ReleaseTable';

type Vital = Summary['vitals'][number];

const METRICS = ['LCP', 'INP', 'CLS'];

/** CLS is sent in thousandths; the others are milliseconds. */
function inWords(vital: Vital | undefined): string {
  if (!vital) return '–';
  return vital.metric === 'CLS' ? (vital.p75 / 1000).toFixed(3) : `${Math.round(vital.p75)} ms`;
}

/** The measurements of each release, in the order in which they come. */
function byRelease(vitals: Vital[]): Vital[][] {
  const releases = new Map<string, Vital[]>();
  for (const vital of vitals) {
    const key = `${vital.module} ${vital.version}`;
    releases.set(key, [...(releases.get(key) ?? []), vital]);
  }
  return [...releases.values()];
}

/** What visitors' browsers measured, by module and version: the value that three of four visits stay below. */
export const Vitals = ({ vitals }: { vitals: Vital[] }) => (
  <ReleaseTable
    title="Field vitals"
    columns={[...METRICS, 'Samples']}
    rows={byRelease(vitals).map((release) => ({
      module: release[0]!.module,
      version: release[0]!.version,
      cells: [
        ...METRICS.map((metric) => inWords(release.find((one) => one.metric === metric))),
        release.reduce((sum, { samples }) => sum + samples, 0),
      ],
    }))}
  />
);
