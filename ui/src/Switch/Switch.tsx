import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** What it does, in a line below. */
  description?: ReactNode;
  /** The words at the left and the switch at the end of the line, as in settings. */
  spread?: boolean;
}

/** On or off at once, without a further button. */
export function Switch({ label, on, onChange, description, spread = false }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={description ? id : undefined}
        className={styles.switch}
        data-spread={spread || undefined}
        onClick={() => onChange(!on)}
      >
        <span className={styles.track} aria-hidden="true" />
        {label}
      </button>
      {description && (
        <p id={id} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
