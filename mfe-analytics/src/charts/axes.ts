import type { Colours } from './colours';

/** How a chart is drawn that has axes. */
export interface ChartSettings {
  /** IETF tag that numbers are written by. */
  locale: string;
  narrow: boolean;
  still: boolean;
}

/**
 * What charts with axes have in common: the text, the tooltip, an x axis of names, and a y axis from zero with whole
 * ticks.
 * @param names along the x axis, and how they are written
 * @param notation of the numbers along the y axis
 */
export const axes = (
  names: { data: string[]; label: object },
  trigger: 'item' | 'axis',
  notation: 'compact' | 'standard',
  { ink, soft, line, axis, card, font }: Colours,
  { locale, still }: ChartSettings,
) => ({
  animation: !still,
  textStyle: { fontFamily: font },
  // The HTML kind writes style attributes, which the page's policy refuses.
  tooltip: {
    renderMode: 'richText' as const,
    trigger,
    backgroundColor: card,
    borderColor: axis,
    textStyle: { color: ink },
  },
  xAxis: {
    type: 'category' as const,
    data: names.data,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: axis } },
    axisLabel: names.label,
  },
  yAxis: {
    type: 'value' as const,
    min: 0,
    minInterval: 1,
    axisLabel: {
      color: soft,
      formatter: (value: number) => value.toLocaleString(locale, { notation }),
    },
    splitLine: { lineStyle: { color: line } },
  },
});
