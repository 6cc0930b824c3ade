import { Select } from '@guide/ui';
import { durationText } from '../../day/texts';

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
