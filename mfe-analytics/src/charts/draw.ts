import { init, svgOf } from './echarts';
import { type ChartKind, type Option, SIZES } from './options';

/** Draws a chart without a browser, as one SVG for each size of its kind. */
export const draw = (kind: ChartKind, option: Option): string =>
  SIZES[kind]
    .map(([width, height]) => {
      const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
      chart.setOption(option);
      const svg = svgOf(chart);
      chart.dispose();
      // Stable ids: equal figures result in equal HTML.
      return svg.replace(/zr\d+-/g, `${kind}-${width}-`);
    })
    .join('');
