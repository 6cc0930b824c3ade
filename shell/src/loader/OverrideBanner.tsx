import { i18n, listSeparator } from '@guide/contracts/texts';
import { resetOverrides } from './overrides';

export const OverrideBanner = ({ overrides }: { overrides: Record<string, string> }) => (
  <aside className="preview-banner" aria-label={i18n.t('Module overrides')}>
    <span>
      {i18n.t('Loaded from a development server: {modules}', {
        modules: Object.entries(overrides)
          .map(([module, url]) => i18n.t('{module} from {origin}', { module, origin: new URL(url).origin }))
          .join(listSeparator()),
      })}
    </span>
    <button type="button" onClick={resetOverrides}>
      {i18n.t('Reset')}
    </button>
  </aside>
);
