import type { ReactNode } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** Names the group: "Theme" */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one from a few: buttons side by side in one frame. An option with an icon shows only that. */
export const Segments = <Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend to be hidden again.
  <div role="group" aria-label={label} className={styles.segments}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.icon ? option.label : undefined}
        className={styles.segment}
        onClick={() => onChange(option.value)}
      >
        {option.icon ?? option.label}
      </button>
    ))}
  </div>
);
