/** The interface of modules and shell, shared as one copy. A module imports router and queries only from here. */
export {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  type LinkProps,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Near } from '../site';
export {
  type Host,
  HostContext,
  type OfferedWidgets,
  type Settings,
  type Toast,
  useAddress,
  useHost,
  usePaths,
  type WidgetProps,
} from './host';
export { Link } from './Link';
export { clearSearchResults, queryKey } from './queryKey';
export {
  PlaceActions,
  SLOT_SIZES,
  SLOTS,
  Slot,
  type SlotName,
  type SlotPlace,
  type SlotProps,
} from './Slot';
export type {
  Head,
  ModuleExports,
  Screen,
  ScreenContext,
  ScreenProps,
  ScreenResult,
} from './screen';
export type {
  FirstPage,
  PageState,
  PinnedFile,
  RouteMatch,
  RouteRow,
  ServedQuery,
  ShellBundle,
} from './shell';
export { useAutocomplete } from './useAutocomplete';
export { useDirections } from './useDirections';
export { guideNow, setClockOffset, useNow } from './useNow';
export { rememberStart, startQuery, useStart } from './useStart';
export { useStartingPoint } from './useStartingPoint';
export { useUrlState } from './useUrlState';
export { useWhen, useWhenChoices, WhenContext } from './useWhen';
