import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { useServed } from '@guide/ui';
import { useCallback, useRef, useState } from 'react';
import type { CarouselControls } from './CarouselEngine';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';
import { useEngine } from './useEngine';

/** The carousel of three slides (HOME-01 to HOME-09); without a script its first slide. */
export function Hero() {
  const { site } = useHost();
  const frame = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [searchText, setSearchText] = useState('');
  const [controls, setControls] = useState<CarouselControls | null>(null);
  /** What was pressed before the engine came. */
  const early = useRef<(controls: CarouselControls) => void>(null);
  const onReady = useCallback((ready: CarouselControls | null) => {
    setControls(ready);
    if (!ready) return;
    early.current?.(ready);
    early.current = null;
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
          {home.slides.map((slide, place) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              place={place}
              current={place === selected}
              drawn={place === 0 || controls !== null}
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
          else early.current = move;
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
