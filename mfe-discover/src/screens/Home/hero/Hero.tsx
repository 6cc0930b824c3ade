import home from '@guide/city/home.json' with { type: 'json' };
import { importPart } from '@guide/contracts/loading';
import { useHost } from '@guide/contracts/module';
import { useServed } from '@guide/ui';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type CarouselEngine from './CarouselEngine';
import type { CarouselControls } from './CarouselEngine';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';

/** Carousel with a search form (HOME-01 to HOME-09); without JavaScript only the first slide. */
export function Hero() {
  const { site } = useHost();
  const frame = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [searchText, setSearchText] = useState('');
  const [controls, setControls] = useState<CarouselControls | null>(null);
  /** The last click before the carousel was loaded. */
  const pendingMove = useRef<(controls: CarouselControls) => void>(null);
  const onReady = useCallback((ready: CarouselControls | null) => {
    setControls(ready);
    if (!ready) return;
    pendingMove.current?.(ready);
    pendingMove.current = null;
  }, []);
  const { playing, reducedMotion, running, toggle, handlers } = useAutoplay();
  const Engine = useEngine();
  const served = useServed();
  return (
    <section
      ref={frame}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={`${site.product} at a glance`}
      {...handlers}
    >
      <div ref={setViewport} className={styles.viewport}>
        <div className={styles.row} aria-live={running ? 'off' : 'polite'}>
          {home.slides.map((slide, index) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              index={index}
              current={index === selected}
              drawn={index === 0 || controls !== null}
              overlay={frame}
              searchText={searchText}
              onSearchText={setSearchText}
            />
          ))}
        </div>
      </div>
      <HeroControls
        slides={home.slides}
        selected={selected}
        playing={playing}
        onToggle={toggle}
        onMove={(move) => {
          if (controls) move(controls);
          else pendingMove.current = move;
        }}
      />
      {Engine && viewport && (
        <Engine
          served={served}
          viewport={viewport}
          running={running}
          reducedMotion={reducedMotion}
          onSelect={setSelected}
          onReady={onReady}
        />
      )}
    </section>
  );
}

type Engine = ComponentType<ComponentProps<typeof CarouselEngine>>;

function useEngine(): Engine | null {
  const [engine, setEngine] = useState<{ Engine: Engine } | null>(null);
  useEffect(() => {
    let mounted = true;
    importPart(() => import('./CarouselEngine')).then(
      (loaded) => mounted && setEngine({ Engine: loaded.default }),
      (error) => console.error('The carousel could not be loaded', error),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return engine?.Engine ?? null;
}
