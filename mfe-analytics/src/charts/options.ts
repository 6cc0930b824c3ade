import type { EChartsOption } from 'echarts';

export type ChartKind = 'bars' | 'pie' | 'lines';
export type Option = EChartsOption;

export const SIZES: Record<ChartKind, [width: number, height: number][]> = {
  bars: [
    [316, 288],
    [625, 288],
  ],
  pie: [[208, 208]],
  lines: [
    [316, 288],
    [1130, 288],
  ],
};
const MAX_BAR_PX = 96;
const PHONE_PX = 440;
const SMALL_PHONE_PX = 290;

const SOFT = { color: 'var(--ink-soft)', fontSize: 13 };
const TOP_PX = 32;
const grid = { left: 0, right: 8, top: TOP_PX, outerBoundsMode: 'same' } as const;
const PAGES_PX = 42;
const DAYS_PX = 24;

const countAxis = (locale: string) => ({
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  axisLabel: { ...SOFT, formatter: (tick: number) => tick.toLocaleString(locale) },
  splitLine: { lineStyle: { color: 'var(--line)' } },
});

/** ECharts cannot lighten colours that are CSS variables. */
const hoverStyle = { color: 'inherit', opacity: 0.85 } as const;

const axisLine = { lineStyle: { color: 'var(--control)' } };

/** Options of all charts. Colours are CSS variables, so that themes work without JavaScript. */
export const common = (description: string, points: (string | null)[], trigger: 'axis' | 'item'): Option => ({
  animation: false,
  textStyle: { fontFamily: "'Source Sans 3','Source Sans Fallback',sans-serif" },
  aria: { enabled: true, label: { description } },
  tooltip: {
    trigger,
    confine: true,
    transitionDuration: 0,
    backgroundColor: 'var(--card)',
    borderColor: 'var(--control)',
    textStyle: { color: 'var(--ink)', fontSize: 15 },
    axisPointer: {
      lineStyle: { color: 'var(--control)' },
      shadowStyle: { color: 'var(--line)', opacity: 0.4 },
    },
    // As text, because page names could contain markup.
    formatter: (params) => {
      const tip = document.createElement('div');
      tip.style.whiteSpace = 'pre-line';
      tip.textContent = points[[params].flat()[0]!.dataIndex] ?? '';
      return tip;
    },
  },
});

export interface DataPoint {
  label: string;
  value: number;
}

export const bars = (name: string, points: DataPoint[], locale: string): Option => ({
  grid: { ...grid, bottom: PAGES_PX },
  xAxis: {
    type: 'category',
    data: points.map(({ label }) => label),
    axisLine,
    axisTick: { show: false },
    axisLabel: { color: 'var(--ink)', interval: 0, overflow: 'break' },
  },
  yAxis: countAxis(locale),
  series: [
    {
      type: 'bar',
      name,
      data: points.map(({ value }) => value),
      barWidth: '58%',
      barMaxWidth: MAX_BAR_PX,
      itemStyle: { color: 'var(--chart-2)', borderRadius: [6, 6, 0, 0] },
      emphasis: { itemStyle: hoverStyle },
      label: {
        show: true,
        position: 'top',
        color: 'var(--ink)',
        fontSize: 14,
        fontWeight: 650 as never,
        formatter: ({ value }) => Number(value).toLocaleString(locale),
      },
    },
  ],
  media: [
    {
      query: { maxWidth: PHONE_PX },
      option: { xAxis: { axisLabel: { fontSize: 11, lineHeight: 14, width: 52 } } },
    },
    { query: { maxWidth: SMALL_PHONE_PX }, option: { xAxis: { axisLabel: { width: 40 } } } },
    { option: { xAxis: { axisLabel: { fontSize: 14, lineHeight: 17, width: 92 } } } },
  ],
});

export const pie = (name: string, points: DataPoint[], hidden: ReadonlySet<string>): Option => ({
  legend: {
    show: false,
    selected: Object.fromEntries(points.map(({ label }) => [label, !hidden.has(label)])),
  },
  series: [
    {
      type: 'pie',
      name,
      radius: '96%',
      label: { show: false },
      emphasis: { scale: false, itemStyle: hoverStyle },
      itemStyle: { borderColor: 'var(--card)', borderWidth: 3 },
      emptyCircleStyle: { color: 'transparent', borderColor: 'var(--control)', borderWidth: 1 },
      data: points.map(({ label, value }, index) => ({
        name: label,
        value,
        itemStyle: { color: `var(--chart-${index + 1})` },
      })),
    },
  ],
});

export interface Line {
  name: string;
  /** One value per day; null means "under 5". */
  values: (number | null)[];
}

/** A solid and a dashed line. @param marks - days with a vertical line */
export const lines = (days: string[], data: Line[], marks: string[], locale: string): Option => ({
  grid: { ...grid, bottom: DAYS_PX },
  legend: {
    top: 4,
    left: 0,
    itemWidth: 28,
    itemHeight: 0,
    textStyle: { color: 'var(--ink)', fontSize: 15 },
  },
  xAxis: {
    type: 'category',
    data: days,
    boundaryGap: days.length === 1,
    axisLine,
    axisTick: { show: false },
    axisLabel: {
      ...SOFT,
      showMinLabel: true,
      showMaxLabel: true,
      alignMinLabel: 'left',
      alignMaxLabel: 'right',
      hideOverlap: true,
    },
  },
  yAxis: countAxis(locale),
  series: data.map(({ name, values }, index) => {
    const color = `var(--chart-${index + 1})`;
    const isIsolated = (day: number) =>
      values[day] !== null && (values[day - 1] ?? values[day + 1] ?? null) === null;
    return {
      type: 'line',
      name,
      showAllSymbol: true,
      symbol: 'circle',
      itemStyle: { color },
      emphasis: { disabled: true },
      lineStyle: { color, width: 2.5, type: index === 0 ? 'solid' : [6, 5] },
      data: values.map((value, day) => ({ value, symbolSize: isIsolated(day) ? 9 : 0 })),
      ...(index === 0 && {
        markLine: {
          symbol: 'none',
          silent: true,
          label: { show: false },
          lineStyle: { color: 'var(--control)', type: [1, 4] },
          data: marks.map((day) => ({ xAxis: day })),
        },
      }),
    };
  }),
});
