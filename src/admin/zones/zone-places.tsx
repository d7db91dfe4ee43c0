import { Autocomplete, Card, CardContent, Stack, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useCountries } from '../ui/use-countries.ts';
import { getRegions, placeName } from './place-names.ts';
import type { ZoneDraft } from './zone.ts';

type Places = Pick<ZoneDraft, 'name' | 'regions' | 'postcodes'>;

interface ZonePlacesProps {
  draft: Places;
  problems: Readonly<Record<string, string>>;
  onChange(places: Partial<Places>): void;
}

export function ZonePlaces({ draft, problems, onChange }: ZonePlacesProps) {
  const countries = useCountries();
  const { name = '', locations = '' } = problems;
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <TextField
            size="small"
            label={adminMessages['admin.zones.name']}
            value={draft.name}
            error={name !== ''}
            helperText={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <Autocomplete
            size="small"
            multiple
            options={getRegions(countries)}
            value={[...draft.regions]}
            getOptionKey={({ code }) => code}
            getOptionLabel={(place) => placeName(place, countries)}
            isOptionEqualToValue={(one, other) => one.code === other.code}
            onChange={(_, regions) => onChange({ regions })}
            renderInput={(params) => (
              <TextField {...params} label={adminMessages['admin.zones.regions']} />
            )}
          />
          <TextField
            size="small"
            multiline
            minRows={2}
            label={adminMessages['admin.zones.postcodes']}
            error={locations !== ''}
            helperText={locations || adminMessages['admin.zones.postcodesHint']}
            value={draft.postcodes}
            onChange={({ target }) => onChange({ postcodes: target.value })}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}
