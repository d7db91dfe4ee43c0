import { Alert, CircularProgress } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { type ShippingClassUse, shippingClassUses } from '#wire/vitrine/product-classes.ts';
import { useReading } from '../ui/use-reading.ts';
import { type ClassRow, ClassScreen, countTexts } from './class-screen.tsx';

const PATH = 'wc/v3/products/shipping_classes';

function getRow({ id, name, methods, ...used }: ShippingClassUse): ClassRow {
  const path = `${PATH}/${id}`;
  const charged = methods.map(({ zone, title }) =>
    adminMessages['admin.shippingClasses.method']
      .replace('{zone}', zone)
      .replace('{method}', title),
  );
  return {
    key: String(id),
    name,
    uses: [...countTexts(used), ...charged],
    deleteText: adminMessages['admin.shippingClasses.deleteText'],
    rename: (typed) => ({ path, method: 'PUT', data: { name: typed } }),
    remove: { path, method: 'DELETE', query: { force: true } },
  };
}

/** Kinds of parcels: what is bulky or breaks easily is charged in a way of its own. */
export default function ShippingClasses() {
  const { data, error, refetch } = useReading('vitrine/v1/shipping-classes', shippingClassUses);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  return (
    <ClassScreen
      title={adminMessages['admin.shippingClasses']}
      about={adminMessages['admin.shippingClasses.about']}
      resource="product_shipping_class"
      rows={data.map(getRow)}
      add={(name) => ({ path: PATH, method: 'POST', data: { name } })}
      onChanged={refetch}
    />
  );
}
