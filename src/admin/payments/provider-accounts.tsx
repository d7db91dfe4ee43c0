import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  type ChipProps,
  Divider,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  type AccountProvider,
  type PaymentAccount,
  paymentAccounts,
} from '#wire/vitrine/payment-accounts.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { SettingField } from '../settings/setting-field.tsx';
import type { SettingDraft } from '../settings/use-setting-draft.ts';
import { Moment } from '../ui/moment.tsx';
import { TextToCopy } from '../ui/text-to-copy.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { ProviderTest } from './provider-test.tsx';

const FIELDS: Readonly<Record<AccountProvider, readonly string[]>> = {
  stripe: [
    'payments.stripePublishableKey',
    'payments.stripeSecretKey',
    'payments.stripeWebhookSecret',
  ],
  paypal: [
    'payments.paypalClientId',
    'payments.paypalClientSecret',
    'payments.paypalWebhookId',
    'payments.paypalSandbox',
  ],
};

interface AccountsProps {
  items: readonly Setting[];
  draft: SettingDraft;
  /** A setting that the search led to. */
  requested: string | null;
}

/** The accounts that cards and PayPal are paid to: their keys, whether they work, and what was heard. */
export function ProviderAccounts({ items, draft, requested }: AccountsProps) {
  const version = items.map(({ name, value, is_default }) => [name, value, is_default]);
  const { data } = useReading('vitrine/v1/payment-accounts', paymentAccounts, {
    version: JSON.stringify(version),
  });
  return (
    <Card sx={{ marginBlockStart: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {adminMessages['admin.payments.accounts']}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.payments.accountsAbout']}
        </Typography>
        {data?.map((account) => (
          <Account
            key={account.id}
            account={account}
            fields={items.filter(({ name }) => FIELDS[account.id].includes(name))}
            draft={draft}
            requested={requested}
          />
        ))}
      </CardContent>
    </Card>
  );
}

interface AccountProps {
  account: PaymentAccount;
  fields: readonly Setting[];
  draft: SettingDraft;
  requested: string | null;
}

function Account({ account, fields, draft, requested }: AccountProps) {
  const id = useId();
  const isRequested = fields.some(({ name }) => name === requested);
  const [isOpen, setIsOpen] = useState(isRequested);
  const title = adminMessages[`admin.payments.account.${account.id}`];
  const isNew = account.source === 'none';
  const label = adminMessages[isNew ? 'admin.payments.setUp' : 'admin.payments.accountShow'];
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockStart: 2 }}>
      <Divider sx={{ marginBlockEnd: 2 }} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={id} component="h3" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Chip size="small" variant="outlined" {...toState(account)} />
        <Button
          size="small"
          variant={isNew ? 'contained' : 'text'}
          aria-expanded={isOpen}
          aria-label={`${label}: ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </Stack>
      {account.problem && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {adminMessages[`admin.payments.verdict.${account.problem}-keys`]}
        </Alert>
      )}
      {isOpen && (
        <>
          {account.source === 'environment' ? (
            <Alert severity="info" sx={{ marginBlock: 1 }}>
              {adminMessages['admin.payments.byServer']}
            </Alert>
          ) : (
            fields.map((item) => (
              <SettingField
                key={item.name}
                item={item}
                draft={draft}
                isWanted={item.name === requested}
              />
            ))
          )}
          <Box sx={{ paddingInlineStart: 1.5 }}>
            <Webhook account={account} />
            <ProviderTest id={account.id} name={title} />
          </Box>
        </>
      )}
    </Box>
  );
}

function toState({ source, problem, live }: PaymentAccount): Pick<ChipProps, 'color' | 'label'> {
  if (source === 'none')
    return { color: 'default', label: adminMessages['admin.payments.noAccount'] };
  if (problem) return { color: 'error', label: adminMessages['admin.payments.brokenAccount'] };
  return live
    ? { color: 'success', label: adminMessages['admin.payments.liveAccount'] }
    : { color: 'warning', label: adminMessages['admin.payments.testAccount'] };
}

/** Where the provider is to send its notifications, which ones, and whether any has come. */
function Webhook({ account }: { account: PaymentAccount }) {
  const message = useMessage();
  const { webhook_url, webhook_events, last_event_at, has_webhook, live } = account;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <TextToCopy label={adminMessages['admin.payments.webhookUrl']} text={webhook_url} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {message('admin.payments.webhookEvents', { events: webhook_events.join(', ') })}
      </Typography>
      {/* Of an account that is not set up none is missed. */}
      {(live !== null || last_event_at !== null) && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {last_event_at === null ? (
            adminMessages[has_webhook ? 'admin.payments.noEventYet' : 'admin.payments.noEvents']
          ) : (
            <>
              {adminMessages['admin.payments.lastEvent']} <Moment value={last_event_at} />
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}
