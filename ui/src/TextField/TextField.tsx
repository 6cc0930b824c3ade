import { TriangleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../classNames';
import styles from './TextField.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  icon?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, icon, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control} data-error={error ? '' : undefined}>
        {icon}
        <input
          {...input}
          id={id}
          data-ring="outside"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
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
