import type { WidgetProps } from '@guide/contracts/module';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/FrameContext';
import { ModuleBoundary } from './ModuleBoundary';

/**
 * Another module's widget, loaded when its place comes near the viewport. Until then, on the server, and where it
 * cannot be loaded, the fallback stands there.
 */
export function Widget({ module, name, props, fallback }: WidgetProps) {
  const { loader } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <div ref={place} data-widget={`${module}/${name}`}>
      {near ? (
        <ModuleBoundary
          resetKey=""
          onFault={(error) => loader.markFailed(module, name, error)}
          onRetry={() => loader.resetFailures(module)}
          fallback={() => fallback}
        >
          <Suspense fallback={fallback}>
            <Loaded module={module} name={name} props={props} />
          </Suspense>
        </ModuleBoundary>
      ) : (
        (fallback as ReactNode)
      )}
    </div>
  );
}

function Loaded({ module, name, props }: Omit<WidgetProps, 'fallback'>) {
  const { loader } = useFrame();
  const Component: ComponentType<Record<string, unknown>> = use(loader.widget(module, name));
  return <Component {...props} />;
}

function useNearViewport(place: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
