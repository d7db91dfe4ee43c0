import { adminMessages } from '#wire/messages/admin.ts';
import { useAttention } from './use-attention.ts';

export interface Waiting {
  count: number;
  words: string;
}

/** What waits behind an entry of the menu, and how it is said. */
export function useWaiting(): (name: string) => Waiting {
  const { data } = useAttention();
  return (name) => {
    switch (name) {
      case 'orders':
        return { count: data?.orders_to_ship ?? 0, words: adminMessages['admin.attention.orders'] };
      case 'returns':
        return {
          count: data?.returns_open ?? 0,
          words: adminMessages['admin.attention.returns'],
        };
      case 'reviews':
        return { count: data?.reviews_held ?? 0, words: adminMessages['admin.attention.reviews'] };
      case 'settings':
        return { count: data?.jobs_dead ?? 0, words: adminMessages['admin.attention.settings'] };
      default:
        return { count: 0, words: '' };
    }
  };
}
