import type { FileField } from '#rules/options/option-form.ts';
import type { EntryProps } from '../option-field.tsx';
import { EntryGroup } from './entry-group.tsx';

/** Without script the file is sent with the form itself. */
export function FileEntry(props: EntryProps<FileField>) {
  const { field, id } = props;
  return (
    <EntryGroup {...props}>
      <input
        type="file"
        id={id}
        name={`${field.id}__file`}
        multiple={field.multiple}
        accept={field.extensions.map((each) => `.${each}`).join(',')}
        aria-labelledby={`${id}-label`}
      />
    </EntryGroup>
  );
}
