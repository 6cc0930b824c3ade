import { useHost } from '@guide/contracts/module';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Slides move unless paused, hovered, touched or focused; the play button overrides hover (WAI-ARIA APG, carousel). */
export function useAutoplay() {
  const { settings } = useHost();
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    if (settings.dataSaver || matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, [settings.dataSaver]);

  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(over);
  };
  return {
    playing,
    running: playing && !hovered && !focused && !touched,
    toggle() {
      setPlaying(!playing);
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      // Ignore the heading, which is focused after navigation.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches('input, button, a')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
