import { Button } from '@guide/ui';
import { download } from '../exports/download';
import { discardAside, type Kept } from '../plan/store';
import { Strip } from './Strip';

/** What the visitor should know of how the plan is kept; nothing when it is kept well. */
export const KeptNotices = ({ kept: { where, aside } }: { kept: Kept }) => (
  <>
    {where === 'memory' && (
      <Strip
        tone="red"
        title="This browser keeps nothing"
        text="Your plan is gone when you close this page: a private window, storage that is switched off, or a full device. The share link holds all of it."
      />
    )}
    {aside.length > 0 && (
      <Strip
        title="What was kept here could not be read"
        text="It is damaged, or from a later release of the planner. It was put aside as it was, and you begin with an empty plan."
      >
        <Button
          small
          variant="line"
          onClick={() => download('planner-put-aside.json', 'application/json', aside.join('\n'))}
        >
          Download it
        </Button>
        <Button small variant="quiet" onClick={discardAside}>
          Remove it
        </Button>
      </Strip>
    )}
  </>
);
