import { Button } from '@guide/ui';
import { download } from '../exports/download';
import { removeUnreadable, type StoredPlan } from '../plan/store';
import { Notice } from './Notice';

export const StorageNotices = ({ stored: { where, unreadable } }: { stored: StoredPlan }) => (
  <>
    {where === 'memory' && (
      <Notice
        tone="red"
        title="This browser keeps nothing"
        text="Your plan is gone when you close this page: a private window, storage that is switched off, or a full device. The share link holds all of it."
      />
    )}
    {unreadable.length > 0 && (
      <Notice
        title="What was kept here could not be read"
        text="It is damaged, or from a later release of the planner. It was put aside as it was, and you begin with an empty plan."
      >
        <Button
          small
          variant="line"
          onClick={() => download('planner-put-aside.json', 'application/json', unreadable.join('\n'))}
        >
          Download it
        </Button>
        <Button small variant="quiet" onClick={removeUnreadable}>
          Remove it
        </Button>
      </Notice>
    )}
  </>
);
