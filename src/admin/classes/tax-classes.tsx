import { Alert, Button, CircularProgress } from '@mui/material';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type TaxClassUse, taxClassUses } from '#wire/vitrine/product-classes.ts';
import { useReading } from '../ui/use-reading.ts';
import { type ClassRow, ClassScreen, countTexts } from './class-screen.tsx';

const PATH = 'wc/v3/taxes/classes';

function getRow(taxClass: TaxClassUse): ClassRow {
  const { slug, name, is_standard: isStandard, rates, of_shipping: ofShipping, ...used } = taxClass;
  const rateText = adminMessages['admin.taxClasses.rates'].replace('{count}', String(rates));
  const label = adminMessages['admin.taxes'];
  return {
    key: slug,
    name,
    uses: [
      ...countTexts(used),
      ...(rates > 0 ? [rateText] : []),
      ...(ofShipping ? [adminMessages['admin.taxClasses.ofShipping']] : []),
    ],
    links: (
      <Button
        size="small"
        component={Link}
        to={`/settings/tax-rates?class=${encodeURIComponent(slug)}`}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    ),
    deleteText: isStandard ? null : adminMessages['admin.taxClasses.deleteText'],
    rename: isStandard
      ? null
      : (typed) => ({
          path: `vitrine/v1/tax-classes/${encodeURIComponent(slug)}`,
          method: 'PUT',
          data: { name: typed },
        }),
    remove: { path: `${PATH}/${slug}`, method: 'DELETE', query: { force: true } },
  };
}

/** Which products are taxed alike; the rates of each are on a screen of their own. */
export default function TaxClasses() {
  const { data, error, refetch } = useReading('vitrine/v1/tax-classes', taxClassUses);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <ClassScreen
      title={adminMessages['admin.taxClasses']}
      about={adminMessages['admin.taxClasses.about']}
      resource="tax_class"
      rows={data.map(getRow)}
      add={(name) => ({ path: PATH, method: 'POST', data: { name } })}
      onChanged={refetch}
    />
  );
}
