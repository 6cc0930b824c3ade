import { useNavigate, usePaths } from '@guide/contracts/module';
import type { ReactNode } from 'react';

/** Its button shows the whole city again (D-53); without JavaScript the browser goes to /map. */
export function FullMapForm({ className, children }: { className?: string; children: ReactNode }) {
  const to = usePaths();
  const navigate = useNavigate();
  return (
    <form
      action={to.map()}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(to.map());
      }}
    >
      {children}
    </form>
  );
}
