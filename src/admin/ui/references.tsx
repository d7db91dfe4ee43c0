import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';

interface ReferencesProps {
  source: string;
  label: string;
  reference: string;
}

/** Several records by their ids, found by name. */
export function References({ reference, label, source }: ReferencesProps) {
  return (
    <ReferenceArrayInput source={source} reference={reference}>
      <AutocompleteArrayInput
        optionText="name"
        label={label}
        filterToQuery={(q) => ({ q })}
        fullWidth
      />
    </ReferenceArrayInput>
  );
}
