import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type CarouselEngine from './CarouselEngine';

type Engine = ComponentType<ComponentProps<typeof CarouselEngine>>;

/** The carousel's engine once it has arrived; without it the first slide stands. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<{ Engine: Engine } | null>(null);
  useEffect(() => {
    let wanted = true;
    import('./CarouselEngine').then(
      (loaded) => wanted && setEngine({ Engine: loaded.default }),
      (error) => console.error('The carousel could not be loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return engine?.Engine ?? null;
}
