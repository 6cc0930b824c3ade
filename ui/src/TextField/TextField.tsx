import { TriangleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../classNames';
import styles from './TextField.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  icon?: ReactNode;
  /** Shown by CSS while the browser finds the value invalid, also before hydration. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, icon, error, className, onInvalid, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [isInvalid, setInvalid] = useState(false);
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
            setInvalid(true);
            onInvalid?.(event);
          }}
          onChange={(event) => {
            if (event.target.validity.valid) setInvalid(false);
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
