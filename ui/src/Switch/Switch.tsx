import { type ReactNode, useId } from 'react';
import { Choice } from '../Choice/Choice';
import { useInstant } from '../Choice/useInstant';
import { classNames } from '../classNames';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  description?: ReactNode;
  spread?: boolean;
}

/** `onChange` runs in a transition. */
export function Switch({ label, on, onChange, description, spread = false }: SwitchProps) {
  const id = useId();
  const [shown, choose] = useInstant(on, onChange);
  return (
    <div>
      <Choice
        type="checkbox"
        role="switch"
        aria-describedby={description ? id : undefined}
        className={classNames(styles.switch, spread && styles.spread)}
        checked={shown}
        onChange={({ target }) => choose(target.checked)}
      >
        <span className={styles.track} aria-hidden="true" />
        {label}
      </Choice>
      {description && (
        <p id={id} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
