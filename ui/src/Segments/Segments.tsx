import { type ReactNode, useId } from 'react';
import { Choice } from '../Choice/Choice';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons in a row; options with an icon show only the icon. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          className={styles.segment}
          aria-label={option.icon ? option.label : undefined}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.icon ?? option.label}
        </Choice>
      ))}
    </div>
  );
}
