import { productSettingTexts } from './products.ts';
import { sellingSettingTexts } from './selling.ts';
import { shopSettingTexts } from './shop.ts';
import { trackingSettingTexts } from './tracking.ts';

/** Label and sentence of every setting, by its name. A shop overrides them as any other text. */
export const settingTexts = {
  ...shopSettingTexts,
  ...productSettingTexts,
  ...sellingSettingTexts,
  ...trackingSettingTexts,
};

/** The places settings are shown at, in order: label, sentence and the first words of their names. */
export const SETTING_GROUPS = [
  { id: 'shop', label: 'Shop', about: 'Name, address and language.', names: ['shop'] },
  {
    id: 'currency',
    label: 'Money and units',
    about: 'Currency, weights and sizes.',
    names: ['currency', 'units'],
  },
  {
    id: 'products',
    label: 'Products',
    about: 'Lists, search, stock and variations.',
    names: ['catalog', 'search', 'stock', 'variations', 'swatches', 'quickView', 'options'],
  },
  {
    id: 'marketing',
    label: 'Marketing',
    about: 'Boosters, bundles, upsells and coupons.',
    names: ['boosters', 'upsells', 'bundles', 'coupons'],
  },
  {
    id: 'reviews',
    label: 'Reviews and comments',
    about: 'Who may write, and how it is shown.',
    names: ['reviews', 'comments'],
  },
  {
    id: 'cart',
    label: 'Cart',
    about: 'What happens when something is added.',
    names: ['cart', 'miniCart', 'sideCart'],
  },
  {
    id: 'checkout',
    label: 'Checkout and orders',
    about: 'Steps, limits and waiting for money.',
    names: ['checkout', 'orders', 'forms'],
  },
  { id: 'payments', label: 'Payment methods', about: 'How shoppers pay.', names: ['payments'] },
  {
    id: 'shipping',
    label: 'Delivery',
    about: 'Packages, dates and returns.',
    names: ['shipping', 'delivery', 'returns'],
  },
  { id: 'tax', label: 'Tax', about: 'How it is calculated and shown.', names: ['tax'] },
  {
    id: 'emails',
    label: 'Emails',
    about: 'Sender, newsletter and contact form.',
    names: ['mail', 'newsletter', 'stockAlerts', 'contact'],
  },
  { id: 'accounts', label: 'Accounts', about: 'Log-in, sessions and logs.', names: ['accounts'] },
  {
    id: 'privacy',
    label: 'Consent and attribution',
    about: 'Cookies and where orders come from.',
    names: ['consent', 'attribution'],
  },
  {
    id: 'tracking',
    label: 'Trackers',
    about: 'What programs of others are told, with consent.',
    names: ['tracking'],
  },
  {
    id: 'locations',
    label: 'Places and maps',
    about: 'How places are found.',
    names: ['locations'],
  },
  {
    id: 'layout',
    label: 'Layout',
    about: 'Header, notices and what moves.',
    names: ['header', 'store', 'comingSoon', 'pageLoader', 'stickyBar', 'rails'],
  },
  {
    id: 'routes',
    label: 'Addresses of pages',
    about: 'Changing one breaks links to it.',
    names: ['routes'],
  },
  {
    id: 'programs',
    label: 'Programs',
    about: 'What programs may ask of the API, and webhooks.',
    names: ['api', 'webhooks'],
  },
  {
    id: 'texts',
    label: 'Texts',
    about: 'Texts that replace the built-in ones.',
    names: ['messages'],
  },
] as const;
