import { productSettingTexts } from './products.ts';
import { sellingSettingTexts } from './selling.ts';
import { shopSettingTexts } from './shop.ts';
import { themeSettingTexts } from './theme.ts';
import { trackingSettingTexts } from './tracking.ts';

/** Label and sentence of every setting, by its name. A shop overrides them as any other text. */
export const settingTexts = {
  ...shopSettingTexts,
  ...productSettingTexts,
  ...sellingSettingTexts,
  ...trackingSettingTexts,
  ...themeSettingTexts,
};
