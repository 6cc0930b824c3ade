import type { ReleaseChange } from '@guide/contracts/api';
import { useReleaseChanges } from '../api/useReleaseChanges';
import { ReleaseTable } from './ReleaseTable';

const ACTIONS: Record<ReleaseChange['action'], string> = {
  promote: 'live for everybody',
  share: 'canary',
  grow: 'canary grown',
  halt: 'canary halted',
  rollback: 'rolled back to',
  unregister: 'unregistered',
};

export function ReleaseHistory() {
  const { data: changes } = useReleaseChanges();
  if (!changes || changes.length === 0) return null;
  return (
    <ReleaseTable
      title="Release history"
      columns={['When (UTC)', 'What', 'Who', 'Commit', 'Why']}
      rows={changes.map(({ module, version, at, action, percent, by, commit = '–', reason = '–' }) => {
        const what = ACTIONS[action] + (percent === undefined ? '' : `, ${percent} %`);
        return [module, version, at.slice(0, 16).replace('T', ' '), what, by, commit, reason];
      })}
    />
  );
}
