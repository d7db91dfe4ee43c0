import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Autocomplete,
  Button,
  Card,
  CardContent,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { shippingTestResponse } from '#wire/vitrine/delivery.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useCountries } from '../ui/use-countries.ts';

type Offer = z.infer<typeof shippingTestResponse>;

interface TestLine {
  id: number;
  name: string;
  quantity: number;
}

const NOWHERE = { country: '', state: '', postcode: '', city: '' };

interface AddressTestProps {
  /** A zone with what is not saved of it; null where the shop is tried as it is. */
  draft: object | null;
}

/** What a shopper at an address would be offered and pay, by the rules of the shop itself. */
export function AddressTest({ draft }: AddressTestProps) {
  const { client } = useAdmin();
  const [place, setPlace] = useState(NOWHERE);
  const [lines, setLines] = useState<readonly TestLine[]>([]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState('');

  async function run() {
    const response = await client.send({
      path: 'vitrine/v1/delivery-test',
      method: 'POST',
      data: {
        ...place,
        line_items: lines.map(({ id, quantity }) => ({ product_id: id, quantity })),
        ...(draft && { zone: draft }),
      },
    });
    const [first] = response.ok ? [] : Object.values(response.problem.fields);
    setProblem(response.ok ? '' : (first ?? response.problem.message));
    setOffer(response.ok ? shippingTestResponse.parse(response.data) : null);
  }

  return (
    <Card component="section" aria-labelledby="address-test">
      <CardContent>
        <Typography id="address-test" component="h2" variant="h2">
          {adminMessages['admin.zones.test']}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {adminMessages[draft ? 'admin.zones.testDraft' : 'admin.zones.testAbout']}
        </Typography>
        <Stack spacing={1.5}>
          <AddressFields place={place} onChange={setPlace} />
          <Lines lines={lines} onChange={setLines} />
          <Problem text={problem} />
          <Button
            variant="contained"
            sx={{ alignSelf: 'start' }}
            disabled={place.country === '' || lines.length === 0}
            onClick={() => void run()}
          >
            {adminMessages['admin.zones.run']}
          </Button>
          {offer && <Offered offer={offer} />}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface AddressFieldsProps {
  place: typeof NOWHERE;
  onChange(place: typeof NOWHERE): void;
}

function AddressFields({ place, onChange }: AddressFieldsProps) {
  const countries = useCountries();
  const country = countries.find(({ code }) => code === place.country) ?? null;
  const states = country?.states ?? [];
  return (
    <>
      <Autocomplete
        size="small"
        options={countries}
        value={country}
        getOptionKey={({ code }) => code}
        getOptionLabel={({ name }) => name}
        onChange={(_, next) => onChange({ ...place, country: next?.code ?? '', state: '' })}
        renderInput={(params) => (
          <TextField {...params} label={adminMessages['admin.zones.country']} />
        )}
      />
      {states.length > 0 && (
        <Autocomplete
          size="small"
          options={states}
          value={states.find(({ code }) => code === place.state) ?? null}
          getOptionKey={({ code }) => code}
          getOptionLabel={({ name }) => name}
          onChange={(_, next) => onChange({ ...place, state: next?.code ?? '' })}
          renderInput={(params) => (
            <TextField {...params} label={adminMessages['admin.zones.state']} />
          )}
        />
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {(['postcode', 'city'] as const).map((field) => (
          <TextField
            key={field}
            size="small"
            label={adminMessages[`admin.zones.${field}`]}
            value={place[field]}
            onChange={({ target }) => onChange({ ...place, [field]: target.value })}
          />
        ))}
      </Stack>
    </>
  );
}

interface LinesProps {
  lines: readonly TestLine[];
  onChange(lines: readonly TestLine[]): void;
}

function Lines({ lines, onChange }: LinesProps) {
  return (
    <>
      {lines.map((line) => (
        <Stack key={line.id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>{line.name}</Typography>
          <TextField
            size="small"
            type="number"
            label={`${adminMessages['admin.zones.quantity']}: ${line.name}`}
            value={line.quantity}
            slotProps={{ htmlInput: { min: 1 } }}
            sx={{ width: '7rem' }}
            onChange={({ target }) => {
              const quantity = Math.max(1, Math.round(Number(target.value)) || 1);
              onChange(lines.map((each) => (each === line ? { ...line, quantity } : each)));
            }}
          />
          <IconButton
            aria-label={`${adminMessages['admin.settings.removeRow']}: ${line.name}`}
            onClick={() => onChange(lines.filter((each) => each !== line))}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      <ProductPicker
        label={adminMessages['admin.zones.addProduct']}
        onPick={({ id, name }) => {
          if (!lines.some((line) => line.id === id))
            onChange([...lines, { id, name, quantity: 1 }]);
        }}
      />
    </>
  );
}

function Offered({ offer }: { offer: Offer }) {
  const { zone, packages, needs_delivery: isNeeded, subtotal_text: goods } = offer;
  const several = packages.length > 1;
  return (
    <Stack role="status" spacing={1}>
      <Typography>
        {zone
          ? `${adminMessages['admin.zones.inZone']} ${zone.name}`
          : adminMessages['admin.zones.noZone']}
        {' · '}
        {adminMessages['admin.zones.goods']} {goods}
      </Typography>
      {!isNeeded && <Typography>{adminMessages['admin.zones.notNeeded']}</Typography>}
      {packages.map(({ id, items, rates }) => (
        <Stack key={id} spacing={0.5}>
          {several && <Typography variant="body2">{items.join(', ')}</Typography>}
          {rates.length === 0 && (
            <Typography color="error">{adminMessages['admin.zones.noRates']}</Typography>
          )}
          {rates.map((rate) => (
            <Typography key={rate.rate_id} sx={{ fontWeight: rate.selected ? 600 : 400 }}>
              {rate.title}: {rate.total_text}
              {rate.selected && ` (${adminMessages['admin.zones.selected']})`}
            </Typography>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
