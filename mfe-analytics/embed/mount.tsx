import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import { Embedded } from './Embedded';
import { mountView } from './mountView';

export const mount = mountView((target, guide, onEvent) => {
  const root = createRoot(target);
  return {
    show: (options) => root.render(<Embedded guide={guide} options={options} onEvent={onEvent} />),
    end: () => root.unmount(),
  };
});
