import type { EChartsCoreOption } from 'echarts/core';
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
  { ink, soft, line, axis, card, bar, font }: Colours,
  { locale, narrow, still }: { locale: string; narrow: boolean; still: boolean },
): EChartsCoreOption => ({
  animation: !still,
  textStyle: { fontFamily: font },
  grid: { left: 4, right: 4, top: 28, bottom: 4, outerBoundsMode: 'same' },
  // The HTML kind writes style attributes, which the page's policy refuses.
  tooltip: {
    renderMode: 'richText',
    trigger: 'item',
    backgroundColor: card,
    borderColor: axis,
    textStyle: { color: ink },
  },
  xAxis: {
    type: 'category',
    data: bars.map(({ label }) => label),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: axis } },
    axisLabel: {
      color: ink,
      interval: 0,
      ...(narrow ? LABEL.narrow : LABEL.wide),
      overflow: 'break',
      lineHeight: narrow ? 14 : 17,
      margin: 12,
    },
  },
  yAxis: {
    type: 'value',
    min: 0,
    minInterval: 1,
    axisLabel: {
      color: soft,
      formatter: (value: number) =>
        value.toLocaleString(locale, { notation: narrow ? 'compact' : 'standard' }),
    },
    splitLine: { lineStyle: { color: line } },
  },
  series: [
    {
      type: 'bar',
      name,
      data: bars.map(({ value }) => value),
      barWidth: '58%',
      barMaxWidth: 64,
      itemStyle: { color: bar, borderRadius: [6, 6, 0, 0] },
      emphasis: { disabled: true },
      label: {
        show: true,
        position: 'top',
        color: ink,
        fontWeight: 650,
        formatter: ({ value }: { value: number }) => value.toLocaleString(locale),
      },
    },
  ],
});
