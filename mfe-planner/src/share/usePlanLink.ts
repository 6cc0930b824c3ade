import { usePaths } from '@guide/contracts/module';
import { useMemo } from 'react';
import type { PlanDay } from '../plan/plan';
import { shareFragment } from './shareLink';

export function usePlanLink(days: readonly PlanDay[]): string {
  const { planner } = usePaths();
  return useMemo(() => `${location.origin}${planner}${shareFragment(days)}`, [days, planner]);
}
