import type { EChartsCoreOption } from 'echarts/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Chart.module.css';
import type { Colours } from './colours';
import { useColours } from './useColours';

export interface ChartProps {
  /** What the chart shows, in words: a canvas says nothing. */
  description: string;
  /** How it is painted; `narrow` below 480 px, `still` for those who want no motion. */
  option: (colours: Colours, view: { narrow: boolean; still: boolean }) => EChartsCoreOption;
  /** Called with the name of the pressed part. */
  onPress?: (name: string) => void;
  shape: 'bars' | 'pie';
}

const NARROW = 480;

/** The place of a chart, of fixed height; the chart itself is painted after hydration, in the colours of the day. */
export function Chart({ description, option, onPress, shape }: ChartProps) {
  // One per mounted chart: a lazy component that failed to load fails for ever.
  const [Canvas] = useState(() => lazy(() => import('./Canvas')));
  const probe = useRef<HTMLSpanElement>(null);
  const colours = useColours(probe);
  const [view, setView] = useState({ narrow: false, still: false });
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frame = probe.current!.parentElement!;
    const sizes = new ResizeObserver(() => {
      const narrow = frame.clientWidth < NARROW;
      setView((before) => (before.narrow === narrow && before.still === still ? before : { narrow, still }));
    });
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, []);
  return (
    <div className={styles.chart} data-shape={shape} role="img" aria-label={description}>
      <span ref={probe} className={styles.probe} />
      {colours && (
        <Suspense fallback={null}>
          <Canvas option={option(colours, view)} onPress={onPress} />
        </Suspense>
      )}
    </div>
  );
}
