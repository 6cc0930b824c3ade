import { type RefObject, useEffect, useState } from 'react';

type PictureState = 'loading' | 'loaded' | 'failed';

interface Picture {
  state: PictureState;
  /** The picture, or its fallback after a failure. */
  source: string;
  onLoad: () => void;
  onError: () => void;
}

/** State of a picture; a failure tries the fallback once (IMG-04, IMG-05). @param image may have loaded before hydration */
export function usePicture(
  image: RefObject<HTMLImageElement | null>,
  {
    src,
    fallbackSrc,
    onLoaded,
    onFailed,
  }: {
    src: string;
    fallbackSrc?: string;
    onLoaded?: () => void;
    onFailed?: () => void;
  },
): Picture {
  const [done, setDone] = useState<{ of: string; state: PictureState; source: string }>();
  const { state, source } = done?.of === src ? done : { state: 'loading' as const, source: src };

  const onLoad = () => {
    setDone({ of: src, state: 'loaded', source });
    onLoaded?.();
  };
  const onError = () => {
    const second = fallbackSrc !== undefined && source !== fallbackSrc;
    setDone({ of: src, state: second ? 'loading' : 'failed', source: second ? fallbackSrc : source });
    if (!second) onFailed?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; later changes arrive as events.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete || state !== 'loading' || !element.getAttribute('src')) return;
    if (element.naturalWidth > 0) onLoad();
    else onError();
  }, []);

  return { state, source, onLoad, onError };
}
