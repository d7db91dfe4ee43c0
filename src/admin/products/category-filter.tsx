import { useEffect, useState } from 'react';
import { SelectInput } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useRest } from '../ui/use-rest.ts';

const categories = z.array(z.pick(termResponse, { id: true, name: true }));

interface CategoryFilterProps {
  source: string;
  /** Read by the list: the filter is always shown. */
  alwaysOn?: boolean;
}

/** Every category of the shop to choose from. */
export function CategoryFilter({ source }: CategoryFilterProps) {
  const [choices, setChoices] = useState<z.infer<typeof categories>>([]);
  const send = useRest();

  useEffect(() => {
    const query = { per_page: EVERYTHING, _fields: 'id,name', orderby: 'name', order: 'asc' };
    void send({ path: 'wc/v3/products/categories', query }).then((response) => {
      const read = response.ok ? categories.safeParse(response.data) : null;
      if (read?.success) setChoices(read.data);
    });
  }, [send]);

  return (
    <SelectInput
      source={source}
      label={adminMessages['admin.product.inCategory']}
      choices={choices}
    />
  );
}
