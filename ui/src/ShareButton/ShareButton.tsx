import { addressIn, ENGLISH } from '@guide/contracts/site';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { Share2 } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import styles from './ShareButton.module.css';

interface ShareHost {
  toast(toast: { title: string; description: string }): void;
  track(event: { name: string; category: string; label: string }): void;
}

interface ShareButtonProps {
  /** Name of what is shared. */
  title: string;
  /** Path on this site, without a language. */
  path: string;
  host: ShareHost;
  label?: string;
  /** Shows the icon only. */
  compact?: boolean;
  small?: boolean;
}

/** Opens the system's share sheet, or copies the link. Hidden without JavaScript. */
export function ShareButton({
  title,
  path,
  host,
  label = i18n.t('Share'),
  compact,
  small,
}: ShareButtonProps) {
  const share = async () => {
    const language = currentLanguage();
    // Statistics have no translated names.
    host.track({ name: 'share', category: 'share', label: language === ENGLISH ? title : path });
    const url = new URL(addressIn(language, path), location.href).href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      host.toast({
        title: i18n.t('Link copied'),
        description: i18n.t('Paste it into a message.'),
      });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      host.toast({ title: i18n.t('Copy this link'), description: url });
    }
  };
  const icon = <Share2 aria-hidden="true" />;
  return compact ? (
    <IconButton boxed label={label} icon={icon} onClick={share} className={styles.share} />
  ) : (
    <Button variant="line" small={small} icon={icon} onClick={share} className={styles.share}>
      {label}
    </Button>
  );
}
