import { Box, Button, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import { type ComponentType, lazy, Suspense } from 'react';
import { Loading, Title } from 'react-admin';
import { Link, useLocation, useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { SETTING_GROUPS, settingParts } from '#wire/messages/settings/groups.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { Changes } from '../ui/changes.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingsTrail } from './settings-trail.tsx';
import { useSettingDraft } from './use-setting-draft.ts';
import { useSettings } from './use-settings.ts';

/** Screens that belong to a place and are made by hand. */
const MORE: Readonly<Record<string, readonly { to: string; label: string }[]>> = {
  shipping: [{ to: '/settings/zones', label: adminMessages['admin.zones'] }],
  tax: [{ to: '/settings/tax-rates', label: adminMessages['admin.taxes'] }],
  emails: [{ to: '/settings/email-texts', label: adminMessages['admin.emails'] }],
  privacy: [
    { to: '/settings/texts?search=consent', label: adminMessages['admin.settings.consentTexts'] },
  ],
  checkout: [
    { to: '/settings/texts?search=checkout', label: adminMessages['admin.settings.checkoutTexts'] },
  ],
};

const MailServerForm = lazy(async () => {
  const { MailServerForm: Form } = await import('./mail/mail-server.tsx');
  return { default: Form };
});

const ReportNow = lazy(async () => {
  const { ReportNow: Form } = await import('./reports/report-now.tsx');
  return { default: Form };
});

interface ByHand {
  /** Settings that it writes, so that they are not listed. */
  names: readonly string[];
  Form: ComponentType<{ isRequested: boolean }>;
}

/** A form of its own above the other settings of a place. */
const BY_HAND: Readonly<Record<string, ByHand>> = {
  emails: {
    names: ['mail.smtpUrl', 'mail.senderName', 'mail.senderAddress'],
    Form: MailServerForm,
  },
  reports: { names: [], Form: ReportNow },
};

/** All settings of one place, generated from what the shop says of them. */
export default function GroupScreen() {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  return <Group key={id} id={id} />;
}

function Group({ id }: { id: string }) {
  const { items, reload } = useSettings(id);
  const group = SETTING_GROUPS.find((each) => each.id === id);
  const byHand = BY_HAND[id];
  const [query] = useSearchParams();
  const requested = query.get('setting');
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={group?.label ?? adminMessages['admin.task.settings']} />
      <SettingsTrail about={group?.about ?? ''} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlockEnd: 1 }}>
        {MORE[id]?.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="outlined" size="small">
            {label}
          </Button>
        ))}
      </Stack>
      {items ? (
        <>
          {byHand && (
            <Suspense fallback={<Loading />}>
              <byHand.Form isRequested={byHand.names.some((name) => name === requested)} />
            </Suspense>
          )}
          <GroupForm
            items={items.filter(({ name }) => !byHand?.names.includes(name))}
            reload={reload}
            requested={requested}
          />
          <Box sx={{ marginBlockStart: 2 }}>
            <Changes resource="settings" subject={id} version={JSON.stringify(items)} />
          </Box>
        </>
      ) : (
        <Loading />
      )}
    </Box>
  );
}

interface GroupFormProps {
  items: readonly Setting[];
  reload(): Promise<void>;
  /** A setting that the search led to. */
  requested: string | null;
}

function GroupForm({ items, reload, requested }: GroupFormProps) {
  const draft = useSettingDraft(items, reload);
  const parts = [...Map.groupBy(items, ({ name }) => name.split('.')[0] ?? '')];

  async function discard() {
    draft.discard();
    if (draft.hasConflict) await reload();
  }

  useUnsaved(draft.isDirty);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.isDirty) void draft.save();
      }}
    >
      <Stack spacing={2}>
        {parts.map(([word, words]) => (
          <Card key={word} component="section">
            <CardContent>
              {parts.length > 1 && (
                <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 1 }}>
                  {settingParts[word] ?? word}
                </Typography>
              )}
              <Stack divider={<Divider />}>
                {words.map((item) => (
                  <SettingField
                    key={item.name}
                    item={item}
                    draft={draft}
                    isWanted={item.name === requested}
                  />
                ))}
              </Stack>
            </CardContent>
          </Card>
        ))}
      </Stack>
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={draft.isSaving}
        hasConflict={draft.hasConflict}
        onSave={() => void draft.save()}
        onDiscard={() => void discard()}
      />
    </form>
  );
}
