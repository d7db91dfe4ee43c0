import { lazy, Suspense, useState } from 'react';
import { useVisitor } from '../stores/visitor-store.ts';

const ComingSoonBanner = lazy(() =>
  import('./coming-soon-banner.tsx').then(({ ComingSoonBanner }) => ({
    default: ComingSoonBanner,
  })),
);

/** For managers who have not dismissed it; arrives after the page, which is the same for everyone. */
export function ComingSoonHost() {
  const visitor = useVisitor();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || !visitor?.permissions.includes('dismiss-coming-soon')) return null;
  if (visitor.coming_soon_dismissed) return null;
  return (
    <Suspense>
      <ComingSoonBanner nonce={visitor.rest_nonce} onDismiss={() => setDismissed(true)} />
    </Suspense>
  );
}
