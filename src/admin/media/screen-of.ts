import type { PictureUse } from '#wire/vitrine/media.ts';

/** Where that which shows a picture is changed. */
export function screenOf({ kind, id }: PictureUse): string {
  switch (kind) {
    case 'product':
    case 'variation':
      return `/products/${id}`;
    case 'category':
      return '/categories';
    case 'brand':
      return '/brands';
    case 'term':
      return '/attributes';
    case 'page':
      return `/pages/${id}`;
    case 'post':
      return `/posts/${id}`;
    case 'block-set':
      return `/builder/sets/${id}`;
    case 'menu':
      return '/menus';
    case 'option-form':
      return `/option-forms/${id}`;
    case 'review':
      return `/reviews/${id}`;
    case 'order':
      return `/orders/${id}`;
    case 'logo':
      return '/theme';
  }
}
