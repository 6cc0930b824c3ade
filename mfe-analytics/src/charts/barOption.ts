import type { EChartsCoreOption } from 'echarts/core';
import { axes, type ChartSettings } from './axes';
import type { Colours } from './colours';

export interface Bar {
  label: string;
  value: number;
}

/** Room and size of a label on a narrow and a wide chart, px: the word "attractions" stays whole. */
const LABEL = { narrow: { width: 56, fontSize: 11 }, wide: { width: 120, fontSize: 14 } };

/** ANA-12: one named dataset, a y axis from zero with whole ticks, no legend. */
export const barOption = (
  name: string,
  bars: Bar[],
  colours: Colours,
  settings: ChartSettings,
): EChartsCoreOption => ({
  ...axes(
    {
      data: bars.map(({ label }) => label),
      label: {
        color: colours.ink,
        interval: 0,
        ...(settings.narrow ? LABEL.narrow : LABEL.wide),
        overflow: 'break',
        lineHeight: settings.narrow ? 14 : 17,
        margin: 12,
      },
    },
    'item',
    settings.narrow ? 'compact' : 'standard',
    colours,
    settings,
  ),
  grid: { left: 4, right: 4, top: 28, bottom: 4, outerBoundsMode: 'same' },
  series: [
    {
      type: 'bar',
      name,
      data: bars.map(({ value }) => value),
      barWidth: '58%',
      barMaxWidth: 64,
      itemStyle: { color: colours.bar, borderRadius: [6, 6, 0, 0] },
      emphasis: { disabled: true },
      label: {
        show: true,
        position: 'top',
        color: colours.ink,
        fontWeight: 650,
        formatter: ({ value }: { value: number }) => value.toLocaleString(settings.locale),
      },
    },
  ],
});
