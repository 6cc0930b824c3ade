import { importPart } from '@guide/contracts/loading';
import { i18n } from '@guide/contracts/texts';
import { Button, whenIdle } from '@guide/ui';
import type { ECharts } from 'echarts/core';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile } from '../live/saveFile';
import styles from './Chart.module.css';
import { DataTable } from './DataTable';
import { type ChartKind, common, type Option } from './options';

const ROOT_MARGIN = '200px';

/** Set on the server by `src/index.ts`; during hydration the browser keeps the server's SVG. */
let drawOnServer: (kind: ChartKind, option: Option) => string = () => '';
export const setServerRenderer = (draw: typeof drawOnServer) => {
  drawOnServer = draw;
};

interface Props {
  kind: ChartKind;
  description: string;
  points: (string | null)[];
  option: Option;
  table: Parameters<typeof DataTable>[0];
  legend?: ReactNode;
  onPress?: (point: number) => void;
  onRange?: (first: number, last: number) => void;
}

/** A chart that the server draws and ECharts replaces, with a table of its figures. */
export function Chart({ kind, description, points, option, table, legend, ...events }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const live = useLiveChart(frame);
  const [chart, setChart] = useState<ECharts>();
  const fullOption = { ...common(description, points, kind === 'pie' ? 'item' : 'axis'), ...option };
  return (
    <>
      <div className={styles.figure} data-kind={kind}>
        <div ref={frame} className={styles.chart} data-kind={kind} dir="ltr">
          {!chart && (
            <div
              className={styles.drawn}
              role="img"
              aria-label={description}
              // The browser renders an empty string here.
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: ECharts generates it and escapes texts.
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
          {i18n.t('Save as image')}
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

function useLiveChart(frame: React.RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<typeof import('./LiveChart')>();
  useEffect(() => {
    if (!frame.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        importPart(() => import('./LiveChart')).then(
          (loaded) => {
            observer.disconnect();
            whenIdle(() => setLive(loaded));
          },
          // Keep the static chart; retry when the chart approaches the viewport again.
          () => {},
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return live;
}
