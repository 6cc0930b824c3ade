import type { EChartsCoreOption } from 'echarts/core';
import type { Colours } from './colours';

export interface Slice {
  label: string;
  value: number;
}

/** ANA-14: one named dataset in five fixed colours. A hidden slice leaves its colour to itself (ANA-15). */
export const pieOption = (
  name: string,
  slices: Slice[],
  hidden: ReadonlySet<string>,
  { ink, axis, card, slices: fills, font }: Colours,
  still: boolean,
): EChartsCoreOption => ({
  animation: !still,
  textStyle: { fontFamily: font },
  tooltip: {
    renderMode: 'richText',
    trigger: 'item',
    backgroundColor: card,
    borderColor: axis,
    textStyle: { color: ink },
  },
  series: [
    {
      type: 'pie',
      name,
      radius: '96%',
      label: { show: false },
      emphasis: { scale: false },
      emptyCircleStyle: { color: 'transparent', borderColor: axis, borderWidth: 1 },
      itemStyle: { borderColor: card, borderWidth: 3 },
      data: slices
        .map(({ label, value }, place) => ({ name: label, value, itemStyle: { color: fills[place] } }))
        .filter(({ name }) => !hidden.has(name)),
    },
  ],
});
