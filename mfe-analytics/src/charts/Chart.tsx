import { Button } from '@guide/ui';
import type { ECharts } from 'echarts/core';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile } from '../live/saveFile';
import styles from './Chart.module.css';
import { DataTable } from './DataTable';
import { type ChartKind, common, type Option } from './options';

/** ECharts is loaded when a chart is this near to the screen. */
const NEAR = '200px';

/** Set on the server (`src/index.ts`). The browser keeps what the server drew. */
let drawOnServer: (kind: ChartKind, option: Option) => string = () => '';
export const drawWith = (draw: typeof drawOnServer) => {
  drawOnServer = draw;
};

interface Props {
  kind: ChartKind;
  /** The chart in words. */
  description: string;
  /** The text of each point; null for a hidden one. */
  points: (string | null)[];
  option: Option;
  /** The same figures as a table. */
  table: Parameters<typeof DataTable>[0];
  legend?: ReactNode;
  onPress?: (point: number) => void;
  /** Called after dragging over points. */
  onRange?: (first: number, last: number) => void;
}

/** The chart that the server drew, then ECharts; below it a table of the figures. */
export function Chart({ kind, description, points, option, table, legend, ...events }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const live = useLiveChart(frame);
  const [chart, setChart] = useState<ECharts>();
  const fullOption = { ...common(description, points, kind === 'pie' ? 'item' : 'axis'), ...option };
  return (
    <>
      <div className={styles.figure} data-kind={kind}>
        <div ref={frame} className={styles.chart} data-kind={kind}>
          {!chart && (
            <div
              className={styles.drawn}
              role="img"
              aria-label={description}
              // The browser has no SVG to compare with.
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: ECharts writes it, with texts escaped.
              dangerouslySetInnerHTML={{ __html: drawOnServer(kind, fullOption) }}
            />
          )}
          {live && (
            <live.LiveChart
              className={chart ? styles.live : styles.waiting}
              kind={kind}
              option={fullOption}
              points={points}
              onReady={setChart}
              {...events}
            />
          )}
        </div>
        {legend}
      </div>
      {live && chart && (
        <Button
          className={styles.save}
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`${table.caption}.svg`, live.pictureOf(chart), 'image/svg+xml')}
        >
          Save as image
        </Button>
      )}
      <DataTable {...table} />
    </>
  );
}

export const NoChart = ({ kind, children }: { kind: ChartKind; children: string }) => (
  <p className={styles.none} data-kind={kind}>
    {children}
  </p>
);

/** Loads ECharts once the chart is near the screen. */
function useLiveChart(frame: React.RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<typeof import('./LiveChart')>();
  useEffect(() => {
    if (!frame.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        import('./LiveChart').then(
          (loaded) => {
            observer.disconnect();
            setLive(loaded);
          },
          // The drawn chart and the table stay; the next approach tries again.
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return live;
}
