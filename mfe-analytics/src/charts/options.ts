import type { EChartsOption } from 'echarts';

export type ChartKind = 'bars' | 'pie' | 'lines';
export type Option = EChartsOption;

/** Width and height that charts are drawn in before there is a browser, px: on a phone, on a desktop. */
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
/** The width of a bar that stands alone, px. */
const MAX_BAR_PX = 96;
/** Narrower charts are drawn for a phone, and for a small one, px. */
const PHONE_PX = 440;
const SMALL_PHONE_PX = 290;

const SOFT = { color: 'var(--ink-soft)', fontSize: 13 };
/** Room for the number above the highest bar, or for the legend. */
const TOP_PX = 32;
const grid = { left: 0, right: 8, top: TOP_PX, outerBoundsMode: 'same' } as const;
/** Room for names below the field: of pages in up to three lines, of days in one, px. */
const PAGES_PX = 42;
const DAYS_PX = 24;

/** An axis from zero with whole ticks (ANA-12). @param locale IETF tag that numbers are written by */
const countAxis = (locale: string) => ({
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  axisLabel: { ...SOFT, formatter: (tick: number) => tick.toLocaleString(locale) },
  splitLine: { lineStyle: { color: 'var(--line)' } },
});

/** ECharts would lighten the colour of what is under the pointer, and cannot compute with tokens. */
const underPointer = { color: 'inherit', opacity: 0.85 } as const;

const axisLine = { lineStyle: { color: 'var(--control)' } };

/**
 * What all charts have in common. Colours are the design system's tokens, so that themes need no script.
 * @param description the chart in words
 * @param points the text of each point; null for one that is not shown
 */
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
    // Text, never markup: names of pages are in it.
    formatter: (params) => {
      const tip = document.createElement('div');
      tip.style.whiteSpace = 'pre-line';
      tip.textContent = points[[params].flat()[0]!.dataIndex] ?? '';
      return tip;
    },
  },
});

export interface Part {
  label: string;
  value: number;
}

/** ANA-12: one named dataset, no legend; each bar bears its number. */
export const bars = (name: string, parts: Part[], locale: string): Option => ({
  grid: { ...grid, bottom: PAGES_PX },
  xAxis: {
    type: 'category',
    data: parts.map(({ label }) => label),
    axisLine,
    axisTick: { show: false },
    axisLabel: { color: 'var(--ink)', interval: 0, overflow: 'break' },
  },
  yAxis: countAxis(locale),
  series: [
    {
      type: 'bar',
      name,
      data: parts.map(({ value }) => value),
      barWidth: '58%',
      barMaxWidth: MAX_BAR_PX,
      itemStyle: { color: 'var(--chart-2)', borderRadius: [6, 6, 0, 0] },
      emphasis: { itemStyle: underPointer },
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

/** ANA-14: five fixed colours, which stay with their slices; the legend is beside it. */
export const pie = (name: string, parts: Part[], hidden: ReadonlySet<string>): Option => ({
  legend: {
    show: false,
    selected: Object.fromEntries(parts.map(({ label }) => [label, !hidden.has(label)])),
  },
  series: [
    {
      type: 'pie',
      name,
      radius: '96%',
      label: { show: false },
      emphasis: { scale: false, itemStyle: underPointer },
      itemStyle: { borderColor: 'var(--card)', borderWidth: 3 },
      emptyCircleStyle: { color: 'transparent', borderColor: 'var(--control)', borderWidth: 1 },
      data: parts.map(({ label, value }, place) => ({
        name: label,
        value,
        itemStyle: { color: `var(--chart-${place + 1})` },
      })),
    },
  ],
});

export interface Line {
  name: string;
  /** One a day; null is "under 5": no point is drawn. */
  values: (number | null)[];
}

/** Two lines over days, a solid and a dashed one. @param marks days that bear a line of their own */
export const lines = (days: string[], both: Line[], marks: string[], locale: string): Option => ({
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
  series: both.map(({ name, values }, place) => {
    const color = `var(--chart-${place + 1})`;
    const alone = (at: number) => values[at] !== null && (values[at - 1] ?? values[at + 1] ?? null) === null;
    return {
      type: 'line',
      name,
      showAllSymbol: true,
      symbol: 'circle',
      itemStyle: { color },
      emphasis: { disabled: true },
      lineStyle: { color, width: 2.5, type: place === 0 ? 'solid' : [6, 5] },
      // Only a day between others of which nothing is shown is a dot.
      data: values.map((value, at) => ({ value, symbolSize: alone(at) ? 9 : 0 })),
      ...(place === 0 && {
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
