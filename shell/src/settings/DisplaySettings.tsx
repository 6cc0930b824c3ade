import { type Settings, useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Segments, Switch } from '@guide/ui';
import { useFrame } from '../frame/FrameContext';
import styles from './DisplaySettings.module.css';
import { chooseDataSaver, chooseTheme } from './settings';

const themeLabels = (): Record<Settings['theme'], string> => ({
  system: i18n.t('System'),
  light: i18n.t('Light'),
  dark: i18n.t('Dark'),
});

export const themeLabel = (theme: Settings['theme']): string => themeLabels()[theme];

const THEMES = ['system', 'light', 'dark'] as const;

/** Settings for theme and data saver (D-22, NAV-15). */
export function DisplaySettings() {
  const { settings } = useHost();
  const { settings: store } = useFrame();
  return (
    <div>
      <p className={styles.label}>{i18n.t('Theme')}</p>
      <div className={styles.themes}>
        <Segments
          label={i18n.t('Theme')}
          options={THEMES.map((value) => ({ value, label: themeLabel(value) }))}
          value={settings.theme}
          onChange={(theme) => chooseTheme(store, theme)}
        />
      </div>
      <div className={styles.saver}>
        <Switch
          label={i18n.t('Data saver')}
          description={i18n.t(
            'Loads pictures only when you ask for them, and nothing in advance. No animations.',
          )}
          spread
          on={settings.dataSaver}
          onChange={(on) => chooseDataSaver(store, on)}
        />
      </div>
    </div>
  );
}
