import { useEffect, useRef } from 'react';
import type { CartFailure } from '../../stores/cart/cart-result.ts';
import { ArrivingNotice } from '../../ui/notice/arriving-notice.tsx';
import { TO_NOTICE } from '../../ui/scroll/scroll-timing.ts';
import { scrollToElement } from '../../ui/scroll/scroll-to-element.ts';

/** Why an add failed, beside the button. */
export function FailureNotice({ failure }: { failure: CartFailure }) {
  if (failure.notices.length === 0) return <ShopNotice html={failure.html} />;
  return (
    <ArrivingNotice kind="error">
      {failure.notices.map(({ code, key, text }) => (
        <p key={`${code}/${key}/${text}`}>{text}</p>
      ))}
    </ArrivingNotice>
  );
}

/** The shop's own HTML with its own frame. */
function ShopNotice({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) void scrollToElement(ref.current, TO_NOTICE);
  }, []);
  return (
    <div
      ref={ref}
      className="woocommerce-notices-wrapper"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the shop's own server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
