import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { download } from '../exports/download';
import { removeUnreadable, type StoredPlan } from '../plan/store';
import { Notice } from './Notice';

export const StorageNotices = ({ stored: { where, unreadable } }: { stored: StoredPlan }) => (
  <>
    {where === 'memory' && (
      <Notice
        tone="red"
        title={i18n.t('This browser keeps nothing')}
        text={i18n.t(
          'Your plan is gone when you close this page: a private window, storage that is switched off, or a full device. The share link holds all of it.',
        )}
      />
    )}
    {unreadable.length > 0 && (
      <Notice
        title={i18n.t('What was kept here could not be read')}
        text={i18n.t(
          'It is damaged, or from a later release of the planner. It was put aside as it was, and you begin with an empty plan.',
        )}
      >
        <Button
          small
          variant="line"
          onClick={() => download('planner-put-aside.json', 'application/json', unreadable.join('\n'))}
        >
          {i18n.t('Download it')}
        </Button>
        <Button small variant="quiet" onClick={removeUnreadable}>
          {i18n.t('Remove it')}
        </Button>
      </Notice>
    )}
  </>
);
