export { thousands } from '@guide/contracts/site';
export { Badge } from './Badge/Badge';
export { Breadcrumb } from './Breadcrumb/Breadcrumb';
export { breadcrumbLd } from './Breadcrumb/breadcrumbLd';
export { Button, ButtonLink } from './Button/Button';
export { ByTheme } from './ByTheme/ByTheme';
export {
  CardBody,
  CardFacts,
  CardFoot,
  CardFrame,
  CardHead,
  CardNote,
  CardPlace,
  CardText,
} from './Card/CardFrame';
export { CardPicture } from './Card/CardPicture';
export { CardTitle } from './Card/CardTitle';
export { MiniCard } from './Card/MiniCard';
export { Chip, ChipLink, RemovableChip } from './Chip/Chip';
export { Chips } from './Chips/Chips';
export { countText } from './Chips/countText';
export { NoPlacesNearby } from './Chips/NoPlacesNearby';
export { nearestText } from './Chips/nearestText';
export { StartingPointPanel } from './Chips/StartingPointPanel';
export { Choice } from './Choice/Choice';
export { Container } from './Container/Container';
export { classNames } from './classNames';
export { DetailHead } from './DetailHead/DetailHead';
export { DiamondList } from './DiamondList/DiamondList';
export { DirectionsBar } from './DirectionsBar/DirectionsBar';
export { EmptyState } from './EmptyState/EmptyState';
export { ErrorPanel } from './ErrorPanel/ErrorPanel';
export { FactRows } from './FactRows/FactRows';
export { forward } from './forward';
export { Grid } from './Grid/Grid';
export { HiddenFields } from './HiddenFields/HiddenFields';
export { HydrateLater } from './HydrateLater/HydrateLater';
export { useIsNear } from './HydrateLater/useIsNear';
export { IconButton, IconLink } from './IconButton/IconButton';
export { isPlainClick } from './isPlainClick';
export { Kicker } from './Kicker/Kicker';
export { Link } from './Link/Link';
export { type LinkProps, SiteProvider } from './Link/SiteContext';
export { MapPanel } from './MapPanel/MapPanel';
export { MapPlace } from './MapPanel/MapPlace';
export { MapStill } from './MapStill/MapStill';
export { NearbyPlaces } from './NearbyPlaces/NearbyPlaces';
export { NewsletterForm } from './NewsletterForm/NewsletterForm';
export { NumberDisc } from './NumberDisc/NumberDisc';
export { OpeningState } from './OpeningState/OpeningState';
export { PageHead } from './PageHead/PageHead';
export { Pager } from './Pager/Pager';
export { Panel } from './Panel/Panel';
export { PictureFrame } from './PictureFrame/PictureFrame';
export { RichText } from './RichText/RichText';
export { SearchCombobox } from './SearchCombobox/SearchCombobox';
export { SearchField } from './SearchField/SearchField';
export { SectionHead } from './SectionHead/SectionHead';
export { Segments } from './Segments/Segments';
export { Select } from './Select/Select';
export { ShareButton } from './ShareButton/ShareButton';
export { Skeleton } from './Skeleton/Skeleton';
export { SkeletonCard } from './Skeleton/SkeletonCard';
export { SkeletonGrid } from './Skeleton/SkeletonGrid';
export { Skyline } from './Skyline/Skyline';
export { imageSources, imageUrl } from './SmartImage/imageSources';
export { SmartImage } from './SmartImage/SmartImage';
export { useNearViewport } from './SmartImage/useNearViewport';
export { useServed } from './SmartImage/useServed';
export { Spinner } from './Spinner/Spinner';
export { RatingsNote } from './StarRating/RatingsNote';
export { Rating, StarRating } from './StarRating/StarRating';
export { Switch } from './Switch/Switch';
export { type Tab, Tabs } from './Tabs/Tabs';
export { tabAt } from './Tabs/tabAt';
export { Tag } from './Tag/Tag';
export { TextCredit } from './TextCredit/TextCredit';
export { TextField } from './TextField/TextField';
export { TextLink } from './TextLink/TextLink';
export { Tips } from './Tips/Tips';
export { ToastCard } from './ToastCard/ToastCard';
export { WhenChoice } from './WhenChoice/WhenChoice';
export { whenIdle } from './whenIdle';
