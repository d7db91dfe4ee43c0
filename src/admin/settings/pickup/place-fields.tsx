import { Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { readHours } from '#rules/pickup/opening-hours.ts';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { fieldText } from '#wire/messages/settings/fields.ts';
import { useAdmin } from '../../admin-context.tsx';
import { useCountries } from '../../ui/use-countries.ts';
import { CountryControl, TextsControl } from '../controls/choice-control.tsx';
import { type FieldProblems, problemsBelow, problemText } from '../controls/field-problems.ts';

const ADDRESS = ['address1', 'address2', 'postcode', 'city'] as const;
const MORE = ['phone', 'note'] as const;

interface PlaceFieldsProps {
  place: PickupPlace;
  problems: FieldProblems;
  onChange(place: PickupPlace): void;
  onRemove(): void;
}

export function PlaceFields({ place, problems, onChange, onRemove }: PlaceFieldsProps) {
  const { id, closed } = place;
  const problemOf = (field: keyof PickupPlace, value: unknown = '') =>
    problemText(problemsBelow(problems, `[${field}]`), value);
  const typed = (field: 'name' | 'state' | (typeof ADDRESS)[number] | (typeof MORE)[number]) => (
    <TextField
      key={field}
      size="small"
      label={fieldText(`pickup.${field}`)}
      value={place[field]}
      multiline={field === 'note'}
      error={problemOf(field) !== ''}
      helperText={problemOf(field)}
      onChange={({ target }) => onChange({ ...place, [field]: target.value })}
    />
  );
  return (
    <Stack spacing={1.5} sx={{ paddingBlock: 1.5 }}>
      {typed('name')}
      {ADDRESS.map(typed)}
      <CountryControl
        id={`${id}-country`}
        label={fieldText('pickup.country')}
        value={place.country}
        problem={problemOf('country')}
        onChange={(country) => onChange({ ...place, country: String(country), state: '' })}
      />
      <StateField place={place} onChange={onChange} />
      <Hours
        hours={place.hours}
        problems={problemsBelow(problems, '[hours]')}
        onChange={(hours) => onChange({ ...place, hours })}
      />
      <TextsControl
        id={`${id}-closed`}
        label={fieldText('pickup.closed')}
        value={closed}
        problem={problemOf('closed', closed)}
        onChange={(days) => onChange({ ...place, closed: Array.isArray(days) ? days : [] })}
      />
      {MORE.map(typed)}
      <Button color="error" sx={{ alignSelf: 'start' }} onClick={onRemove}>
        {adminMessages['admin.pickup.remove']}
      </Button>
    </Stack>
  );
}

/** A list where the country has states. */
function StateField({ place, onChange }: Pick<PlaceFieldsProps, 'place' | 'onChange'>) {
  const countries = useCountries();
  const states = countries.find(({ code }) => code === place.country)?.states ?? [];
  if (states.length === 0) return null;
  return (
    <Autocomplete
      size="small"
      options={states}
      value={states.find(({ code }) => code === place.state) ?? null}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      onChange={(_, next) => onChange({ ...place, state: next?.code ?? '' })}
      sx={{ maxWidth: '24rem' }}
      renderInput={(params) => <TextField {...params} label={fieldText('pickup.state')} />}
    />
  );
}

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const MONDAY = 1;
const WORKING_WEEK = [1, 2, 3, 4, 5];
/** A Sunday, for the names of the days. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

interface HoursProps {
  hours: readonly string[];
  problems: FieldProblems;
  onChange(hours: readonly string[]): void;
}

function Hours({ hours, problems, onChange }: HoursProps) {
  const { locale } = useAdmin().config;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const monday = hours[MONDAY] ?? '';
  const withText = (days: readonly number[], text: string) =>
    hours.map((each, day) => (days.includes(day) ? text : each));
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
        {fieldText('pickup.hours')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {adminMessages['admin.pickup.hoursHint']}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        }}
      >
        {WEEK.map((day) => {
          const text = hours[day] ?? '';
          const refused = problems[`[${day}]`] ?? '';
          const isUnread = readHours(text) === null;
          return (
            <TextField
              key={day}
              size="small"
              label={format.format(SUNDAY + day * DAY)}
              value={text}
              error={refused !== '' || isUnread}
              helperText={refused || (isUnread && adminMessages['admin.pickup.hoursUnread'])}
              onChange={({ target }) => onChange(withText([day], target.value))}
            />
          );
        })}
      </Box>
      <Button
        size="small"
        disabled={monday === '' || WORKING_WEEK.every((day) => hours[day] === monday)}
        onClick={() => onChange(withText(WORKING_WEEK, monday))}
      >
        {adminMessages['admin.pickup.sameHours']}
      </Button>
    </Box>
  );
}
