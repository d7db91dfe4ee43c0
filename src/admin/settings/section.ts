import CheckoutIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import MarketingIcon from '@mui/icons-material/CampaignOutlined';
import ProgramsIcon from '@mui/icons-material/Code';
import CurrencyIcon from '@mui/icons-material/CurrencyExchange';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import RoutesIcon from '@mui/icons-material/LinkOutlined';
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import TaxIcon from '@mui/icons-material/PercentOutlined';
import PlacesIcon from '@mui/icons-material/PlaceOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import TrackingIcon from '@mui/icons-material/QueryStatsOutlined';
import ReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import CartIcon from '@mui/icons-material/ShoppingCartOutlined';
import ShopIcon from '@mui/icons-material/StorefrontOutlined';
import LayoutIcon from '@mui/icons-material/WebOutlined';
import { type ComponentType, lazy } from 'react';
import { SETTING_GROUPS } from '#wire/messages/settings/groups.ts';
import type { Section } from '../section.ts';

type GroupId = (typeof SETTING_GROUPS)[number]['id'];

/** Places with a screen made by hand have no icon here. */
const ICONS: Readonly<Partial<Record<GroupId, ComponentType>>> = {
  shop: ShopIcon,
  currency: CurrencyIcon,
  products: ProductsIcon,
  marketing: MarketingIcon,
  reviews: ReviewsIcon,
  cart: CartIcon,
  checkout: CheckoutIcon,
  shipping: ShippingIcon,
  reports: ReportsIcon,
  tax: TaxIcon,
  emails: EmailIcon,
  accounts: AccountsIcon,
  privacy: PrivacyIcon,
  tracking: TrackingIcon,
  locations: PlacesIcon,
  layout: LayoutIcon,
  routes: RoutesIcon,
  programs: ProgramsIcon,
};

const GroupScreen = lazy(() => import('./group-screen.tsx'));

/** One screen for each place that settings are shown at. */
export const settingGroupSections: readonly Section[] = SETTING_GROUPS.flatMap(
  ({ id, label, about }): Section[] => {
    const icon = ICONS[id];
    if (!icon) return [];
    const name = `settings/${id}`;
    return [
      {
        name,
        label,
        hint: about,
        task: 'settings',
        icon,
        permission: 'manage-settings',
        routes: [{ path: `/${name}`, screen: GroupScreen }],
      },
    ];
  },
);
