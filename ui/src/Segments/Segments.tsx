import { type ReactNode, useId } from 'react';
import { Choice } from '../Choice/Choice';
import { selectByHomeEnd } from '../Choice/selectByHomeEnd';
import { useInstant } from '../Choice/useInstant';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void | Promise<void>;
  /** Name of the form field, if a form sends the choice without scripts. */
  name?: string;
  /** Id of that form, if it is elsewhere in the page. */
  form?: string;
}

/** Radio buttons in a row; options with an icon show only the icon. `onChange` runs in a transition. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, name, form } = props;
  const ownName = useId();
  const [shown, choose] = useInstant(props.value, props.onChange);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.segments}
      onKeyDown={selectByHomeEnd}
      tabIndex={-1}
    >
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name ?? ownName}
          form={form}
          value={option.value}
          className={styles.segment}
          aria-label={option.icon ? option.label : undefined}
          checked={option.value === shown}
          onChange={() => choose(option.value)}
        >
          {option.icon ?? option.label}
        </Choice>
      ))}
    </div>
  );
}
