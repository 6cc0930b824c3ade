import { useHost } from '@guide/contracts/module';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** The visitor prefers reduced motion, by the system's setting or the data saver (D-52). */
const prefersReducedMotion = (dataSaver: boolean) =>
  dataSaver || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether the slides move on by themselves: while the visitor has not paused them and neither the pointer nor the
 * focus is on them. Pressing play counts even while the pointer is there (WAI-ARIA Authoring Practices, Carousel).
 */
export function useAutoplay() {
  const { settings } = useHost();
  const [playing, setPlaying] = useState(true);
  const [reducedMotion, setReducedMotion] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!prefersReducedMotion(settings.dataSaver)) return;
    setReducedMotion(true);
    setPlaying(false);
  }, [settings.dataSaver]);

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(over);
  };
  return {
    playing,
    /** Slides change without movement. */
    reducedMotion,
    running: playing && !hovered && !focused,
    toggle() {
      setPlaying(!playing);
      setHovered(false);
      setFocused(false);
    },
    /** For the element around slides and controls. */
    handlers: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      // The heading takes the focus after a change of route; that is no wish to stay.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches('input, button, a')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
