import { useHost, type WidgetProps } from '@guide/contracts/module';
import { useNearViewport } from '@guide/ui';
import { type ComponentType, type ReactNode, Suspense, use, useRef } from 'react';
import { useFrame } from '../frame/FrameContext';
import { EnglishData } from './EnglishData';
import { ModuleBoundary } from './ModuleBoundary';
import { untranslated } from './untranslated';

/** Shows another module's widget near the viewport; the fallback before that, on the server and after a failure. */
export function Widget({ module, name, props, fallback }: WidgetProps) {
  const { loader } = useFrame();
  const element = useRef<HTMLDivElement>(null);
  // Print the fallback: the widget would load too late.
  const near = useNearViewport(element, { printed: false });
  return (
    <div ref={element} data-widget={`${module}/${name}`}>
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
  const { loader, modules } = useFrame();
  const { language } = useHost();
  const Component: ComponentType<Record<string, unknown>> = use(loader.widget(module, name));
  const english = untranslated(language, modules[module]);
  return english.lang ? (
    <div {...english}>
      <EnglishData>
        <Component {...props} />
      </EnglishData>
    </div>
  ) : (
    <Component {...props} />
  );
}
