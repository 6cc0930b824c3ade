import type { EChartsCoreOption } from 'echarts/core';
import { axes, type ChartSettings } from '../charts/axes';
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
  colours: Colours,
  settings: ChartSettings,
): EChartsCoreOption => ({
  ...axes(
    {
      data: days,
      label: { color: colours.soft, hideOverlap: true, fontSize: settings.narrow ? 11 : 14 },
    },
    'axis',
    'compact',
    colours,
    settings,
  ),
  grid: { left: 4, right: 12, top: 28, bottom: 4, outerBoundsMode: 'same' },
  series: series.map(({ name, values }, place) => ({
    type: 'line',
    name,
    data: values,
    color: colours.slices[place],
    symbolSize: 6,
    lineStyle: { width: 2.5, type: place === 0 ? 'solid' : 'dashed' },
    ...(place === 0 && {
      markLine: {
        symbol: 'none',
        silent: true,
        lineStyle: { color: colours.axis, type: 'dotted' },
        label: { color: colours.soft, formatter: '{b}', show: !settings.narrow },
        data: marks.map(({ day, text }) => ({ name: text, xAxis: day })),
      },
    }),
  })),
});
