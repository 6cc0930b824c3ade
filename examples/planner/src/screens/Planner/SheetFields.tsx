import { Button, Select, TextField } from '@guide/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { durationText } from '../../day/texts';
import { clockOf, minutesOfClock } from '../../plan/changes';
import styles from './SheetFields.module.css';

interface LengthFieldProps {
  label: string;
  /** Those to choose from; what is set is always one of them. */
  lengths: readonly number[];
  minutes: number;
  onChange: (minutes: number) => void;
}

/** How long something takes, minutes. */
export const LengthField = ({ label, lengths, minutes, onChange }: LengthFieldProps) => (
  <Select
    label={label}
    value={String(minutes)}
    options={[...new Set([...lengths, minutes])]
      .sort((a, b) => a - b)
      .map((length) => ({ value: String(length), label: durationText(length) }))}
    onChange={(value) => onChange(Number(value))}
  />
);

interface TimeFieldProps {
  label: string;
  /** Minutes after midnight; absent: none. */
  minutes?: number;
  /** @param minutes null while no time is entered */
  onChange: (minutes: number | null) => void;
}

/** A time of day. */
export const TimeField = ({ label, minutes, onChange }: TimeFieldProps) => (
  <TextField
    label={label}
    type="time"
    defaultValue={minutes === undefined ? '' : clockOf(minutes)}
    onChange={(event) => onChange(minutesOfClock(event.target.value))}
  />
);

interface SheetFootProps {
  /** "Remove this day" */
  removal: string;
  onRemove: () => void;
  /** The button that closes the sheet. */
  children: ReactNode;
}

/** The end of a sheet: a button that removes what it is about, and one that closes it. */
export const SheetFoot = ({ removal, onRemove, children }: SheetFootProps) => (
  <div className={styles.foot}>
    <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
      {removal}
    </Button>
    {children}
  </div>
);
