import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../../admin-context.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { type FieldProblems, problemsBelow } from '../controls/field-problems.ts';
import { newPlace, placesIn } from './place.ts';
import { PlaceFields } from './place-fields.tsx';

interface PickupPlacesProps {
  label: string;
  value: unknown;
  problems: FieldProblems;
  onChange(value: unknown): void;
}

/** The places where shoppers may collect, in the order in which they see them. */
export default function PickupPlaces({ label, value, problems, onChange }: PickupPlacesProps) {
  const { locale } = useAdmin().config;
  const [open, setOpen] = useState('');
  const places = placesIn(value);
  const change = (place: PickupPlace) =>
    onChange(places.map((each) => (each.id === place.id ? place : each)));
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <SortableList
        entries={places.map((place, index) => {
          const refused = problemsBelow(problems, `[${index}]`);
          const isOpen = open === place.id || Object.keys(refused).length > 0;
          return {
            id: place.id,
            name: place.name,
            content: (
              <Box>
                <PlaceLine
                  place={place}
                  isOpen={isOpen}
                  onOpen={() => setOpen(isOpen ? '' : place.id)}
                />
                {isOpen && (
                  <PlaceFields
                    place={place}
                    problems={refused}
                    onChange={change}
                    onRemove={() => onChange(places.filter((each) => each !== place))}
                  />
                )}
              </Box>
            ),
          };
        })}
        onOrder={(ids) =>
          onChange(ids.flatMap((id) => places.find((place) => place.id === id) ?? []))
        }
      />
      {problems[''] && <FormHelperText error>{problems['']}</FormHelperText>}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          const place = newPlace(locale);
          onChange([...places, place]);
          setOpen(place.id);
        }}
      >
        {adminMessages['admin.pickup.add']}
      </Button>
    </Stack>
  );
}

interface PlaceLineProps {
  place: PickupPlace;
  isOpen: boolean;
  onOpen(): void;
}

function PlaceLine({ place: { name, address1, city }, isOpen, onOpen }: PlaceLineProps) {
  const title = name || adminMessages['admin.pickup.unnamed'];
  const action = adminMessages[isOpen ? 'admin.zones.close' : 'admin.zones.edit'];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Stack sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[address1, city].filter(Boolean).join(', ')}
        </Typography>
      </Stack>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`${action}: ${title}`}
        onClick={onOpen}
      >
        {action}
      </Button>
    </Stack>
  );
}
