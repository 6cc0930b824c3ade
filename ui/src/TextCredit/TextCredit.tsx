import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { RichText } from '../RichText/RichText';
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
        <RichText
          text={i18n.t('Text: <0>{author}</0>, <1>{licence}</1>', {
            author: credit.by ?? credit.name,
            licence: credit.licence,
          })}
          elements={[
            (content) => <a href={source?.url ?? credit.url ?? CREDITS}>{content}</a>,
            (content) => <a href={credit.licenceUrl ?? CREDITS}>{content}</a>,
          ]}
        />
      </p>
    )
  );
}
