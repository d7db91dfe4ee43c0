import {
  Box,
  Card,
  Chip,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Switch,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { choiceText } from '#wire/messages/settings/choices.ts';
import { emailsResponse, type ShopEmail } from '#wire/vitrine/email.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Every email the shop sends: to whom, under which subject, and whether it is sent at all. */
export default function EmailList() {
  const send = useRest();
  const [emails, setEmails] = useState<readonly ShopEmail[] | null>(null);
  const load = useCallback(async () => {
    const response = await send({ path: 'vitrine/v1/emails' });
    if (response.ok) setEmails(emailsResponse.parse(response.data));
  }, [send]);
  useEffect(() => {
    void load();
  }, [load]);

  async function toggle({ id }: ShopEmail, enabled: boolean) {
    const response = await send({
      path: `vitrine/v1/emails/${id}`,
      method: 'PUT',
      data: { enabled },
    });
    if (response.ok) await load();
  }

  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.emails']} />
      <SettingsTrail about={adminMessages['admin.emails.about']} />
      {emails === null && <Loading />}
      {emails &&
        (['order', 'account'] as const).map((about) => (
          <Card key={about} sx={{ marginBlockEnd: 2 }}>
            <Typography component="h2" variant="h3" sx={{ padding: 2, paddingBlockEnd: 0 }}>
              {adminMessages[`admin.emails.${about}`]}
            </Typography>
            <List>
              {emails
                .filter((email) => email.about === about)
                .map((email) => (
                  <Email key={email.id} email={email} onToggle={(on) => void toggle(email, on)} />
                ))}
            </List>
          </Card>
        ))}
    </Box>
  );
}

function Email({ email, onToggle }: { email: ShopEmail; onToggle(on: boolean): void }) {
  const { id, subject, to, enabled, can_be_off: canBeOff } = email;
  const label = choiceText('mail.off', id);
  return (
    <ListItem
      disablePadding
      secondaryAction={
        canBeOff ? (
          <Switch
            edge="end"
            checked={enabled}
            onChange={(_, isOn) => onToggle(isOn)}
            slotProps={{
              input: { 'aria-label': `${adminMessages['admin.emails.send']}: ${label}` },
            }}
          />
        ) : (
          <Chip size="small" variant="outlined" label={adminMessages['admin.emails.always']} />
        )
      }
    >
      <ListItemButton
        component={Link}
        to={`/settings/email-texts/${id}`}
        sx={{ paddingInlineEnd: 9 }}
      >
        <ListItemText
          primary={label}
          secondary={`${adminMessages[`admin.emails.to.${to}`]} · ${subject}`}
        />
      </ListItemButton>
    </ListItem>
  );
}
