import { Box, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { unitSlots, useMoneySlots } from './affixes.tsx';
import { DownloadList, type FilesChange } from './download-list.tsx';
import { gtinHint } from './identity-fields.tsx';
import { MarginText } from './margin-text.tsx';
import { useShippingClasses, useTaxClasses } from './named-classes.ts';
import type { RowProblems } from './use-variations.ts';
import { fieldProblem, SIDES, type TypedField, type VariationText } from './variation-draft.ts';

interface VariationDetailsProps {
  text: VariationText;
  /** Of the variation, for whoever does not see the row. */
  name: string;
  problems: RowProblems;
  /** Of the product, where the variation has none. */
  cost: string;
  onType(change: Partial<VariationText>): void;
  onFiles(change: FilesChange): void;
}

/** What is asked of a variation more rarely than its price: unfolded in its row. */
export function VariationDetails({
  text,
  name,
  problems,
  cost,
  onType,
  onFiles,
}: VariationDetailsProps) {
  const { weight, length } = useAdmin().config.units;
  const money = useMoneySlots();
  const taxClasses = useTaxClasses();
  const shippingClasses = useShippingClasses();
  const asProduct = adminMessages['admin.productForm.asProduct'];

  function input(field: TypedField, label: string, more: Partial<FieldLook> = {}) {
    const problem = fieldProblem(problems, field);
    return (
      <TextField
        key={field}
        size="small"
        label={label}
        value={text[field]}
        error={problem !== ''}
        helperText={problem || more.hint}
        onChange={({ target }) => onType({ [field]: target.value })}
        {...(more.placeholder && { placeholder: more.placeholder })}
        slotProps={{
          ...more.slots,
          htmlInput: { 'aria-label': `${label}: ${name}`, ...more.slots?.htmlInput },
        }}
      />
    );
  }

  const gtin = text.global_unique_id;
  return (
    <>
      <Box sx={GRID}>
        {input('cost', adminMessages['admin.productForm.cost'], {
          slots: money,
          placeholder: cost,
        })}
        {input('global_unique_id', adminMessages['admin.productForm.gtin'], {
          hint: gtin === '' ? '' : gtinHint(gtin),
        })}
        {input('mpn', adminMessages['admin.productForm.mpn'])}
        {input('unit_content', adminMessages['admin.productForm.content'], {
          hint: adminMessages['admin.productForm.contentOfVariation'],
        })}
        {input('weight', adminMessages['admin.productForm.weight'], {
          slots: unitSlots(adminMessages['admin.productForm.weight'], weight, name),
        })}
        {SIDES.map((side) => {
          const label = adminMessages[`admin.productForm.${side}`];
          return input(side, label, { slots: unitSlots(label, length, name) });
        })}
        <ClassField
          label={adminMessages['admin.productForm.taxClass']}
          value={text.tax_class}
          choices={[{ id: 'parent', name: asProduct }, ...taxClasses]}
          onChange={(tax_class) => onType({ tax_class })}
        />
        <ClassField
          label={adminMessages['admin.productForm.shippingClass']}
          value={text.shipping_class}
          choices={[{ id: '', name: asProduct }, ...shippingClasses]}
          onChange={(shipping_class) => onType({ shipping_class })}
        />
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {(['virtual', 'downloadable'] as const).map((flag) => (
          <FormControlLabel
            key={flag}
            label={adminMessages[`admin.productForm.${flag}`]}
            control={
              <Switch
                checked={text[flag]}
                onChange={({ target }) => onType({ [flag]: target.checked })}
              />
            }
          />
        ))}
      </Stack>
      {text.downloadable && (
        <>
          <DownloadList
            files={text.downloads}
            subject={name}
            problem={problems.downloads ?? ''}
            onChange={onFiles}
          />
          <Box sx={GRID}>
            {input('download_limit', adminMessages['admin.productForm.downloadLimit'], {
              hint: adminMessages['admin.productForm.noBound'],
            })}
            {input('download_expiry', adminMessages['admin.productForm.downloadExpiry'], {
              hint: adminMessages['admin.productForm.noBound'],
            })}
          </Box>
        </>
      )}
      <MarginText
        regular={text.regular_price}
        sale={text.sale_price}
        cost={text.cost.trim() || cost}
      />
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  marginBlockStart: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};

interface FieldLook {
  hint: string;
  placeholder: string;
  slots: ReturnType<typeof unitSlots>;
}

interface ClassFieldProps {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange(value: string): void;
}

function ClassField({ label, value, choices, onChange }: ClassFieldProps) {
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {[...choices, ...(isKnown ? [] : [{ id: value, name: value }])].map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
