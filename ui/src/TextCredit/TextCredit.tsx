import type { Site } from '@guide/contracts/site';
import styles from './TextCredit.module.css';

interface TextCreditProps {
  source?: { credit?: string; url?: string };
  credits: Site['textCredits'];
}

const CREDITS = '/credits';

/** "Text: Wikivoyage contributors, CC BY-SA 4.0", with links; nothing for texts whose licence demands no credit. */
export function TextCredit({ source, credits }: TextCreditProps) {
  const credit = credits?.find(({ name }) => name === source?.credit);
  return (
    credit && (
      <p className={styles.credit}>
        Text: <a href={source?.url ?? credit.url ?? CREDITS}>{credit.by ?? credit.name}</a>,{' '}
        <a href={credit.licenceUrl ?? CREDITS}>{credit.licence}</a>
      </p>
    )
  );
}
