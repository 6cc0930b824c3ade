import type { Summary } from '@guide/contracts/api';
import { ReleaseTable } from './ReleaseTable';

type Vital = Summary['vitals'][number];

/** CLS is sent in thousandths; the others are milliseconds. */
const inWords = ({ metric, p75 }: Vital) =>
  metric === 'CLS' ? (p75 / 1000).toFixed(3) : `${Math.round(p75)} ms`;

/** What visitors' browsers measured, by module and version: the value that three of four visits stay below. */
export const Vitals = ({ vitals }: { vitals: Vital[] }) => (
  <ReleaseTable
    title="Field vitals"
    columns={['Metric', '75th percentile', 'Samples']}
    rows={vitals.map((vital) => ({
      ...vital,
      cells: [vital.metric, inWords(vital), vital.samples],
    }))}
  />
);
