import { TextField } from '@guide/ui';
import { clockOf, minutesOfClock } from '../../plan/changes';

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
