import type { CartNotice } from '#wire/cart.ts';
import { Notice } from '../ui/notice/notice.tsx';

interface NoticeListProps {
  notices: readonly CartNotice[];
}

/** The class names that scripts written for WooCommerce look for. */
export const NOTICE_CLASSES = {
  success: 'woocommerce-message',
  info: 'woocommerce-info',
  error: 'woocommerce-error',
} as const;

export function NoticeList({ notices }: NoticeListProps) {
  return notices.map(({ kind, code, key, text }) => (
    <Notice kind={kind} className={NOTICE_CLASSES[kind]} key={`${code}/${key}/${text}`}>
      {text}
    </Notice>
  ));
}
