import { germanSettingsProducts } from './settings-products.ts';
import { germanSettingsSelling } from './settings-selling.ts';
import { germanSettingsShop } from './settings-shop.ts';
import { germanSettingsTheme } from './settings-theme.ts';
import { germanSettingsTracking } from './settings-tracking.ts';

/** Label and sentence of each setting in German, for the server alone. */
export const germanSettings = {
  ...germanSettingsProducts,
  ...germanSettingsSelling,
  ...germanSettingsShop,
  ...germanSettingsTheme,
  ...germanSettingsTracking,
};
