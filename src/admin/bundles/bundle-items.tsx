import { Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { productResponse, variationResponse } from '#wire/wc/product.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { useMany } from '../data/use-records.ts';
import { ChoiceBox, NumberBox, SwitchBox, TextBox } from '../option-forms/boxes.tsx';
import { freeId } from '../option-forms/form-builder.ts';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useReading } from '../ui/use-reading.ts';
import { type ItemDraft, newItem } from './bundle-record.ts';

interface BundleItemsProps {
  bundle: BundleDraft;
  onChange(items: ItemDraft[]): void;
}

/** What is in the bundle, in the order the shopper sees it. */
export function BundleItems({ bundle: { items }, onChange }: BundleItemsProps) {
  const [open, setOpen] = useState('');
  const { data = [] } = useMany('products', [...new Set(items.map(({ productId }) => productId))]);
  const toProduct = (item: ItemDraft) => data.find((each) => each?.id === item.productId);
  const getName = (item: ItemDraft) => item.title || toProduct(item)?.name || item.id;

  function add({ id: productId, name }: PickedProduct) {
    const id = freeId(
      name,
      items.map((each) => each.id),
    );
    onChange([...items, newItem(id, productId)]);
    setOpen(id);
  }

  return (
    <PartCard title={adminMessages['admin.bundles.items']}>
      <Stack spacing={2}>
        <SortableList
          entries={items.map((item, at) => ({
            id: item.id,
            name: getName(item),
            content: (
              <ItemEntry
                item={item}
                name={getName(item)}
                isVariable={toProduct(item)?.type === 'variable'}
                isOpen={open === item.id}
                onOpen={() => setOpen(open === item.id ? '' : item.id)}
                onChange={(next) => onChange(items.with(at, next))}
                onRemove={items.length > 1 ? () => onChange(items.toSpliced(at, 1)) : null}
              />
            ),
          }))}
          onOrder={(ids) =>
            onChange(ids.flatMap((id) => items.find((each) => each.id === id) ?? []))
          }
        />
        <ProductPicker label={adminMessages['admin.bundle.addItem']} onPick={add} />
      </Stack>
    </PartCard>
  );
}

interface ItemEntryProps {
  item: ItemDraft;
  name: string;
  isVariable: boolean;
  isOpen: boolean;
  onOpen(): void;
  onChange(item: ItemDraft): void;
  onRemove: (() => void) | null;
}

function ItemEntry({ item, name, isVariable, isOpen, onOpen, onChange, onRemove }: ItemEntryProps) {
  const { min, max, first = min } = item.quantity;
  const pieces = max === undefined ? `${min}+` : `${min}–${max}`;
  const labels = [
    adminMessages[item.required ? 'admin.bundle.item.required' : 'admin.bundle.item.optional'],
    `${adminMessages['admin.bundle.item.pieces']}: ${first} (${pieces})`,
  ];
  const named = (key: 'edit' | 'done' | 'remove') => ({
    size: 'small' as const,
    'aria-label': `${adminMessages[`admin.form.${key}`]}: ${name}`,
    children: adminMessages[`admin.form.${key}`],
  });
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: '10rem' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {labels.join(' · ')}
          </Typography>
        </Box>
        <Box>
          <Button aria-expanded={isOpen} onClick={onOpen} {...named(isOpen ? 'done' : 'edit')} />
          {onRemove && <Button color="error" onClick={onRemove} {...named('remove')} />}
        </Box>
      </Stack>
      {isOpen && (
        <Stack spacing={2} sx={{ paddingBlock: 2 }}>
          <TextBox
            label={adminMessages['admin.bundle.item.title']}
            value={item.title}
            onChange={(title) => onChange({ ...item, title })}
          />
          <SwitchBox
            label={adminMessages['admin.bundle.item.required']}
            value={item.required}
            onChange={(required) => onChange({ ...item, required })}
          />
          {!item.required && (
            <SwitchBox
              label={adminMessages['admin.bundle.item.chosen']}
              value={item.chosen}
              onChange={(chosen) => onChange({ ...item, chosen })}
            />
          )}
          <Quantity item={item} onChange={onChange} />
          <TextBox
            label={adminMessages['admin.bundle.item.discount']}
            hint={adminMessages['admin.bundle.discountHint']}
            value={item.discount ?? ''}
            onChange={(discount) => onChange({ ...item, discount: discount || null })}
          />
          {isVariable && <Variations item={item} onChange={onChange} />}
        </Stack>
      )}
    </Box>
  );
}

interface ItemProps {
  item: ItemDraft;
  onChange(item: ItemDraft): void;
}

function Quantity({ item, onChange }: ItemProps) {
  const { quantity } = item;
  /** Empty is left out: the schema says what then counts. */
  const set = (name: 'first' | 'max', value: number | null) => {
    const { [name]: _, ...rest } = quantity;
    onChange({ ...item, quantity: value === null ? rest : { ...rest, [name]: value } });
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <NumberBox
        label={adminMessages['admin.bundle.item.first']}
        value={quantity.first ?? null}
        onChange={(first) => set('first', first)}
      />
      <NumberBox
        label={adminMessages['admin.bundle.item.min']}
        value={quantity.min}
        onChange={(min) => onChange({ ...item, quantity: { ...quantity, min: min ?? 1 } })}
      />
      <NumberBox
        label={adminMessages['admin.bundle.item.max']}
        value={quantity.max ?? null}
        onChange={(max) => set('max', max)}
      />
    </Stack>
  );
}

const variations = z.array(z.pick(variationResponse, { id: true, attributes: true }));
const attributes = z.pick(productResponse, { attributes: true });

/** One fixed variation, or which values the shopper may choose from. */
function Variations({ item, onChange }: ItemProps) {
  const path = `wc/v3/products/${item.productId}`;
  const { data: product } = useReading(path, attributes);
  const { data = [] } = useReading(`${path}/variations`, variations, { query: { per_page: 100 } });
  const choices = [
    { value: '', label: adminMessages['admin.bundle.item.open'] },
    ...data.map((each) => ({
      value: String(each.id),
      label: each.attributes.map(({ option }) => option).join(', ') || `#${each.id}`,
    })),
  ];
  const fixed = item.variationId === null ? '' : String(item.variationId);
  const requested = product?.attributes.filter(({ variation }) => variation) ?? [];
  return (
    <Stack spacing={2}>
      <ChoiceBox
        label={adminMessages['admin.bundle.item.variation']}
        value={fixed}
        choices={choices}
        onChange={(id) => onChange({ ...item, variationId: id === '' ? null : Number(id) })}
      />
      {item.variationId === null &&
        requested.map(({ id, name, slug = name, options }) => (
          <AllowedValues
            key={slug}
            attribute={{ id, name, options }}
            values={item.attributes[slug] ?? []}
            onChange={(values) => {
              const { [slug]: _, ...rest } = item.attributes;
              onChange({
                ...item,
                attributes: values.length > 0 ? { ...rest, [slug]: values } : rest,
              });
            }}
          />
        ))}
    </Stack>
  );
}

const terms = z.array(z.pick(termResponse, { name: true, slug: true }));

interface AllowedValuesProps {
  attribute: { id: number; name: string; options: readonly string[] };
  values: readonly string[];
  onChange(values: string[]): void;
}

/** Bundles name values by their slugs; those of an attribute of the product alone are its texts. */
function AllowedValues(props: AllowedValuesProps) {
  const { id, options } = props.attribute;
  if (id > 0) return <SharedValues {...props} />;
  return <Values {...props} choices={options.map((option) => ({ slug: option, label: option }))} />;
}

function SharedValues(props: AllowedValuesProps) {
  const { id, options } = props.attribute;
  const { data = [] } = useReading(`wc/v3/products/attributes/${id}/terms`, terms, {
    query: { per_page: 100 },
  });
  const choices = data
    .filter(({ name }) => options.includes(name))
    .map(({ name, slug }) => ({ slug, label: name }));
  return <Values {...props} choices={choices} />;
}

interface ValuesProps extends AllowedValuesProps {
  choices: readonly { slug: string; label: string }[];
}

function Values({ attribute, values, onChange, choices }: ValuesProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={choices}
      value={values.map(
        (slug) => choices.find((each) => each.slug === slug) ?? { slug, label: slug },
      )}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      onChange={(_, picked) => onChange(picked.map(({ slug }) => slug))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={`${adminMessages['admin.bundle.item.values']}: ${attribute.name}`}
        />
      )}
    />
  );
}
