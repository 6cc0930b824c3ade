import { Chart } from './Chart';
import { pieOption, type Slice } from './pieOption';

interface Props {
  /** The dataset's name. */
  name: string;
  slices: Slice[];
  hidden: ReadonlySet<string>;
  /** A slice was pressed. */
  onToggle: (label: string) => void;
}

/** The pie without its legend; pressing a slice toggles it (ANA-15). */
export function PieChart({ name, slices, hidden, onToggle }: Props) {
  const words = slices
    .filter(({ label }) => !hidden.has(label))
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
  return (
    <Chart
      shape="pie"
      description={`Pie chart of ${name}: ${words || 'nothing is shown'}`}
      option={(colours, { still }) => pieOption(name, slices, hidden, colours, still)}
      onPress={onToggle}
    />
  );
}
