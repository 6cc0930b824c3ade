import { resetOverrides } from './overrides';

export const OverrideBanner = ({ overrides }: { overrides: Record<string, string> }) => (
  <aside className="preview-banner" aria-label="Module overrides">
    <span>
      Loaded from a development server:{' '}
      {Object.entries(overrides)
        .map(([module, url]) => `${module} from ${new URL(url).origin}`)
        .join(', ')}
    </span>
    <button type="button" onClick={resetOverrides}>
      Reset
    </button>
  </aside>
);
