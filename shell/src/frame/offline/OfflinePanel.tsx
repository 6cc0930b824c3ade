import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Spinner } from '@guide/ui';
import { type ComponentType, useState } from 'react';
import { DialogPanel } from '../DialogPanel';
import styles from './OfflinePanel.module.css';

function Title() {
  const { site } = useHost();
  return <h2 id="offline-panel-title">{i18n.t('Take {city} with you', { city: site.product })}</h2>;
}

const Loading = () => <Spinner label={i18n.t('Loading')} />;

/** The code of the panel is stored only once it was open. */
const Unreachable = () => (
  <>
    <Title />
    <p role="status">{i18n.t('The guide cannot be reached. Try again when you are online.')}</p>
  </>
);

/** The panel that downloads the whole guide for reading offline (D-37). */
export function OfflinePanel() {
  const [isOpen, setOpen] = useState(false);
  const [Content, setContent] = useState<ComponentType>(() => Loading);
  async function load(): Promise<void> {
    const module = await import('./OfflineStatus').catch(() => null);
    setContent(() => module?.OfflineStatus ?? Unreachable);
  }
  return (
    <DialogPanel
      id="offline-panel"
      className={styles.panel}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') void load();
      }}
    >
      {isOpen ? <Content /> : <Title />}
    </DialogPanel>
  );
}
