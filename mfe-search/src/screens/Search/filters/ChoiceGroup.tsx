import { classNames } from '@guide/ui';
import { useId } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  label: string;
  /** The form field's name. */
  name: string;
  options: readonly {
    value: string;
    label: string;
    /** Said after the label where there is room: "and up". */
    rest?: string;
    /** Said after the label to those who do not see the note. */
    spoken?: string;
  }[];
  value: string;
  onChange: (value: string) => void;
  /** chips: side by side; list: one below the other, from 1024 px on. */
  look?: 'chips' | 'list';
  /** Explains the short labels. */
  note?: string;
}

/** A choice of one from a few, as radio buttons. */
export function ChoiceGroup({
  label,
  name,
  options,
  value,
  onChange,
  look = 'chips',
  note,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.choices, look === 'list' && styles.list)}>
        {options.map((option) => (
          <label key={option.value} htmlFor={`${id}-${option.value}`} className={styles.choice}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-ring="outside"
              className={styles.radio}
            />
            <span>
              {option.label}
              {option.rest && <span className={styles.rest}> {option.rest}</span>}
              {option.spoken && <span className="visually-hidden"> {option.spoken}</span>}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p aria-hidden="true" className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
