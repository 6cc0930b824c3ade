import type { Host } from '@guide/contracts/module';
import { useFrame } from '../frame/FrameContext';
import styles from './FilledSlot.module.css';
import { Widget } from './Widget';

/**
 * What the live modules show in a slot, in the order of the modules' names. Each has its room from the server on, and
 * leaves it empty when its module fails.
 */
export const FilledSlot: NonNullable<Host['Slot']> = ({ name, props }) => {
  const { modules } = useFrame();
  const claiming = Object.values(modules)
    .filter(({ claims }) => claims?.slots && Object.hasOwn(claims.slots, name))
    .sort((one, other) => (one.module < other.module ? -1 : 1));
  return claiming.map(({ module, claims }) => (
    <div key={module} className={styles.slot} data-slot={name}>
      <Widget module={module} name={claims!.slots![name]!} props={props} fallback={null} />
    </div>
  ));
};
