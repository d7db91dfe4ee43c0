import { categories } from '#demo/catalog/categories.ts';
import type { MenuItemInput, MenuName } from '#server/content/save-menu.ts';
import type { Images } from './images.ts';

const category = (slug: string): string => `/product-category/${slug}`;

/** The picture beside the columns is that of the gift sets, and leads to them. */
function shopColumns(images: Images): MenuItemInput[] {
  return categories.map(({ slug, name, children }) => ({
    label: name,
    url: category(slug),
    imageId: slug === 'gift-sets' ? images('category-gift-sets') : null,
    children: children.map((child) => ({ label: child.name, url: category(child.slug) })),
  }));
}

/** Every menu of the shop. The footers have one root each: the title of the column. */
export function menus(images: Images): Partial<Record<MenuName, MenuItemInput[]>> {
  return {
    top: [
      { label: 'Delivery', url: '/delivery' },
      { label: 'Contact', url: '/contact' },
    ],
    main: [
      {
        label: 'Shop',
        url: '/shop',
        mega: true,
        children: shopColumns(images),
      },
      {
        label: 'Gifts',
        url: category('gift-sets'),
        children: [
          { label: 'Boxes & hampers', url: category('gift-boxes') },
          { label: 'Kits, cards & downloads', url: category('kits-cards') },
          { label: 'Gift cards', url: '/product/gift-card' },
          { label: 'Personalised', url: '/product-tag/personalised' },
          { label: 'For a new home', url: '/product-tag/new-home' },
          { label: 'For the host', url: '/product-tag/for-the-host' },
          { label: 'Wedding', url: '/product-tag/wedding' },
          { label: 'Under $20', url: '/product-tag/under-20' },
        ],
      },
      { label: 'Journal', url: '/journal' },
      { label: 'About', url: '/about' },
    ],
    wide: categories.map(({ slug, name }) => ({ label: name, url: category(slug) })),
    'footer-1': [
      {
        label: 'Shop',
        url: '/shop',
        children: [
          ...categories.map(({ slug, name }) => ({ label: name, url: category(slug) })),
          { label: 'Gift card', url: '/product/gift-card' },
        ],
      },
    ],
    'footer-2': [
      {
        label: 'Help',
        url: '/contact',
        children: [
          { label: 'Contact', url: '/contact' },
          { label: 'Track your order', url: '/track-order' },
          { label: 'Delivery and returns', url: '/delivery' },
          { label: 'Gift card balance', url: '/gift-card' },
          { label: 'Terms of sale', url: '/terms' },
          { label: 'Privacy', url: '/privacy' },
        ],
      },
    ],
    'footer-3': [
      {
        label: 'About',
        url: '/about',
        children: [
          { label: 'Our story', url: '/about' },
          { label: 'In your homes', url: '/reviews' },
          { label: 'Made by hand', url: '/product-tag/handmade' },
          { label: 'Made to order', url: '/product-tag/made-to-order' },
          { label: 'What our pages are made of', url: '/blocks' },
        ],
      },
    ],
    'footer-4': [
      {
        label: 'Journal',
        url: '/journal',
        children: [
          { label: 'How we glaze', url: '/journal/how-we-glaze' },
          { label: 'Caring for linen', url: '/journal/caring-for-linen' },
          { label: 'A table for ten', url: '/journal/a-table-for-ten' },
          { label: 'Candle care', url: '/journal/candle-care' },
        ],
      },
    ],
  };
}
