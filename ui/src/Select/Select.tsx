import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../classNames';
import styles from './Select.module.css';

interface SelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  className?: string;
}

export function Select({ label, options, value, onChange, name, className }: SelectProps) {
  const id = useId();
  return (
    <div className={classNames(styles.select, className)} data-print="hide">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control}>
        <select
          id={id}
          name={name}
          className={styles.list}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}
