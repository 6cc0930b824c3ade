import { i18n } from '@guide/contracts/texts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from '../Choice/Choice';
import { useInstant } from '../Choice/useInstant';
import { classNames } from '../classNames';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/SiteContext';
import { hidden } from '../RichText/hidden';
import { RichText } from '../RichText/RichText';
import styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  icon?: ReactNode;
}

/** A checkbox styled as a chip. `onChange` runs in a transition. */
export function Chip({ children, on, onChange, icon }: ChipProps) {
  const [shown, choose] = useInstant(on, onChange);
  return (
    <Choice
      type="checkbox"
      className={styles.chip}
      checked={shown}
      onChange={({ target }) => choose(target.checked)}
    >
      {icon}
      {children}
    </Choice>
  );
}

/** A button that removes an active filter. */
export const RemovableChip = ({ children, onRemove }: { children: ReactNode; onRemove: () => void }) => (
  <button type="button" className={classNames(styles.chip, styles.removable)} onClick={onRemove}>
    <RichText text={i18n.t('<0>Remove </0><1></1>')} elements={[hidden, () => children]} />
    <X aria-hidden="true" />
  </button>
);

export const ChipLink = ({ className, on = false, ...link }: LinkProps & { on?: boolean }) => (
  <Link {...link} className={classNames(styles.chip, on && styles.on, className)} />
);
