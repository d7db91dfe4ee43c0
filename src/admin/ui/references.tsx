import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { BY_MATCH } from '../data/list-query.ts';

interface ReferencesProps {
  source: string;
  label: string;
  reference: string;
}

/** Several records by their ids, found by name. */
export function References({ reference, label, source }: ReferencesProps) {
  return (
    <ReferenceArrayInput source={source} reference={reference} sort={BY_MATCH}>
      <AutocompleteArrayInput
        optionText="name"
        label={label}
        filterToQuery={(q) => ({ q })}
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
