import type { Near } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { LocateFixed, MapPin } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { classNames } from '../classNames';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import sheet from '../panel.module.css';
import { TextField } from '../TextField/TextField';
import styles from './StartingPointPanel.module.css';

interface StartingPointPanelProps {
  near: Near;
  /** Path of the list. */
  action: string;
  /** The list's other parameters, "?chips=free", for pages without JavaScript. */
  query: string;
}

const MAX_LENGTH = 100;
const DEBOUNCE_MS = 180;

/** Popover of the chip "Near…": a starting point as text, the visitor's position, or the last start. */
export function StartingPointPanel({ near, action, query }: StartingPointPanelProps) {
  const notFound = i18n.t('Not found. Try a station, a street, a postcode or a place of this guide.');
  const { panelId, refusals, remembered, startName, unknown } = near;
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [found, setFound] = useState<readonly { id: string; name: string; kind: string }[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (refusals > 0) panel.current?.showPopover?.();
  }, [refusals]);
  const close = () => panel.current?.hidePopover?.();
  async function choose(text: string) {
    const isKnown = await near.choose?.(text).catch(() => false);
    setFailed(!isKnown);
    if (isKnown) {
      close();
      return;
    }
    field.current?.setCustomValidity(notFound);
    field.current?.checkValidity();
  }
  /** Offered names may be those of several starts, so their ids are chosen. */
  const offered = (text: string) => found.find(({ name }) => name === text)?.id;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (text) void choose(offered(text) ?? text);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onText = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setFailed(false);
    clearTimeout(timer.current);
    const id = offered(value);
    // The visitor has chosen an entry of the list, instead of typing its last letter.
    if (id && (nativeEvent as InputEvent).inputType === 'insertReplacementText') void choose(id);
    else if (value.trim() !== '')
      timer.current = setTimeout(() => near.find(value).then(setFound, () => setFound([])), DEBOUNCE_MS);
  };
  return (
    <section
      ref={panel}
      id={panelId}
      popover="auto"
      aria-label={i18n.t('Where you start')}
      className={classNames(sheet.panel, styles.panel)}
      data-print="hide"
      onToggle={({ newState }) => newState === 'open' && field.current?.focus()}
    >
      {refusals > 0 && (
        <p role="status">
          {i18n.t('Your browser does not share your position. Type where you start instead.')}
        </p>
      )}
      <form action={action} onSubmit={submit} className={styles.form}>
        <TextField
          ref={field}
          label={i18n.t('Start near')}
          name="from"
          list={listId}
          placeholder={i18n.t('Station, street, postcode or place')}
          defaultValue={startName ?? unknown ?? ''}
          error={failed ? notFound : undefined}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          required
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          onChange={onText}
        />
        <datalist id={listId}>
          {found.map(({ id, name, kind }) => (
            <option key={id} value={name} label={kind} />
          ))}
        </datalist>
        <HiddenFields search={new URLSearchParams(query.split('?')[1])} />
        <Button type="submit">{i18n.t('Show')}</Button>
      </form>
      <div className={styles.others}>
        <Button
          variant="line"
          full
          icon={<LocateFixed aria-hidden="true" />}
          onClick={() => {
            close();
            near.toggle(true);
          }}
        >
          {i18n.t('Use my position')}
        </Button>
        {remembered && (
          <Button
            variant="line"
            full
            icon={<MapPin aria-hidden="true" />}
            onClick={() => void choose(remembered.id)}
          >
            {i18n.t('Near {place}', { place: remembered.name })}
          </Button>
        )}
      </div>
    </section>
  );
}
