import type { Summary } from '@guide/contracts/api';
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

export const Areas = ({ areas }: Pick<Summary, 'areas'>) => (
  <Panel level={3} title="Top areas">
    <Shares items={areas} color={2} />
  </Panel>
);

export const Referrers = ({ referrers }: Pick<Summary, 'referrers'>) => (
  <Panel level={3} title="Referrers">
    <Shares items={referrers.map((row) => ({ ...row, name: referrerName(row.name) }))} color={3} />
  </Panel>
);

export const Devices = ({ devices, filteredBots }: Pick<Summary, 'devices' | 'filteredBots'>) => (
  <Panel level={3} title="Devices">
    <Shares items={devices.map((row) => ({ ...row, name: deviceName(row.name) }))} color={4} />
    <p className={styles.note}>
      No addresses or visitor ids are stored. Single visits are deleted after 30 days.
      {filteredBots > 0 && ` Requests from bots, not counted: ${filteredBots}.`}
    </p>
  </Panel>
);
