import { type RefObject, useEffect, useState } from 'react';

type PictureState = 'loading' | 'loaded' | 'failed';

export interface PictureSource {
  src: string;
  fallbackSrc?: string;
  onLoaded?: () => void;
  onFailed?: () => void;
}

/** Loading state of a picture; tries the fallback once after an error (IMG-04, IMG-05). */
export function usePicture(
  image: RefObject<HTMLImageElement | null>,
  { src, fallbackSrc, onLoaded, onFailed }: PictureSource,
) {
  const [outcome, setOutcome] = useState<{ of: string; state: PictureState; source: string }>();
  const { state, source } = outcome?.of === src ? outcome : { state: 'loading' as const, source: src };

  const onLoad = () => {
    setOutcome({ of: src, state: 'loaded', source });
    onLoaded?.();
  };
  const onError = () => {
    const hasFallback = fallbackSrc !== undefined && source !== fallbackSrc;
    setOutcome({
      of: src,
      state: hasFallback ? 'loading' : 'failed',
      source: hasFallback ? fallbackSrc : source,
    });
    if (!hasFallback) onFailed?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for events before hydration.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete || state !== 'loading' || !element.getAttribute('src')) return;
    if (element.naturalWidth > 0) onLoad();
    else onError();
  }, []);

  return { state, source, onLoad, onError };
}
