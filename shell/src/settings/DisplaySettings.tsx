import { type Settings, useHost } from '@guide/contracts/module';
import { Segments, Switch } from '@guide/ui';
import { useFrame } from '../frame/FrameContext';
import styles from './DisplaySettings.module.css';
import { chooseDataSaver, chooseTheme } from './settings';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const themeLabel = (theme: Settings['theme']): string =>
  THEMES.find(({ value }) => value === theme)!.label;

/** Settings for theme and data saver (D-22, NAV-15). */
export function DisplaySettings() {
  const { settings } = useHost();
  const { settings: store } = useFrame();
  return (
    <div>
      <p className={styles.label}>Theme</p>
      <div className={styles.themes}>
        <Segments
          label="Theme"
          options={THEMES}
          value={settings.theme}
          onChange={(theme) => chooseTheme(store, theme)}
        />
      </div>
      <div className={styles.saver}>
        <Switch
          label="Data saver"
          description="Loads pictures only when you ask for them, and nothing in advance. No animations."
          spread
          on={settings.dataSaver}
          onChange={(on) => chooseDataSaver(store, on)}
        />
      </div>
    </div>
  );
}
