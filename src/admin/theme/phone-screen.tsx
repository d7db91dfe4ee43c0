import { Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Loading, Title } from 'react-admin';
import { HOME_READINGS } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { TextToCopy } from '../ui/text-to-copy.tsx';
import { useRest } from '../ui/use-rest.ts';
import { builtWith, themeIn } from './theme-draft.ts';
import { ThemePreview } from './theme-preview.tsx';

/** Pages of the shop in the size of a phone; whoever opens it has looked. */
export default function PhoneScreen() {
  const { shopUrl } = useAdmin().config;
  const { items } = useSettings('theme');
  const send = useRest();
  useEffect(() => {
    void send({ path: HOME_READINGS.setUp, method: 'PUT', data: { seen_on_phone: true } });
  }, [send]);
  if (!items) return <Loading />;
  const saved = (name: string) => items.find((item) => item.name === name)?.value;
  return (
    <Stack spacing={2} sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.phone']} />
      <Typography>{adminMessages['admin.phone.about']}</Typography>
      <TextToCopy
        label={adminMessages['admin.phone.address']}
        text={new URL(shopUrl, window.location.href).href}
      />
      <ThemePreview theme={themeIn(saved)} scheme="light" values={builtWith(saved)} isOnPhone />
    </Stack>
  );
}
