import type { Summary } from '@guide/contracts/api';
import { ReleaseTable } from './ReleaseTable';

/** Modules that failed at visitors, by version: not loaded, or failed while they were on the page. */
export const Failures = ({ failures }: { failures: Summary['failures'] }) => (
  <ReleaseTable
    title="Module failures"
    columns={['Not loaded', 'Failed on the page']}
    rows={failures.map(({ module, version, load, render }) => ({ module, version, cells: [load, render] }))}
  />
);
