import type { Pub } from '@guide/contracts/api';
import { Panel } from '@guide/ui';
import { Sparkles } from 'lucide-react';
import { FeatureTags } from '../../pub/FeatureTags';
import styles from './SpecialPanel.module.css';

/** Specialties and every feature (PUB-09). */
export const SpecialPanel = ({ pub }: { pub: Pub }) => (
  <Panel title="What Makes It Special" icon={<Sparkles aria-hidden="true" />}>
    <p className={styles.specialties}>
      <b>Specialties:</b> {pub.specialties.join(', ')}
    </p>
    <FeatureTags features={pub.features} />
  </Panel>
);
