import { useHost } from '@guide/contracts/module';
import { useLayoutEffect } from 'react';

export function ApplySettings() {
  const { theme, dataSaver } = useHost().settings;
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = theme;
    root.toggleAttribute('data-save-data', dataSaver);
  }, [theme, dataSaver]);
  return null;
}
