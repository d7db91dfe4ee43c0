import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { FullZone } from '#wire/vitrine/shipping-zones.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useCountries } from '../ui/use-countries.ts';
import { useRest } from '../ui/use-rest.ts';
import { AddressTest } from './address-test.tsx';
import { placeName } from './place-names.ts';
import { useZones } from './use-zones.ts';
import { REST_ZONE } from './zone.ts';

/** Where the shop delivers: the first zone that an address belongs to applies. */
export default function ZoneList() {
  const { zones, reload } = useZones();
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.zones']} />
      <SettingsTrail about={adminMessages['admin.zones.about']} />
      {zones ? <Zones zones={zones} reload={reload} /> : <Loading />}
    </Box>
  );
}

interface ZonesProps {
  zones: readonly FullZone[];
  reload(): Promise<void>;
}

function Zones({ zones, reload }: ZonesProps) {
  const send = useRest();
  const stored = zones.filter(({ id }) => id !== REST_ZONE);
  /** As it was just moved; the list is read anew afterwards. */
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const ordered = moved
    ? moved.flatMap((id) => stored.find((zone) => String(zone.id) === id) ?? [])
    : stored;
  const rest = zones.find(({ id }) => id === REST_ZONE);

  async function order(ids: string[]) {
    setMoved(ids);
    await send({
      path: 'vitrine/v1/shipping-zones/order',
      method: 'PUT',
      data: { order: ids.map(Number) },
    });
    await reload();
    setMoved(null);
  }

  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <SortableList
            entries={ordered.map((zone) => ({
              id: String(zone.id),
              name: zone.name,
              content: <ZoneLine zone={zone} />,
            }))}
            onOrder={(ids) => void order(ids)}
          />
          {rest && (
            <Box sx={{ paddingInlineStart: 5, paddingBlock: 1 }}>
              <ZoneLine zone={{ ...rest, name: adminMessages['admin.zones.rest'] }} />
            </Box>
          )}
          <Button
            component={Link}
            to="/settings/zones/new"
            variant="outlined"
            sx={{ marginBlockStart: 1 }}
          >
            {adminMessages['admin.zones.add']}
          </Button>
        </CardContent>
      </Card>
      <AddressTest draft={null} />
    </Stack>
  );
}

/** How many places are named before the rest is counted. */
const MAX_NAMED = 4;

function ZoneLine({ zone: { id, name, locations, methods } }: { zone: FullZone }) {
  const countries = useCountries();
  const named = locations.slice(0, MAX_NAMED).map((place) => placeName(place, countries));
  const more = locations.length > MAX_NAMED ? ` +${locations.length - MAX_NAMED}` : '';
  const where = id === REST_ZONE ? adminMessages['admin.zones.restAbout'] : named.join(', ') + more;
  const how = methods.filter(({ enabled }) => enabled).map(({ title }) => title);
  return (
    <>
      <Button
        component={Link}
        to={`/settings/zones/${id}`}
        sx={{ justifyContent: 'start', padding: 0, minWidth: 0 }}
      >
        {name}
      </Button>
      <Typography variant="body2">{where}</Typography>
      <Typography variant="body2" color="textSecondary">
        {how.length > 0 ? how.join(', ') : adminMessages['admin.zones.noMethods']}
      </Typography>
    </>
  );
}
