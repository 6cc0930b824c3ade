import type { EChartsCoreOption } from 'echarts/core';
import ReactECharts from 'echarts-for-react/lib/core';
import type { EChartsReactProps } from 'echarts-for-react/lib/types';
import { useMemo } from 'react';
import { echarts } from './echarts';

interface Props {
  option: EChartsCoreOption;
  onPress?: (name: string) => void;
}

/** A chart as large as its place. This file is the whole asynchronous chunk. */
export default function Canvas({ option, onPress }: Props) {
  const events = useMemo(
    (): EChartsReactProps['onEvents'] =>
      onPress ? { click: ({ name }: { name: string }) => onPress(name) } : {},
    [onPress],
  );
  return (
    <ReactECharts echarts={echarts} option={option} notMerge style={{ height: '100%' }} onEvents={events} />
  );
}
