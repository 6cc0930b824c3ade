import type { ReleaseChange } from '@guide/contracts/api';
import { useEffect, useState } from 'react';
import styles from './ReleaseChanges.module.css';

/** The latest changes of the live releases. */
export function ReleaseChanges() {
  const [changes, setChanges] = useState<ReleaseChange[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/modules/changes', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setChanges, () => {});
    return () => leaving.abort();
  }, []);
  if (!changes) return null;
  return (
    <aside aria-label="Changes of what is live" className={styles.changes}>
      <h2>Changes of what is live</h2>
      <ol>
        {changes.map((change) => (
          <li key={`${change.module} ${change.at}`}>{textOf(change)}</li>
        ))}
      </ol>
    </aside>
  );
}

const WORDS: Record<ReleaseChange['action'], string> = {
  promote: 'live for everybody',
  share: 'live for',
  halt: 'taken back',
  grow: 'with more visitors',
  rollback: 'live again',
  unregister: 'unregistered',
};
const BY: Record<ReleaseChange['by'], string> = {
  start: 'a start',
  gateway: 'the gateway',
  team: 'its team',
};

function textOf({ module, action, version, at, by, percent, commit, reason }: ReleaseChange): string {
  const details = [
    percent === undefined ? '' : ` ${percent} %`,
    ` by ${BY[by]}`,
    commit ? ` from ${commit}` : '',
    reason ? `: ${reason}` : '',
  ];
  return `${at.slice(0, 16).replace('T', ' ')} UTC: ${module} ${version} ${WORDS[action]}${details.join('')}`;
}
