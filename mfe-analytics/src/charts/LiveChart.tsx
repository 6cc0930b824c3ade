import type { ECharts } from 'echarts/core';
import EChartsReact from 'echarts-for-react/lib/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as echarts from './echarts';
import type { ChartKind, Option } from './options';

interface Props {
  className: string | undefined;
  kind: ChartKind;
  option: Option;
  points: (string | null)[];
  onReady: (chart: ECharts) => void;
  onPress?: (point: number) => void;
  onRange?: (first: number, last: number) => void;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** An interactive chart. Arrow keys move between points and show their text; Escape hides it. */
export function LiveChart({ className, kind, option, points, onReady, onPress, onRange }: Props) {
  const chart = useRef<ECharts>(null);
  const current = useRef(0);
  const [announcement, setAnnouncement] = useState('');

  const hide = () => {
    chart.current?.dispatchAction({ type: 'hideTip' });
    setAnnouncement('');
  };
  const show = (step: number) => {
    const shown = points.flatMap((point, index) => (point === null ? [] : [index]));
    if (!chart.current || shown.length === 0) return;
    const next = Math.max(0, shown.indexOf(current.current)) + step;
    current.current = shown[Math.min(Math.max(next, 0), shown.length - 1)]!;
    const [x] = kind === 'pie' ? [] : [chart.current.convertToPixel({ xAxisIndex: 0 }, current.current)];
    const position = x === undefined ? { seriesIndex: 0, dataIndex: current.current } : { x, y: MIDDLE_PX };
    chart.current.dispatchAction({ type: 'showTip', ...position });
    setAnnouncement(points[current.current]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') hide();
    if (step === undefined) return;
    event.preventDefault();
    show(step);
  };
  const start = (ready: ECharts) => {
    chart.current = ready;
    if (onRange && matchMedia('(pointer: fine)').matches)
      ready.dispatchAction({ type: 'takeGlobalCursor', key: 'brush', brushOption: { brushType: 'lineX' } });
    onReady(ready);
  };
  const latest = useRef({ onPress, onRange });
  latest.current = { onPress, onRange };
  const choose = ({ areas: [area] }: { areas: { coordRange: [number, number] }[] }) => {
    if (!area) return;
    chart.current?.dispatchAction({ type: 'brush', areas: [] });
    latest.current.onRange?.(...area.coordRange);
  };
  // Must be stable: EChartsReact would also bind a second object that arrives during initialization.
  const [events] = useState({
    click: ({ dataIndex }: { dataIndex: number }) => latest.current.onPress?.(dataIndex),
    brushEnd: choose,
  });
  return (
    <>
      <EChartsReact
        echarts={echarts}
        opts={{ renderer: 'svg' }}
        option={onRange ? { ...option, ...brush } : option}
        className={className}
        style={{ height: '100%' }}
        // Draws in another task than it starts.
        lazyUpdate
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.matches(':focus-visible') && show(0)}
        onBlur={hide}
        onChartReady={start}
        onEvents={events}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

const MIDDLE_PX = 120;

const brush: Option = {
  brush: {
    toolbox: [],
    xAxisIndex: 0,
    brushStyle: {
      color: 'color-mix(in srgb, var(--chart-2) 20%, transparent)',
      borderColor: 'var(--chart-2)',
      borderWidth: 1,
    },
  },
};

/** The chart as a standalone SVG file, with a background and resolved colours. */
export function pictureOf(chart: ECharts): string {
  const { style } = chart.getDom();
  const colorOf = (token: string) => {
    style.color = token;
    return getComputedStyle(chart.getDom()).color;
  };
  const svg = echarts
    .svgOf(chart)
    .replace('fill="none"', 'fill="var(--card)"')
    .replace(/var\(--[\w-]+\)/g, colorOf);
  style.color = '';
  return svg;
}
