import { Box, ButtonBase, MenuItem, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { RestProblem } from '../rest/rest-problem.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { ImageDialog } from '../ui/images/image-dialog.tsx';
import { SmallImage } from '../ui/images/small-image.tsx';
import {
  apiField,
  otherProblems,
  TYPED_TEXTS,
  type TypedField,
  type Variation,
  type VariationText,
  variationName,
} from './variation-draft.ts';

export const VARIATION_LABELS: Readonly<Record<TypedField, string>> = {
  regular_price: adminMessages['admin.product.regularPrice'],
  sale_price: adminMessages['admin.product.salePrice'],
  sku: adminMessages['admin.product.sku'],
  stock: adminMessages['admin.productForm.variationStock'],
  status: adminMessages['admin.productForm.enabled'],
};

export const OFFERED = [
  { id: 'publish', name: adminMessages['admin.productForm.yes'] },
  { id: 'private', name: adminMessages['admin.productForm.no'] },
];

interface VariationRowProps {
  row: Variation;
  text: VariationText;
  problem: RestProblem | null;
  onType(field: TypedField, value: string): void;
  onPicture(id: number | null): Promise<void>;
  onRemove(): Promise<void>;
  onSave(): Promise<void>;
}

/** One variation: beside each other where there is room, two in a line on a phone. */
export function VariationRow(props: VariationRowProps) {
  const { row, text, problem, onType, onPicture: onImage, onRemove, onSave } = props;
  const name = variationName(row, adminMessages['admin.productForm.anyValue']);

  const others = problem ? otherProblems(problem) : '';

  /** The field is in the product's form, which Enter would send. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void onSave();
  }

  return (
    <Box
      component="fieldset"
      sx={{
        margin: 0,
        padding: 0,
        paddingBlock: 1,
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlockEnd: 1 }}>
        <RowImage row={row} name={name} onPicture={onImage} />
        <Typography component="legend" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {name}
        </Typography>
        <ConfirmButton
          label={adminMessages['admin.productForm.deleteVariation']}
          text={adminMessages['admin.productForm.deleteVariationText']}
          subject={name}
          onConfirm={onRemove}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {TYPED_TEXTS.map((field) => (
          <TextField
            key={field}
            size="small"
            label={VARIATION_LABELS[field]}
            value={text[field]}
            error={problem !== null && apiField(field) in problem.fields}
            helperText={problem?.fields[apiField(field)] ?? ''}
            onChange={({ target }) => onType(field, target.value)}
            onKeyDown={press}
            slotProps={{
              htmlInput: {
                'aria-label': `${VARIATION_LABELS[field]}: ${name}`,
                ...(field !== 'sku' && { inputMode: 'decimal' }),
              },
            }}
          />
        ))}
        <TextField
          select
          size="small"
          label={VARIATION_LABELS.status}
          value={text.status}
          onChange={({ target }) => onType('status', target.value)}
        >
          {OFFERED.map(({ id, name: words }) => (
            <MenuItem key={id} value={id}>
              {words}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {others !== '' && (
        <Typography role="alert" color="error" variant="body2">
          {others}
        </Typography>
      )}
    </Box>
  );
}

type RowImageProps = Pick<VariationRowProps, 'row' | 'onPicture'> & { name: string };

/** Chosen from the library; saved at once. */
function RowImage({ row: { image }, name, onPicture: onImage }: RowImageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonBase
        onClick={() => setIsOpen(true)}
        aria-label={`${adminMessages['admin.productForm.choosePicture']}: ${name}`}
      >
        <SmallImage src={image?.src} />
      </ButtonBase>
      {isOpen && (
        <ImageDialog
          onClose={() => setIsOpen(false)}
          onPick={({ id }) => {
            setIsOpen(false);
            void onImage(id);
          }}
        />
      )}
    </>
  );
}
