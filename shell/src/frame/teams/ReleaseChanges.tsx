import { callOperation, type ReleaseChange } from '@guide/contracts/api';
import { releaseChanges } from '@guide/contracts/api/page-operations';
import { i18n } from '@guide/contracts/texts';
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
    <aside aria-label={i18n.t('Release history')} className={styles.changes}>
      <h2>{i18n.t('Release history')}</h2>
      <ol>
        {changes.map((change) => (
          <li key={`${change.module} ${change.at}`}>{textOf(change)}</li>
        ))}
      </ol>
    </aside>
  );
}

/** What happened to the release: "live for 10 %". */
function actionText({ action, percent = 0 }: ReleaseChange): string {
  switch (action) {
    case 'promote':
      return i18n.t('live for everybody');
    case 'share':
      return i18n.t('live for {percent} %', { percent });
    case 'grow':
      return i18n.t('with more visitors {percent} %', { percent });
    case 'halt':
      return i18n.t('halted');
    case 'rollback':
      return i18n.t('live again');
    case 'unregister':
      return i18n.t('unregistered');
  }
}

function textOf(change: ReleaseChange): string {
  const { module, version, at, by, commit, reason } = change;
  const text = i18n.t(
    '{time} UTC: {module} {version} {action} {by, select, start {by npm start} gateway {by the gateway} other {by its team}}{hasCommit, select, yes { from {commit}} other {}}',
    {
      time: at.slice(0, 16).replace('T', ' '),
      module,
      version,
      action: actionText(change),
      by,
      hasCommit: commit ? 'yes' : 'no',
      commit: commit ?? '',
    },
  );
  return reason ? `${text}: ${reason}` : text;
}
