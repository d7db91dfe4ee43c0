import { TextInput as PlainInput, type TextInputProps } from 'react-admin';

/** What a field of a form holds once it was emptied; react-admin makes null of it, which the API refuses. */
export const asTyped = (value: unknown) => value ?? '';

/** A text of a record, which may be emptied. */
export function TextInput(props: TextInputProps) {
  return <PlainInput parse={asTyped} {...props} />;
}
