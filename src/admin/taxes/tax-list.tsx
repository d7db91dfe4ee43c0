import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Box,
  Button,
  Card,
  IconButton,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tabs,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { Changes } from '../ui/changes.tsx';
import { download } from '../ui/download.ts';
import { useRest } from '../ui/use-rest.ts';
import { TaxForm } from './tax-form.tsx';
import { TaxImport } from './tax-import.tsx';
import {
  newRate,
  type TaxClass,
  type TaxDraft,
  type TaxRate,
  taxClasses,
  taxRates,
} from './tax-rate.ts';

interface Loaded {
  classes: readonly TaxClass[];
  rates: readonly TaxRate[];
}

/** Tax rates by class, one at a time or as a file. */
export default function TaxList() {
  const send = useRest();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    const [classes, rates] = await Promise.all([
      send({ path: 'wc/v3/taxes/classes' }),
      send({ path: 'wc/v3/taxes', query: { per_page: EVERYTHING } }),
    ]);
    if (!classes.ok || !rates.ok) return;
    setLoaded({ classes: taxClasses.parse(classes.data), rates: taxRates.parse(rates.data) });
  }, [send]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.taxes']} />
      <SettingsTrail about={adminMessages['admin.taxes.about']} />
      {loaded ? (
        <>
          <Rates {...loaded} reload={load} />
          <Box sx={{ marginBlockStart: 2 }}>
            <Changes resource="tax" version={JSON.stringify(loaded.rates)} />
          </Box>
        </>
      ) : (
        <Loading />
      )}
    </Box>
  );
}

function Rates({ classes, rates, reload }: Loaded & { reload(): Promise<void> }) {
  const send = useRest();
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState<TaxDraft | null>(null);
  const requestedSlug = query.get('class');
  const selectedClass = classes.find(({ slug }) => slug === requestedSlug)?.slug ?? 'standard';

  async function remove({ id }: TaxRate) {
    const path = `wc/v3/taxes/${id}`;
    const response = await send({ path, method: 'DELETE', query: { force: true } });
    if (response.ok) await reload();
  }

  async function exportRates() {
    const response = await send({ path: 'vitrine/v1/tax-rates.csv' });
    if (response.ok && typeof response.data === 'string') download('tax-rates.csv', response.data);
  }

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlockEnd: 1 }}>
        <Button variant="contained" onClick={() => setDraft(newRate(selectedClass))}>
          {adminMessages['admin.taxes.add']}
        </Button>
        <TaxImport onImported={reload} />
        <Button variant="outlined" onClick={() => void exportRates()}>
          {adminMessages['admin.taxes.export']}
        </Button>
      </Stack>
      <Tabs
        value={selectedClass}
        variant="scrollable"
        onChange={(_, next: string) => setQuery({ class: next }, { replace: true })}
        aria-label={adminMessages['admin.taxes.class']}
      >
        {classes.map(({ slug, name }) => (
          <Tab key={slug} value={slug} label={name} id={`class-${slug}`} />
        ))}
      </Tabs>
      <Card role="tabpanel" aria-labelledby={`class-${selectedClass}`}>
        <RateTable
          rates={rates.filter((rate) => rate.class === selectedClass)}
          onEdit={setDraft}
          onRemove={(rate) => void remove(rate)}
        />
      </Card>
      {draft && (
        <TaxForm
          rate={draft}
          onCancel={() => setDraft(null)}
          onDone={() => {
            setDraft(null);
            void reload();
          }}
        />
      )}
    </>
  );
}

interface RateTableProps {
  rates: readonly TaxRate[];
  onEdit(rate: TaxRate): void;
  onRemove(rate: TaxRate): void;
}

const COLUMNS = ['name', 'rate', 'country', 'state', 'postcode', 'city', 'priority'] as const;
/** Those a phone has no room for. */
const WIDE: readonly string[] = ['postcode', 'city', 'priority'];
const cell = (name: string) => ({
  display: { xs: WIDE.includes(name) ? 'none' : 'table-cell', md: 'table-cell' },
});

function RateTable({ rates, onEdit, onRemove }: RateTableProps) {
  if (rates.length === 0) {
    return <Typography sx={{ padding: 2 }}>{adminMessages['admin.taxes.none']}</Typography>;
  }
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" sx={{ '& td, & th': { paddingInline: { xs: 0.75, md: 2 } } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name} sx={cell(name)}>
                {adminMessages[`admin.taxes.${name}`]}
              </TableCell>
            ))}
            <TableCell>{adminMessages['admin.taxes.actions']}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rates.map((rate) => (
            <TableRow key={rate.id}>
              {COLUMNS.map((name) => (
                <TableCell key={name} sx={cell(name)}>
                  {name === 'rate' ? Number(rate.rate) : rate[name]}
                </TableCell>
              ))}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <IconButton
                  size="small"
                  aria-label={`${adminMessages['admin.taxes.edit']}: ${rate.name} ${rate.country}`}
                  onClick={() => onEdit(rate)}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`${adminMessages['admin.taxes.remove']}: ${rate.name} ${rate.country}`}
                  onClick={() => onRemove(rate)}
                >
                  <DeleteIcon />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
