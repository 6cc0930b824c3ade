import { useHost, usePaths } from '@guide/contracts/module';
import { ButtonLink, ErrorPanel } from '@guide/ui';

/** The search got no answer: text and filters stay, and the visitor can try again (D-41, API-17, ERR-11). */
export function SearchFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { product } = useHost().site;
  const to = usePaths();
  return (
    <ErrorPanel
      title="The search did not answer"
      text={`Your words and filters are kept. The rest of the guide to ${product} is there as always.`}
      onRetry={onRetry}
      retrying={retrying}
    >
      <ButtonLink to={to.map()} variant="line">
        Open the map
      </ButtonLink>
    </ErrorPanel>
  );
}
