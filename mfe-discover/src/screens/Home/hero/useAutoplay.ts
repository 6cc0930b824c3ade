import { useHost } from '@guide/contracts/module';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const prefersReducedMotion = (dataSaver: boolean) =>
  dataSaver || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides move unless paused, hovered or focused; the play button overrides hover (WAI-ARIA APG, carousel). */
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
    handlers: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      // Ignore the heading, which is focused after navigation.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches('input, button, a')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
