import { Stack } from '@mui/material';
import { PRICING_TYPES, type PricingType } from '#rules/options/option-form.ts';
import type { FieldDraft } from '#wire/catalog/option-field-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { AmountBox, ChoiceBox, NumberBox, SwitchBox, TextBox } from './boxes.tsx';
import { FormulaInput } from './formula-input.tsx';

type DraftPrice = NonNullable<FieldDraft['price']>;

const FREE: DraftPrice = {
  pricingType: 'fixed',
  amount: 0,
  formula: '',
  excluded: null,
  isFee: false,
  isShowPrice: false,
  excludeFromDiscount: false,
  taxpu: 1,
};

const KINDS = ['none', ...PRICING_TYPES] as const;
const kindChoices = KINDS.map((value) => ({
  value,
  label: adminMessages[`admin.form.price.${value}`],
}));

const FREE_KINDS = ['none', 'list', 'pattern'] as const;
const freeChoices = FREE_KINDS.map((value) => ({
  value,
  label: adminMessages[`admin.form.price.excluded.${value}`],
}));

interface PriceEditorProps {
  price: DraftPrice | null;
  ids: readonly string[];
  onChange(price: DraftPrice | null): void;
}

export function PriceEditor({ price, ids, onChange }: PriceEditorProps) {
  const choose = (kind: PricingType | 'none') =>
    onChange(kind === 'none' ? null : { ...(price ?? FREE), pricingType: kind });
  return (
    <Stack spacing={2}>
      <ChoiceBox
        label={adminMessages['admin.form.price.kind']}
        value={price?.pricingType ?? 'none'}
        choices={kindChoices}
        onChange={choose}
      />
      {price && <PriceParts price={price} ids={ids} onChange={onChange} />}
    </Stack>
  );
}

interface PricePartsProps {
  price: DraftPrice;
  ids: readonly string[];
  onChange(price: DraftPrice): void;
}

const SWITCHES = ['isFee', 'isShowPrice', 'excludeFromDiscount'] as const;

function PriceParts({ price, ids, onChange }: PricePartsProps) {
  const { pricingType, excluded } = price;
  const isPercent = pricingType === 'percentage';
  return (
    <>
      {pricingType === 'custom' ? (
        <FormulaInput
          label={adminMessages['admin.form.price.formula']}
          value={price.formula}
          ids={ids}
          onChange={(formula) => onChange({ ...price, formula })}
        />
      ) : (
        <AmountBox
          key={String(isPercent)}
          label={adminMessages[isPercent ? 'admin.form.price.percent' : 'admin.form.price.amount']}
          value={price.amount}
          isPercent={isPercent}
          onChange={(amount) => onChange({ ...price, amount: amount ?? 0 })}
        />
      )}
      {pricingType === 'per_car' && (
        <Stack direction="row" spacing={1}>
          <ChoiceBox
            label={adminMessages['admin.form.price.excluded']}
            value={excluded?.kind ?? 'none'}
            choices={freeChoices}
            onChange={(kind) =>
              onChange({
                ...price,
                excluded: kind === 'none' ? null : { kind, text: excluded?.text ?? '' },
              })
            }
          />
          {excluded && (
            <TextBox
              label={adminMessages['admin.form.price.excludedText']}
              value={excluded.text}
              onChange={(text) => onChange({ ...price, excluded: { ...excluded, text } })}
            />
          )}
        </Stack>
      )}
      <Stack>
        {SWITCHES.map((name) => (
          <SwitchBox
            key={name}
            label={adminMessages[`admin.form.price.${name}`]}
            value={price[name]}
            onChange={(isOn) => onChange({ ...price, [name]: isOn })}
          />
        ))}
      </Stack>
      <NumberBox
        label={adminMessages['admin.form.price.taxpu']}
        value={price.taxpu}
        onChange={(taxpu) => onChange({ ...price, taxpu: taxpu ?? 1 })}
      />
    </>
  );
}
