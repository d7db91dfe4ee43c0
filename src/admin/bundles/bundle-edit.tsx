import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Loading, Title, useNotify, useUpdate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { AFTER_BUNDLE, BUNDLE_BASES } from '#rules/bundles/bundle.ts';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { BundleResponse } from '#wire/vitrine/bundles.ts';
import { useOne } from '../data/use-records.ts';
import { ChoiceBox, NumberBox, SwitchBox, TextBox } from '../option-forms/boxes.tsx';
import { beside } from '../ui/beside.ts';
import { Changes } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { getRefusal } from '../ui/get-refusal.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { BundleFields } from './bundle-fields.tsx';
import { BundleItems } from './bundle-items.tsx';
import { BundlePrices } from './bundle-prices.tsx';
import { toBundle } from './bundle-record.ts';
import { BundleStart } from './bundle-start.tsx';
import { BundleTiers } from './bundle-tiers.tsx';

/** The builder of one bundle, with what it costs beside it; of a product without one its beginning. */
export default function BundleEdit() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOne('bundles', Number(id));
  const { data: product } = useOne('products', Number(id));
  const isEmpty = error !== null && product?.extensions.vitrine.type === 'bundle';
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={product?.name ?? adminMessages['admin.bundles']} />
      <Button component={Link} to="/bundles" size="small">
        {adminMessages['admin.bundles.all']}
      </Button>
      <Button component={Link} to={`/products/${id}`} size="small">
        {adminMessages['admin.bundle.product']}
      </Button>
      {isEmpty && <BundleStart productId={product.id} onMade={() => void refetch()} />}
      {error && !isEmpty && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && <Builder key={data.id} record={data} />}
    </Box>
  );
}

const bases = BUNDLE_BASES.map((value) => ({
  value,
  label: adminMessages[`admin.bundle.base.${value}`],
}));
const afters = (['', ...AFTER_BUNDLE] as const).map((value) => ({
  value,
  label: adminMessages[`admin.bundle.after.${value || 'shop'}`],
}));

function Builder({ record }: { record: BundleResponse }) {
  const [bundle, setBundle] = useState(() => toBundle(record));
  const { save, remove, refusal, isSaving } = useSaveBundle(record, setBundle);
  const isDirty = JSON.stringify(bundle) !== JSON.stringify(toBundle(record));
  useUnsaved(isDirty);
  return (
    <Box sx={columns}>
      <Stack spacing={2}>
        <BundleItems bundle={bundle} onChange={(items) => setBundle({ ...bundle, items })} />
        <BundleTiers bundle={bundle} onChange={setBundle} />
        <PartCard title={adminMessages['admin.bundle.facts']}>
          <Stack spacing={2}>
            <SwitchBox
              label={adminMessages['admin.bundle.enabled']}
              value={bundle.enabled}
              onChange={(enabled) => setBundle({ ...bundle, enabled })}
            />
            <ChoiceBox
              label={adminMessages['admin.bundle.base']}
              value={bundle.base}
              choices={bases}
              onChange={(base) => setBundle({ ...bundle, base })}
            />
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <NumberBox
                label={adminMessages['admin.bundle.minItems']}
                value={bundle.minItems}
                onChange={(minItems) => setBundle({ ...bundle, minItems: minItems ?? 1 })}
              />
              <NumberBox
                label={adminMessages['admin.bundle.maxItems']}
                value={bundle.maxItems}
                onChange={(maxItems) => setBundle({ ...bundle, maxItems })}
              />
            </Stack>
            <ChoiceBox
              label={adminMessages['admin.bundle.after']}
              value={bundle.after ?? ''}
              choices={afters}
              onChange={(after) => setBundle({ ...bundle, after: after === '' ? null : after })}
            />
            {(['title', 'intro', 'button'] as const).map((name) => (
              <TextBox
                key={name}
                label={adminMessages[`admin.bundle.text.${name}`]}
                value={bundle.texts[name]}
                onChange={(text) =>
                  setBundle({ ...bundle, texts: { ...bundle.texts, [name]: text } })
                }
              />
            ))}
          </Stack>
        </PartCard>
        <BundleFields
          fields={bundle.fields}
          onChange={(fields) => setBundle({ ...bundle, fields })}
        />
      </Stack>
      <Stack spacing={2} sx={beside}>
        <PartCard title={adminMessages['admin.bundle.save']}>
          <Stack spacing={1.5}>
            {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
            <Button
              variant="contained"
              disabled={!isDirty || isSaving}
              onClick={() => save(bundle)}
            >
              {adminMessages['admin.bundle.save']}
            </Button>
            <ConfirmButton
              label={adminMessages['admin.bundle.delete']}
              text={adminMessages['admin.bundle.deleteText']}
              onConfirm={remove}
            />
          </Stack>
        </PartCard>
        <BundlePrices bundle={bundle} />
        <Changes resource="bundle" subject={record.id} version={JSON.stringify(record)} />
      </Stack>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function useSaveBundle(record: BundleResponse, setBundle: (bundle: BundleDraft) => void) {
  const [refusal, setRefusal] = useState('');
  const [update, { isPending }] = useUpdate<BundleResponse>();
  const notify = useNotify();
  const send = useRest();
  const navigate = useNavigate();

  function save(data: BundleDraft) {
    setRefusal('');
    update(
      'bundles',
      { id: record.id, data, previousData: record },
      {
        onSuccess: (saved) => {
          setBundle(toBundle(saved));
          notify(adminMessages['admin.saved'], { type: 'success' });
        },
        onError: (error) => setRefusal(getRefusal(error)),
      },
    );
  }

  async function remove() {
    const path = `vitrine/v1/bundles/${record.id}`;
    const response = await send({ path, method: 'DELETE', query: { force: true } });
    if (response.ok) await navigate('/bundles');
  }

  return { save, remove, refusal, isSaving: isPending };
}
