import { type Bar, barOption } from './barOption';
import { Chart } from './Chart';

/** @param props.name the dataset's name */
export function BarChart({ name, bars, locale }: { name: string; bars: Bar[]; locale: string }) {
  const words = bars.map(({ label, value }) => `${label} ${value.toLocaleString(locale)}`).join(', ');
  return (
    <Chart
      shape="bars"
      description={`Bar chart of ${name}: ${words}`}
      option={(colours, view) => barOption(name, bars, colours, { ...view, locale })}
    />
  );
}
