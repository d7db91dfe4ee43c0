import { Autocomplete, Box, Button, Card, CardContent, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { Changes } from '../ui/changes.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useCountries } from '../ui/use-countries.ts';
import { AddressTest } from './address-test.tsx';
import { getRegions, placeName } from './place-names.ts';
import { useZones } from './use-zones.ts';
import { REST_ZONE, type Zone } from './zone.ts';
import { ZoneMethods } from './zone-methods.tsx';

/** One zone: where it is, and how and for what things are sent there. */
export default function ZoneEdit() {
  const id = Number(useLocation().pathname.split('/').at(-1));
  const { zones, reload } = useZones();
  const zone = zones?.find((each) => each.id === id);
  const title = id === REST_ZONE ? adminMessages['admin.zones.rest'] : (zone?.name ?? '');
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={title} />
      <Button component={Link} to="/settings/zones" size="small">
        {adminMessages['admin.zones.all']}
      </Button>
      {zone ? (
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          {id !== REST_ZONE && <ZoneForm key={id} zone={zone} reload={reload} />}
          <ZoneMethods zone={zone} reload={reload} />
          <AddressTest />
          <Changes resource="shipping_zone" subject={id} version={JSON.stringify(zone)} />
        </Stack>
      ) : (
        <Loading />
      )}
    </Box>
  );
}

interface ZoneFormProps {
  zone: Zone;
  reload(): Promise<void>;
}

function ZoneForm({ zone, reload }: ZoneFormProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const navigate = useNavigate();
  const countries = useCountries();
  const stored = {
    name: zone.name,
    regions: zone.places.filter(({ type }) => type !== 'postcode'),
    postcodes: zone.places
      .filter(({ type }) => type === 'postcode')
      .map(({ code }) => code)
      .join('\n'),
  };
  const [draft, setDraft] = useState(stored);
  const [problem, setProblem] = useState('');
  const [isSure, setIsSure] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
  const path = `wc/v3/shipping/zones/${zone.id}`;

  async function save() {
    const postcodes = draft.postcodes.split('\n').filter((line) => line.trim() !== '');
    const places = [
      ...draft.regions.map(({ code, type }) => ({ code, type })),
      ...postcodes.map((code) => ({ code: code.trim(), type: 'postcode' })),
    ];
    // Only what differs: the log must not tell of a change where there is none.
    const { name, ...stays } = draft;
    const { name: nameBefore, ...placesBefore } = stored;
    const requests = [
      ...(name === nameBefore ? [] : [{ path, data: { name } }]),
      ...(JSON.stringify(stays) === JSON.stringify(placesBefore)
        ? []
        : [{ path: `${path}/locations`, data: places }]),
    ];
    for (const request of requests) {
      const response = await client.send({ ...request, method: 'PUT' });
      setProblem(response.ok ? '' : response.problem.message);
      if (!response.ok) return;
    }
    setDraft({ ...draft, postcodes: postcodes.map((code) => code.trim()).join('\n') });
    await reload();
    notify(adminMessages['admin.saved'], { type: 'success' });
  }

  async function remove() {
    const response = await client.send({ path, method: 'DELETE', query: { force: true } });
    if (response.ok) await navigate('/settings/zones');
    else setProblem(response.problem.message);
  }

  useUnsaved(isDirty);
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextField
            size="small"
            label={adminMessages['admin.zones.name']}
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
          <Autocomplete
            size="small"
            multiple
            options={getRegions(countries)}
            value={draft.regions}
            getOptionKey={({ code }) => code}
            getOptionLabel={(place) => placeName(place, countries)}
            isOptionEqualToValue={(one, other) => one.code === other.code}
            onChange={(_, regions) => setDraft({ ...draft, regions })}
            renderInput={(params) => (
              <TextField {...params} label={adminMessages['admin.zones.regions']} />
            )}
          />
          <TextField
            size="small"
            multiline
            minRows={2}
            label={adminMessages['admin.zones.postcodes']}
            helperText={adminMessages['admin.zones.postcodesHint']}
            value={draft.postcodes}
            onChange={({ target }) => setDraft({ ...draft, postcodes: target.value })}
          />
          <Problem text={problem} />
          <Stack direction="row" spacing={1}>
            <Button variant="contained" disabled={!isDirty} onClick={() => void save()}>
              {adminMessages['admin.zones.save']}
            </Button>
            <Button color="error" onClick={() => (isSure ? void remove() : setIsSure(true))}>
              {adminMessages[isSure ? 'admin.zones.removeSure' : 'admin.zones.remove']}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
