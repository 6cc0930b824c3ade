import { useHost } from '@guide/contracts/module';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** D-52. */
const prefersReducedMotion = (dataSaver: boolean) =>
  dataSaver || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The slides move unless they are paused, hovered or focused. Play works also while they are hovered (WAI-ARIA
 * Authoring Practices, Carousel).
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
      // Not the heading, which gets the focus after a change of route.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches('input, button, a')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
