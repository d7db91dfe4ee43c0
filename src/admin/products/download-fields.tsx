import { BooleanInput, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { boundText, readBound } from './download-bounds.ts';
import { DownloadList } from './download-list.tsx';
import { FieldRow } from './field-row.tsx';
import type { DownloadFile } from './product-draft.ts';
import { useProductType } from './use-product-type.ts';

const countSlots = { htmlInput: { inputMode: 'numeric' } } as const;

/** The files a simple product is sold with; the variations of a product have files of their own. */
export function DownloadFields() {
  const type = useProductType();
  const isDownload = useWatch({ name: 'downloadable' }) === true;
  if (type !== 'simple') return null;
  return (
    <PartCard title={adminMessages['admin.productForm.downloads']}>
      <BooleanInput
        source="downloadable"
        label={adminMessages['admin.productForm.downloadable']}
        helperText={adminMessages['admin.productForm.downloadableHint']}
      />
      {isDownload && <Files />}
    </PartCard>
  );
}

function Files() {
  const source = 'downloads';
  const { field, fieldState } = useInput<DownloadFile[]>({ source, defaultValue: [] });
  const { getValues } = useFormContext();
  return (
    <>
      <DownloadList
        files={field.value ?? []}
        problem={fieldState.error?.message ?? ''}
        // What was typed while a file was on its way is in the form, and not in what was rendered.
        onChange={(change) => field.onChange(change(getValues(source) ?? []))}
      />
      <FieldRow>
        <TextInput
          source="download_limit"
          label={adminMessages['admin.productForm.downloadLimit']}
          helperText={adminMessages['admin.productForm.noBound']}
          format={boundText}
          parse={readBound}
          slotProps={countSlots}
        />
        <TextInput
          source="download_expiry"
          label={adminMessages['admin.productForm.downloadExpiry']}
          helperText={adminMessages['admin.productForm.noBound']}
          format={boundText}
          parse={readBound}
          slotProps={countSlots}
        />
      </FieldRow>
    </>
  );
}
