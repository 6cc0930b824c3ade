import { Button } from '@guide/ui';
import type { ECharts } from 'echarts/core';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile } from '../live/saveFile';
import styles from './Chart.module.css';
import { DataTable } from './DataTable';
import { type ChartKind, common, type Option } from './options';

/** How near to the screen a chart is when ECharts is loaded. */
const NEAR = '200px';

/** On the server, which alone draws without a browser (`src/index.ts`); else what was drawn stands in the page. */
let drawn: (kind: ChartKind, option: Option) => string = () => '';
export const drawWith = (draw: typeof drawn) => {
  drawn = draw;
};

interface Props {
  kind: ChartKind;
  /** The chart in words. */
  description: string;
  /** The text of each point; null for one that is not shown. */
  points: (string | null)[];
  option: Option;
  /** The same figures as a table. */
  table: Parameters<typeof DataTable>[0];
  /** Stands beside the chart. */
  legend?: ReactNode;
  onPress?: (point: number) => void;
  /** Points were chosen by dragging, from the first to the last. */
  onRange?: (first: number, last: number) => void;
}

/** A chart as the server draws it, until ECharts is there; below it its figures as a table. */
export function Chart({ kind, description, points, option, table, legend, ...events }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const live = useLiveChart(place);
  const [chart, setChart] = useState<ECharts>();
  const whole = { ...common(description, points, kind === 'pie' ? 'item' : 'axis'), ...option };
  return (
    <>
      <div className={styles.figure} data-kind={kind}>
        <div ref={place} className={styles.chart} data-kind={kind}>
          {!chart && (
            <div
              className={styles.drawn}
              role="img"
              aria-label={description}
              // In the browser there is no text to compare with: what the server drew stays.
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: ECharts writes it, with texts escaped.
              dangerouslySetInnerHTML={{ __html: drawn(kind, whole) }}
            />
          )}
          {live && (
            <live.LiveChart
              className={chart ? styles.live : styles.waiting}
              kind={kind}
              option={whole}
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

/** Words in the place of a chart without figures. */
export const NoChart = ({ kind, children }: { kind: ChartKind; children: string }) => (
  <p className={styles.none} data-kind={kind}>
    {children}
  </p>
);

/** ECharts, once the chart's place is near the screen. */
function useLiveChart(place: React.RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<typeof import('./LiveChart')>();
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        import('./LiveChart').then(
          (loaded) => {
            observer.disconnect();
            setLive(loaded);
          },
          // What was drawn and the table stay; it is requested again when the chart comes near again.
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return live;
}
