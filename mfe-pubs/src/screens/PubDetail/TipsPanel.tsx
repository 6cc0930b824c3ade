import type { Pub } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Panel, TextLink } from '@guide/ui';
import { Beer, Clock, Lightbulb, TrainFront } from 'lucide-react';
import styles from './TipsPanel.module.css';

/** When to come, how to get there, what to order (PUB-10). */
export function TipsPanel({ pub }: { pub: Pub }) {
  const { transport } = useHost().site;
  return (
    <Panel title="Visitor Tips" icon={<Lightbulb aria-hidden="true" />}>
      <dl className={styles.tips}>
        <div className={styles.tip}>
          <dt>
            <Clock aria-hidden="true" />
            Best time
          </dt>
          <dd>{pub.tips.bestTime}</dd>
        </div>
        <div className={styles.tip}>
          <dt>
            <TrainFront aria-hidden="true" />
            Getting there
          </dt>
          <dd>
            {pub.area}. Check <TextLink to={transport.url}>{transport.authority}</TextLink> before you set
            out.
          </dd>
        </div>
        <div className={styles.tip}>
          <dt>
            <Beer aria-hidden="true" />
            What to order
          </dt>
          <dd>{pub.tips.whatToOrder}</dd>
        </div>
      </dl>
    </Panel>
  );
}
