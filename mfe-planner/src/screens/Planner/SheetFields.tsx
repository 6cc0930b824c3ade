import { Button, Select, TextField } from '@guide/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { durationText } from '../../day/texts';
import { clockOf, minutesOfClock } from '../../plan/changes';
import styles from './SheetFields.module.css';

interface DurationFieldProps {
  label: string;
  /** Durations to choose from, minutes. */
  options: readonly number[];
  minutes: number;
  onChange: (minutes: number) => void;
}

export const DurationField = ({ label, options, minutes, onChange }: DurationFieldProps) => (
  <Select
    label={label}
    value={String(minutes)}
    options={[...new Set([...options, minutes])]
      .sort((a, b) => a - b)
      .map((length) => ({ value: String(length), label: durationText(length) }))}
    onChange={(value) => onChange(Number(value))}
  />
);

interface TimeFieldProps {
  label: string;
  /** Minutes after midnight; absent if empty. */
  minutes?: number;
  /** @param minutes - null if the field is empty */
  onChange: (minutes: number | null) => void;
}

export const TimeField = ({ label, minutes, onChange }: TimeFieldProps) => (
  <TextField
    label={label}
    type="time"
    defaultValue={minutes === undefined ? '' : clockOf(minutes)}
    onChange={(event) => onChange(minutesOfClock(event.target.value))}
  />
);

interface SheetFootProps {
  /** Label, "Remove this day". */
  removal: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Footer of a sheet with a button to remove its subject. */
export const SheetFoot = ({ removal, onRemove, children }: SheetFootProps) => (
  <div className={styles.foot}>
    <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
      {removal}
    </Button>
    {children}
  </div>
);
