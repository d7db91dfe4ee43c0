import type { AccountSettingsPage } from '#wire/account.ts';
import { AccountFrame } from './account-frame.tsx';
import { DetailsForm } from './details-form.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Privacy } from './privacy.tsx';
import { Security } from './security/security.tsx';

interface SettingsPageViewProps {
  data: AccountSettingsPage;
}

/** Details, payment methods, security and privacy of an account. */
export function SettingsPageView({ data }: SettingsPageViewProps) {
  const { frame, view } = data;
  return (
    <AccountFrame frame={frame}>
      {view.kind === 'details' && <DetailsForm frame={frame} view={view} />}
      {view.kind === 'security' && <Security frame={frame} view={view} />}
      {view.kind === 'payments' && <PaymentMethods frame={frame} view={view} />}
      {view.kind === 'privacy' && <Privacy frame={frame} view={view} />}
    </AccountFrame>
  );
}
