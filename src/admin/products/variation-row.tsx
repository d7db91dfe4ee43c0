import { Alert, Box, Button, ButtonBase, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { ImageDialog } from '../ui/images/image-dialog.tsx';
import { SmallImage } from '../ui/images/small-image.tsx';
import { useMoneySlots } from './affixes.tsx';
import type { FilesChange } from './download-list.tsx';
import type { RowProblems } from './use-variations.ts';
import { VariationDetails } from './variation-details.tsx';
import {
  DETAIL_TEXTS,
  fieldProblem,
  otherProblems,
  TYPED_TEXTS,
  type TypedField,
  type VariationRow,
  type VariationText,
  variationName,
} from './variation-draft.ts';

export const VARIATION_LABELS: Readonly<Record<RowField, string>> = {
  regular_price: adminMessages['admin.product.regularPrice'],
  sale_price: adminMessages['admin.product.salePrice'],
  sku: adminMessages['admin.product.sku'],
  stock: adminMessages['admin.productForm.variationStock'],
  status: adminMessages['admin.productForm.enabled'],
};

type RowField = Extract<TypedField, (typeof TYPED_TEXTS)[number] | 'status'>;

export const OFFERED = [
  { id: 'publish', name: adminMessages['admin.productForm.yes'] },
  { id: 'private', name: adminMessages['admin.productForm.no'] },
];

interface VariationRowProps {
  row: VariationRow;
  text: VariationText;
  problems: RowProblems;
  /** It goes when the product is saved. */
  isRemoved: boolean;
  /** What a piece of the product costs where the variation says nothing else. */
  cost: string;
  onType(change: Partial<VariationText>): void;
  onFiles(change: FilesChange): void;
  onRemove(): void;
  onKeep(): void;
}

/** One variation: beside each other where there is room, two in a line on a phone. */
export function VariationRowFields(props: VariationRowProps) {
  const { row, text, problems, isRemoved, cost, onType, onFiles, onRemove, onKeep } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  // What was refused is in sight.
  const isOpen = isUnfolded || DETAIL_TEXTS.some((field) => fieldProblem(problems, field) !== '');
  const name = variationName(row, adminMessages['admin.productForm.anyValue']);
  const others = otherProblems(problems);
  const action = isRemoved
    ? { label: adminMessages['admin.productForm.keepVariation'], go: onKeep }
    : { label: adminMessages['admin.productForm.deleteVariation'], go: onRemove };
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
        <RowImageButton
          src={text.image?.src}
          name={name}
          onPick={(image) => onType({ image })}
          isOff={isRemoved}
        />
        <Box sx={{ flexGrow: 1 }}>
          <Typography
            component="legend"
            sx={{ fontWeight: 600, ...(isRemoved && { textDecoration: 'line-through' }) }}
          >
            {name}
          </Typography>
          {(isRemoved || row.id === null) && (
            <Typography variant="body2" color="textSecondary">
              {
                adminMessages[
                  isRemoved ? 'admin.productForm.goesOnSave' : 'admin.productForm.newVariation'
                ]
              }
            </Typography>
          )}
        </Box>
        {!isRemoved && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${adminMessages['admin.productForm.more']}: ${name}`}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            {adminMessages['admin.productForm.more']}
          </Button>
        )}
        <Button
          size="small"
          color={isRemoved ? 'primary' : 'error'}
          aria-label={`${action.label}: ${name}`}
          onClick={action.go}
        >
          {action.label}
        </Button>
      </Box>
      {!isRemoved && <RowTexts text={text} name={name} problems={problems} onType={onType} />}
      {!isRemoved && isOpen && (
        <VariationDetails
          text={text}
          name={name}
          problems={problems}
          cost={cost}
          onType={onType}
          onFiles={onFiles}
        />
      )}
      {others !== '' && (
        <Alert severity="error" tabIndex={-1} sx={{ marginBlockStart: 1 }}>
          {others}
        </Alert>
      )}
    </Box>
  );
}

type RowTextsProps = Pick<VariationRowProps, 'text' | 'problems' | 'onType'> & { name: string };

function RowTexts({ text, name, problems, onType }: RowTextsProps) {
  const money = useMoneySlots();
  return (
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
          error={fieldProblem(problems, field) !== ''}
          helperText={fieldProblem(problems, field)}
          onChange={({ target }) => onType({ [field]: target.value })}
          slotProps={{
            ...(field.endsWith('price') && money),
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
        onChange={({ target }) => onType({ status: target.value })}
      >
        {OFFERED.map(({ id, name: words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

interface RowImageButtonProps {
  src: string | undefined;
  name: string;
  isOff: boolean;
  onPick(image: VariationText['image']): void;
}

/** Chosen from the library. */
function RowImageButton({ src, name, isOff, onPick }: RowImageButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonBase
        disabled={isOff}
        onClick={() => setIsOpen(true)}
        aria-label={`${adminMessages['admin.productForm.choosePicture']}: ${name}`}
      >
        <SmallImage src={src} />
      </ButtonBase>
      {isOpen && (
        <ImageDialog
          onClose={() => setIsOpen(false)}
          onPick={({ id, source_url }) => {
            setIsOpen(false);
            onPick({ id, src: source_url });
          }}
        />
      )}
    </>
  );
}
