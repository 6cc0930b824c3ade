import { BarChart, LineChart, PieChart } from 'echarts/charts';
import {
  AriaComponent,
  BrushComponent,
  GridComponent,
  LegendPlainComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { type ECharts, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendPlainComponent,
  MarkLineComponent,
  TooltipComponent,
]);
use([AriaComponent, BrushComponent, SVGRenderer]);

export * from 'echarts/core';

/** The chart as SVG without style attributes, which the CSP forbids. */
export function svgOf(chart: ECharts): string {
  const painter = chart.getZr().painter as unknown as { renderToString(options: object): string };
  return painter
    .renderToString({ cssAnimation: false, cssEmphasis: false })
    .replace(/ style="([^"]*)"/g, (_, style: string) =>
      style.replace(/([\w-]+):\s*([^;]+);?/g, ' $1="$2"').replace(/font="[^"]*"/, ''),
    );
}
