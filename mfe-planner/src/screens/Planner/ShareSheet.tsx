import { i18n } from '@guide/contracts/texts';
import { Button, ButtonLink, TextField } from '@guide/ui';
import { Check, Copy, Mail, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { stopsText } from '../../day/texts';
import { QrCode } from '../../parts/QrCode';
import { Sheet } from '../../parts/Sheet';
import { type PlanDay, stopCount } from '../../plan/plan';
import { usePlanLink } from '../../share/usePlanLink';
import styles from './ShareSheet.module.css';

interface ShareSheetProps {
  days: readonly PlanDay[];
  title: string;
  onClose: () => void;
}

export function ShareSheet({ days, title, onClose }: ShareSheetProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = usePlanLink(days);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Older browsers, and pages without TLS.
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <Sheet
      title={i18n.t('Share your plan')}
      lead={i18n.t(
        '{title}, {stops}. Whoever has the link sees a copy; your own stays as it is. The link holds the whole plan: nothing of it is sent to us.',
        { title, stops: stopsText(stopCount(days)) },
      )}
      onClose={onClose}
    >
      {() => (
        <>
          <div className={styles.code}>
            <QrCode text={link} label={i18n.t('QR code of the link to {title}', { title })} />
          </div>
          <p className={styles.hint}>{i18n.t('Point a camera here to open it on another phone')}</p>
          <div className={styles.link}>
            <TextField
              ref={field}
              label={i18n.t('Link')}
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <div className={styles.buttons}>
            <Button icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
              {copied ? i18n.t('Copied') : i18n.t('Copy the link')}
            </Button>
            {'share' in navigator && (
              <Button
                variant="line"
                icon={<Share aria-hidden="true" />}
                onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
              >
                {i18n.t('Send')}
              </Button>
            )}
            <ButtonLink
              variant="line"
              icon={<Mail aria-hidden="true" />}
              to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}
            >
              {i18n.t('Email')}
            </ButtonLink>
          </div>
          <p className="visually-hidden" role="status">
            {copied && i18n.t('The link is copied')}
          </p>
        </>
      )}
    </Sheet>
  );
}
