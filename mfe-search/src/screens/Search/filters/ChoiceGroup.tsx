import { Choice, classNames } from '@guide/ui';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  label: string;
  name: string;
  options: readonly {
    value: string;
    label: string;
    /** Text after the label, hidden if space is short: "and up". */
    rest?: string;
    /** Text for screen readers only; they skip the note. */
    spoken?: string;
  }[];
  value: string;
  onChange: (value: string) => void;
  /** list: one column from 1024 px. */
  look?: 'chips' | 'list';
  note?: string;
}

export function ChoiceGroup({
  label,
  name,
  options,
  value,
  onChange,
  look = 'chips',
  note,
}: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.choices, look === 'list' && styles.list)}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            className={styles.choice}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span>
              {option.label}
              {option.rest && <span className={styles.rest}> {option.rest}</span>}
              {option.spoken && <span className="visually-hidden"> {option.spoken}</span>}
            </span>
          </Choice>
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
