import type { ReleaseChange } from '@guide/contracts/api';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { useReleaseChanges } from '../api/useReleaseChanges';
import { ReleaseTable } from './ReleaseTable';

const ACTIONS: Record<ReleaseChange['action'], () => string> = {
  promote: () => i18n.t('live for everybody'),
  share: () => i18n.t('canary'),
  grow: () => i18n.t('canary grown'),
  halt: () => i18n.t('canary halted'),
  rollback: () => i18n.t('rolled back to'),
  unregister: () => i18n.t('unregistered'),
};

const MAKERS: Record<ReleaseChange['by'], () => string> = {
  start: () => i18n.t('start'),
  gateway: () => i18n.t('gateway'),
  team: () => i18n.t('team'),
};

export function ReleaseHistory() {
  const { data: changes } = useReleaseChanges();
  if (!changes || changes.length === 0) return null;
  return (
    <ReleaseTable
      title={i18n.t('Release history')}
      label={i18n.t('Release history by module')}
      columns={[i18n.t('When (UTC)'), i18n.t('What'), i18n.t('Who'), i18n.t('Commit'), i18n.t('Why')]}
      rows={changes.map(({ module, version, at, action, percent, by, commit = '–', reason = '–' }) => {
        const share = percent === undefined ? [] : [i18n.t('{percent, number} %', { percent })];
        const what = [ACTIONS[action](), ...share].join(listSeparator());
        return [module, version, at.slice(0, 16).replace('T', ' '), what, MAKERS[by](), commit, reason];
      })}
    />
  );
}
