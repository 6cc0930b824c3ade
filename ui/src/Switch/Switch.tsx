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

/** On or off at once, without a further button: a checkbox, which the browser switches also before the page is hydrated. */
export function Switch({ label, on, onChange, description, spread = false }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.switch} data-spread={spread || undefined}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser states what is checked.
          role="switch"
          aria-describedby={description ? id : undefined}
          className={styles.input}
          checked={on}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        {label}
      </label>
      {description && (
        <p id={id} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
