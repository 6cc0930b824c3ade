import type { Host } from '@guide/contracts/module';
import { useFrame } from '../frame/FrameContext';
import styles from './FilledSlot.module.css';
import { Widget } from './Widget';

/** Renders the live modules' widgets for a slot, sorted by module name. A failed one leaves its space empty. */
export const FilledSlot: NonNullable<Host['Slot']> = ({ name, props }) => {
  const { modules } = useFrame();
  const claiming = Object.values(modules)
    .filter(({ claims }) => claims?.slots && Object.hasOwn(claims.slots, name))
    .sort((a, b) => (a.module < b.module ? -1 : 1));
  return claiming.map(({ module, claims }) => (
    <div key={module} className={styles.slot} data-slot={name}>
      <Widget module={module} name={claims!.slots![name]!} props={props} fallback={null} />
    </div>
  ));
};
