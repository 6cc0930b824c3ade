import { Choice, classNames, RichText } from '@guide/ui';
import type { Option } from '../../../state/options';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  label: string;
  name: string;
  /** Element 0 of a label is hidden if space is short: "4.5<0> and up</0>". Element 1 is for screen readers only. */
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** list: one column from 1024 px. */
  look?: 'chips' | 'list';
  /** Screen readers skip it. */
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
              <RichText
                text={option.label}
                elements={[
                  (rest) => <span className={styles.rest}>{rest}</span>,
                  (spoken) => <span className="visually-hidden">{spoken}</span>,
                ]}
              />
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
