import type { AccountSettingsPage } from '#wire/account.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { DetailsForm } from '../../account/details-form.tsx';
import { PaymentMethods } from '../../account/payment-methods.tsx';
import { Privacy } from '../../account/privacy.tsx';
import { Security } from '../../account/security/security.tsx';

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
