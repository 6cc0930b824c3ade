import type { EChartsCoreOption } from 'echarts/core';
import type { Colours } from '../charts/colours';

interface Series {
  name: string;
  /** null is "under 5": no point is drawn. */
  values: (number | null)[];
}

/**
 * Lines over days, with a mark where a release was seen first.
 * @param marks day and text
 */
export const lineOption = (
  days: string[],
  series: Series[],
  marks: { day: string; text: string }[],
  { ink, soft, line, axis, card, slices, font }: Colours,
  { locale, narrow, still }: { locale: string; narrow: boolean; still: boolean },
): EChartsCoreOption => ({
  animation: !still,
  textStyle: { fontFamily: font },
  grid: { left: 4, right: 12, top: 28, bottom: 4, outerBoundsMode: 'same' },
  // The HTML kind writes style attributes, which the page's policy refuses.
  tooltip: {
    renderMode: 'richText',
    trigger: 'axis',
    backgroundColor: card,
    borderColor: axis,
    textStyle: { color: ink },
  },
  xAxis: {
    type: 'category',
    data: days,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: axis } },
    axisLabel: { color: soft, hideOverlap: true, fontSize: narrow ? 11 : 14 },
  },
  yAxis: {
    type: 'value',
    min: 0,
    minInterval: 1,
    axisLabel: {
      color: soft,
      formatter: (value: number) => value.toLocaleString(locale, { notation: 'compact' }),
    },
    splitLine: { lineStyle: { color: line } },
  },
  series: series.map(({ name, values }, place) => ({
    type: 'line',
    name,
    data: values,
    color: slices[place],
    symbolSize: 6,
    lineStyle: { width: 2.5, type: place === 0 ? 'solid' : 'dashed' },
    ...(place === 0 && {
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { color: axis, type: 'dotted' },
        label: { color: soft, formatter: '{b}', show: !narrow },
        data: marks.map(({ day, text }) => ({ name: text, xAxis: day })),
      },
    }),
  })),
});
