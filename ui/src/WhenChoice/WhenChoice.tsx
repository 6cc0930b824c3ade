import { addressIn, type WhenChoices } from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { CalendarClock, X } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
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

/**
 * Choice of day and time (D-86): links and a GET form in a native popover, which work without JavaScript. A day applies
 * at once, and the popover stays open for the time.
 */
export function WhenChoice(props: WhenChoiceProps) {
  const { value, name, days, pathOf, onChoose } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [day] = partsOf(value);
  const close = () => panel.current?.hidePopover?.();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(chip.chip, value !== null && chip.on, styles.opener)}
        data-chosen={value === null ? undefined : ''}
      >
        <CalendarClock aria-hidden="true" />
        {i18n.t('When: {time}', { time: name })}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className={classNames(sheet.panel, styles.panel)}
      >
        <p id={`${id}-title`} className={styles.title}>
          {i18n.t('When do you want to go?')}
        </p>
        <IconButton
          className={styles.close}
          label={i18n.t('Close')}
          icon={<X aria-hidden="true" />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" className={styles.days}>
          {days.map((choice) => {
            const isChosen = choice.value === (day || value);
            return (
              <li key={choice.label}>
                <ChipLink
                  to={pathOf(choice.value)}
                  on={isChosen}
                  aria-current={isChosen ? 'true' : undefined}
                  rel="nofollow"
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    if (choice.value === null) close();
                    onChoose(choice.value);
                  }}
                >
                  {choice.label}
                </ChipLink>
              </li>
            );
          })}
        </ul>
        <TimeForm
          {...props}
          key={value}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      </section>
    </>
  );
}

/** Day and time of a value; both are empty for now, the day also for a time of today. */
const partsOf = (value: string | null): string[] =>
  value?.includes('-') ? value.split('T') : ['', value ?? ''];

function TimeForm({ value, firstDay, lastDay, firstTime, pathOf, onChoose }: WhenChoiceProps) {
  const [action = '', query] = pathOf(null).split('?');
  const [day = '', time = ''] = partsOf(value);
  // Without scripts, the browser cannot limit the time by the chosen day.
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const isToday = typedDay === '' || typedDay === firstDay;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(new FormData(event.currentTarget).getAll('when').filter(Boolean).join('T') || null);
  };
  return (
    <form
      action={action && addressIn(currentLanguage(), action)}
      onSubmit={onSubmit}
      onFocus={() => setTypedDay((current) => current ?? day)}
      className={styles.form}
    >
      <HiddenFields search={new URLSearchParams(query)} />
      <TextField
        label={i18n.t('Day')}
        name="when"
        type="date"
        min={firstDay}
        max={lastDay}
        defaultValue={day}
        onChange={({ target }) => setTypedDay(target.value)}
      />
      <TextField
        label={i18n.t('Time, if you know it')}
        name="when"
        type="time"
        min={isToday ? firstTime : undefined}
        defaultValue={time}
      />
      <Button type="submit" className={styles.show}>
        {i18n.t('Show this time')}
      </Button>
    </form>
  );
}
