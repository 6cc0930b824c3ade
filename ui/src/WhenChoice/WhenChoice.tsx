import type { WhenChoices } from '@guide/contracts/site';
import { CalendarClock, X } from 'lucide-react';
import { type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../Button/Button';
import { ChipLink } from '../Chip/Chip';
import chip from '../Chip/Chip.module.css';
import { classNames } from '../classNames';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import { IconButton } from '../IconButton/IconButton';
import { isPlainClick } from '../isPlainClick';
import sheet from '../panel.module.css';
import { TextField } from '../TextField/TextField';
import styles from './WhenChoice.module.css';

export interface WhenChoiceProps extends WhenChoices {
  /** Address of the screen at another time; its other parameters are kept. */
  pathOf(value: string | null): string;
  onChoose(value: string | null): void;
}

/** Choice of day and time (D-86): links and a GET form in a native popover, which work without JavaScript. */
export function WhenChoice(props: WhenChoiceProps) {
  const { value, name, days, firstDay, lastDay, pathOf, onChoose } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [action = '', query] = pathOf(null).split('?');
  const [day = '', time = ''] = value?.includes('-') ? value.split('T') : ['', value ?? ''];
  const choose = (chosen: string | null) => {
    panel.current?.hidePopover?.();
    onChoose(chosen);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(new FormData(event.currentTarget).getAll('when').filter(Boolean).join('T') || null);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(chip.chip, value !== null && chip.on, styles.opener)}
        data-chosen={value === null ? undefined : ''}
      >
        <CalendarClock aria-hidden="true" />
        When: {name}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className={classNames(sheet.panel, styles.panel)}
      >
        <p id={`${id}-title`} className={styles.title}>
          When do you want to go?
        </p>
        <IconButton
          className={styles.close}
          label="Close"
          icon={<X aria-hidden="true" />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" className={styles.days}>
          {days.map((choice) => (
            <li key={choice.label}>
              <ChipLink
                to={pathOf(choice.value)}
                on={choice.value === value}
                aria-current={choice.value === value ? 'true' : undefined}
                rel="nofollow"
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  choose(choice.value);
                }}
              >
                {choice.label}
              </ChipLink>
            </li>
          ))}
        </ul>
        <form key={value} action={action} onSubmit={onSubmit} className={styles.form}>
          <HiddenFields search={new URLSearchParams(query)} />
          <TextField label="Day" name="when" type="date" min={firstDay} max={lastDay} defaultValue={day} />
          <TextField label="Time, if you know it" name="when" type="time" defaultValue={time} />
          <Button type="submit" className={styles.show}>
            Show this time
          </Button>
        </form>
      </section>
    </>
  );
}
