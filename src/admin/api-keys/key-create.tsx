import { Alert, Box, Button, Card, CardContent, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import {
  Create,
  DateInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
} from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ApiKey } from '#wire/vitrine/running.ts';
import { useAdmin } from '../admin-context.tsx';
import { useFirst } from '../data/use-records.ts';
import { MatchInput } from '../ui/match-input.tsx';

const PERMISSION_CHOICES = (['read', 'write', 'read_write'] as const).map((id) => ({
  id,
  name: adminMessages[`admin.keys.${id}`],
}));

function Save() {
  return (
    <Toolbar>
      <SaveButton label={adminMessages['admin.keys.save']} />
    </Toolbar>
  );
}

const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

/** The last day is valid to its end. */
function untilItsEnd({ expires_at: day, ...key }: Partial<ApiKey>): Partial<ApiKey> {
  return day ? { ...key, expires_at: `${day}T23:59:59` } : key;
}

/** The form, then the pair it made: shown here once. */
export default function KeyCreate() {
  const { config } = useAdmin();
  const [made, setMade] = useState<ApiKey | null>(null);
  if (made) return <Pair made={made} />;
  return (
    <Create<ApiKey>
      title={adminMessages['admin.keys.create']}
      mutationOptions={{ onSuccess: setMade }}
      transform={untilItsEnd}
    >
      <SimpleForm toolbar={<Save />} defaultValues={{ user_id: config.person.id }}>
        <TextInput
          source="name"
          label={adminMessages['admin.keys.name']}
          helperText={adminMessages['admin.keys.nameHint']}
          validate={required()}
        />
        <SelectInput
          source="permissions"
          label={adminMessages['admin.keys.permissions']}
          choices={PERMISSION_CHOICES}
          defaultValue="read"
          validate={required()}
        />
        <OwnerInput />
        <DateInput
          source="expires_at"
          label={adminMessages['admin.keys.expires']}
          helperText={adminMessages['admin.keys.expiresHint']}
        />
      </SimpleForm>
    </Create>
  );
}

/** Few people work in a shop: all of them are at hand. */
const MAX_PEOPLE = 100;

function OwnerInput() {
  const { data = [] } = useFirst('people', { limit: MAX_PEOPLE, sort: BY_EMAIL, filter: {} });
  return (
    <MatchInput
      source="user_id"
      label={adminMessages['admin.keys.owner']}
      helperText={adminMessages['admin.keys.ownerHint']}
      choices={data.map(({ id, email }) => ({ id, name: email }))}
      validate={required()}
    />
  );
}

function Pair({ made }: { made: ApiKey }) {
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '44rem' }}>
      <Title title={made.name} />
      <Card>
        <CardContent>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Alert severity="warning">{adminMessages['admin.keys.once']}</Alert>
            <Copied label={adminMessages['admin.keys.key']} value={made.consumer_key ?? ''} />
            <Copied label={adminMessages['admin.keys.secret']} value={made.consumer_secret ?? ''} />
            <Button variant="contained" component={Link} to="/api-keys">
              {adminMessages['admin.keys.done']}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={value}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="outlined"
        aria-label={`${adminMessages['admin.keys.copy']}: ${label}`}
        onClick={copy}
      >
        {isCopied ? adminMessages['admin.keys.copied'] : adminMessages['admin.keys.copy']}
      </Button>
    </Stack>
  );
}
