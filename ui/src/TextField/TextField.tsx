import { TriangleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../classNames';
import styles from './TextField.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  icon?: ReactNode;
  /** Shown by CSS while the browser finds the value invalid, also before hydration. */
  error?: string;
  /** Whether its owner refuses the value. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, icon, error, invalid = false, className, onInvalid, onChange, ...input } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const [failed, setFailed] = useState(false);
  const isInvalid = failed || invalid;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control}>
        {icon}
        <input
          {...input}
          id={id}
          data-ring="outside"
          className={styles.input}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid && error ? errorId : undefined}
          onInvalid={(event) => {
            setFailed(true);
            onInvalid?.(event);
          }}
          onChange={(event) => {
            if (event.target.validity.valid) setFailed(false);
            onChange?.(event);
          }}
        />
      </span>
      {error && (
        <p className={styles.error} id={errorId}>
          <TriangleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
