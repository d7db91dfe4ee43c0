import type { ListingPage } from '#wire/listing.ts';

interface QueryFieldsProps extends Pick<ListingPage, 'fields'> {
  /** Parameters the form asks for itself. */
  except: readonly string[];
}

/**
 * The other parameters of a listing's address as hidden fields, so that a form changes one and
 * preserves the rest.
 */
export function QueryFields({ fields, except }: QueryFieldsProps) {
  return fields
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
