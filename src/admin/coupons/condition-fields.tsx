import {
  ArrayInput,
  BooleanInput,
  DateTimeInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import type { ArgumentKind } from '#rules/coupons/conditions/condition.ts';
import {
  CONDITION_CODES,
  CONDITIONS,
  type ConditionArguments,
  type ConditionCode,
} from '#rules/coupons/conditions/conditions.ts';
import { BUILT_IN_ROLES } from '#rules/permissions/permissions.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { References } from '../ui/references.tsx';

// One input for each argument of each condition, as the rules describe them: a condition added there
// does not compile here until it has its words.

type Labels = { [Code in ConditionCode]: { [Name in keyof ConditionArguments[Code]]: string } };

const LABELS: Labels = {
  starts: { at: adminMessages['admin.coupon.if.starts'] },
  expires: { at: adminMessages['admin.coupon.if.expires'] },
  usageLimit: { count: adminMessages['admin.coupon.if.usageLimit'] },
  customerLimit: { count: adminMessages['admin.coupon.if.customerLimit'] },
  emails: { patterns: adminMessages['admin.coupon.if.emails'] },
  roles: { roles: adminMessages['admin.coupon.if.roles'] },
  countries: { countries: adminMessages['admin.coupon.if.countries'] },
  shippingMethods: { methods: adminMessages['admin.coupon.if.shippingMethods'] },
  paymentMethods: { methods: adminMessages['admin.coupon.if.paymentMethods'] },
  onlyFor: {
    productIds: adminMessages['admin.coupon.if.onlyProducts'],
    categoryIds: adminMessages['admin.coupon.if.onlyCategories'],
  },
  notFor: {
    productIds: adminMessages['admin.coupon.if.notProducts'],
    categoryIds: adminMessages['admin.coupon.if.notCategories'],
  },
  noSaleItems: {},
  minimumSpend: { amount: adminMessages['admin.coupon.if.minimumSpend'] },
  maximumSpend: { amount: adminMessages['admin.coupon.if.maximumSpend'] },
  ranges: {
    match: adminMessages['admin.coupon.if.match'],
    ranges: adminMessages['admin.coupon.if.ranges'],
  },
};

/** Where the API has a field of WooCommerce; the others are among our own conditions. */
const SOURCES: Readonly<Record<string, string>> = {
  'starts.at': 'extensions.vitrine.date_starts',
  'expires.at': 'date_expires',
  'usageLimit.count': 'usage_limit',
  'customerLimit.count': 'usage_limit_per_user',
  'emails.patterns': 'email_restrictions',
  'onlyFor.productIds': 'product_ids',
  'onlyFor.categoryIds': 'product_categories',
  'notFor.productIds': 'excluded_product_ids',
  'notFor.categoryIds': 'excluded_product_categories',
  'minimumSpend.amount': 'minimum_amount',
  'maximumSpend.amount': 'maximum_amount',
};

const ROLE_CHOICES = BUILT_IN_ROLES.map((id) => ({ id, name: id.replace('_', ' ') }));
const MATCHES = [
  { id: 'any', name: adminMessages['admin.coupon.if.any'] },
  { id: 'all', name: adminMessages['admin.coupon.if.all'] },
];
const MEASURES = [
  { id: 'quantity', name: adminMessages['admin.coupon.if.quantity'] },
  { id: 'subtotal', name: adminMessages['admin.coupon.if.subtotal'] },
];

/** `without`: conditions that stand with the effect. */
export function ConditionFields({ without }: { without: readonly ConditionCode[] }) {
  return CONDITION_CODES.filter((code) => !without.includes(code)).map((code) => {
    const fields = Object.entries(CONDITIONS[code].fields);
    // A condition without arguments is there or not.
    if (fields.length === 0) {
      return (
        <BooleanInput
          key={code}
          source="exclude_sale_items"
          label={adminMessages['admin.coupon.if.noSaleItems']}
        />
      );
    }
    const labels: Readonly<Record<string, string>> = LABELS[code];
    return fields.map(([name, kind]) => (
      <ArgumentField
        key={`${code}.${name}`}
        kind={kind}
        label={labels[name] ?? name}
        source={SOURCES[`${code}.${name}`] ?? `extensions.vitrine.conditions.${code}.${name}`}
      />
    ));
  });
}

interface FieldProps {
  source: string;
  label: string;
}

function ArgumentField({ kind, ...field }: FieldProps & { kind: ArgumentKind }) {
  switch (kind) {
    case 'money':
      return <TextInput {...field} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />;
    case 'count':
      return <NumberInput {...field} min={1} />;
    case 'time':
      return <DateTimeInput {...field} parse={(value) => value || null} />;
    case 'products':
      return <References {...field} reference="products" />;
    case 'categories':
      return <References {...field} reference="categories" />;
    case 'roles':
      return <SelectArrayInput {...field} choices={ROLE_CHOICES} />;
    case 'anyOrAll':
      return <SelectInput {...field} choices={MATCHES} defaultValue="all" />;
    case 'ranges':
      return <Ranges {...field} />;
    case 'emails':
    case 'countries':
    case 'shippingMethods':
    case 'paymentMethods':
      return <WordsInput {...field} />;
  }
}

/** A list typed with commas between. */
function WordsInput(field: FieldProps) {
  return (
    <TextInput
      {...field}
      fullWidth
      helperText={adminMessages['admin.coupon.commas']}
      format={(list: unknown) => (Array.isArray(list) ? list.join(',') : '')}
      parse={(text: string) => (text === '' ? [] : text.split(','))}
    />
  );
}

function Ranges({ source, label }: FieldProps) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline disableReordering>
        <SelectInput
          source="measure"
          label={adminMessages['admin.coupon.if.measure']}
          choices={MEASURES}
          defaultValue="quantity"
        />
        <NumberInput source="least" label={adminMessages['admin.coupon.if.least']} min={0} />
        <NumberInput source="most" label={adminMessages['admin.coupon.if.most']} min={0} />
        <References
          source="productIds"
          reference="products"
          label={adminMessages['admin.coupon.buyProducts']}
        />
        <References
          source="categoryIds"
          reference="categories"
          label={adminMessages['admin.coupon.buyCategories']}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
