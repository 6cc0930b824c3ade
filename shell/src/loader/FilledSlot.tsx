import type { PinnedRelease } from '@guide/contracts/api';
import type { Host } from '@guide/contracts/module';
import { useFrame } from '../frame/FrameContext';
import styles from './FilledSlot.module.css';
import { Widget } from './Widget';

/**
 * Renders the live modules' widgets for a slot, sorted by module name. A failed one leaves its space empty. A slot of a
 * module has the size that the module's release declares, and nothing without it.
 */
export const FilledSlot: NonNullable<Host['Slot']> = ({ name, props }) => {
  const { modules } = useFrame();
  const size = sizeOf(name, modules);
  if (!size) return null;
  const claiming = Object.values(modules)
    .filter(({ claims }) => claims?.slots && Object.hasOwn(claims.slots, name))
    .sort((a, b) => (a.module < b.module ? -1 : 1));
  return claiming.map(({ module, claims }) => (
    <div key={module} className={styles[size]} data-slot={name}>
      <Widget module={module} name={claims!.slots![name]!} props={props} fallback={null} />
    </div>
  ));
};

function sizeOf(name: string, modules: Readonly<Record<string, Pick<PinnedRelease, 'slots'>>>) {
  const [module = '', slot] = name.split('/');
  return slot ? modules[module]?.slots?.[slot] : 'button';
}
