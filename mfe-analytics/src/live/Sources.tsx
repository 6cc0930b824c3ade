import type { Summary } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Panel } from '@guide/ui';
import { deviceName, referrerName } from './names';
import { Shares } from './Shares';
import styles from './Sources.module.css';

export const Sources = ({ summary }: { summary: Summary }) => (
  <div className={styles.sources}>
    <Areas areas={summary.areas} />
    <Referrers referrers={summary.referrers} />
    <Devices devices={summary.devices} filteredBots={summary.filteredBots} />
  </div>
);

export function Areas({ areas }: Pick<Summary, 'areas'>) {
  const { site } = useHost();
  return (
    <Panel level={3} title={i18n.t('Top areas')}>
      <Shares items={areas.map((row) => ({ ...row, name: wordIn(site, row.name) }))} color={2} />
    </Panel>
  );
}

export const Referrers = ({ referrers }: Pick<Summary, 'referrers'>) => (
  <Panel level={3} title={i18n.t('Referrers')}>
    <Shares items={referrers.map((row) => ({ ...row, name: referrerName(row.name) }))} color={3} />
  </Panel>
);

export const Devices = ({ devices, filteredBots }: Pick<Summary, 'devices' | 'filteredBots'>) => (
  <Panel level={3} title={i18n.t('Devices')}>
    <Shares items={devices.map((row) => ({ ...row, name: deviceName(row.name) }))} color={4} />
    <p className={styles.note}>
      {i18n.t('No addresses or visitor ids are stored. Single visits are deleted after 30 days.')}
      {filteredBots > 0 && ` ${i18n.t('Requests from bots, not counted: {count}.', { count: filteredBots })}`}
    </p>
  </Panel>
);
