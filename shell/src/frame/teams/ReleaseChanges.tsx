import { callOperation, type ReleaseChange } from '@guide/contracts/api';
import { releaseChanges } from '@guide/contracts/api/page-operations';
import { useEffect, useState } from 'react';
import styles from './ReleaseChanges.module.css';

export function ReleaseChanges() {
  const [changes, setChanges] = useState<ReleaseChange[] | null>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    callOperation(fetch, releaseChanges, {}, unmounted.signal).then(setChanges, () => {});
    return () => unmounted.abort();
  }, []);
  if (!changes) return null;
  return (
    <aside aria-label="Release history" className={styles.changes}>
      <h2>Release history</h2>
      <ol>
        {changes.map((change) => (
          <li key={`${change.module} ${change.at}`}>{textOf(change)}</li>
        ))}
      </ol>
    </aside>
  );
}

const ACTIONS: Record<ReleaseChange['action'], string> = {
  promote: 'live for everybody',
  share: 'live for',
  halt: 'halted',
  grow: 'with more visitors',
  rollback: 'live again',
  unregister: 'unregistered',
};
const ACTORS: Record<ReleaseChange['by'], string> = {
  start: 'npm start',
  gateway: 'the gateway',
  team: 'its team',
};

function textOf({ module, action, version, at, by, percent, commit, reason }: ReleaseChange): string {
  const details = [
    percent === undefined ? '' : ` ${percent} %`,
    ` by ${ACTORS[by]}`,
    commit ? ` from ${commit}` : '',
    reason ? `: ${reason}` : '',
  ];
  return `${at.slice(0, 16).replace('T', ' ')} UTC: ${module} ${version} ${ACTIONS[action]}${details.join('')}`;
}
