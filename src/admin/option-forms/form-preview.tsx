import { Alert, Box, Stack, Typography } from '@mui/material';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { formPreviewResponse } from '#wire/vitrine/option-forms.ts';
import { useMany } from '../data/use-records.ts';
import { PartCard } from '../ui/part-card.tsx';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useResponse } from '../ui/use-response.ts';
import { entriesIn } from './entries-in.ts';
import { PriceSteps } from './price-steps.tsx';

interface FormPreviewProps {
  /** Null while it cannot be saved; the last one that could stays on the screen. */
  draft: FormDraft | null;
  /** The product it is tried on at first; null where it is assigned to none. */
  firstProduct: number | null;
  /** What a field is called. */
  nameOf(id: string): string;
}

interface Typed {
  values: Record<string, FieldValue>;
  quantity: number;
}

/**
 * The form as the shopper sees it, on the page of a product, and what the shop charges for what is
 * typed there.
 */
export function FormPreview({ draft, firstProduct, nameOf: getName }: FormPreviewProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const productId = chosen ?? firstProduct;
  const [typed, setTyped] = useState<Typed>({ values: {}, quantity: 1 });
  const previewInput = draft && productId !== null ? { form: draft, product_id: productId } : null;
  // What is typed in the frame is there already: it is sent along only with the next change.
  const held = useRef(typed);
  useEffect(() => {
    held.current = typed;
  }, [typed]);
  const page = useResponse(
    'vitrine/v1/option-forms/preview',
    previewInput,
    formPreviewResponse,
    held,
  );
  return (
    <>
      <PartCard title={adminMessages['admin.form.preview']}>
        <Stack spacing={1.5}>
          <ProductName id={productId} />
          <ProductPicker
            label={adminMessages['admin.form.previewProduct']}
            onPick={({ id }) => setChosen(id)}
          />
          {page.problem !== '' && <Alert severity="warning">{page.problem}</Alert>}
          {page.response && <Frame html={page.response.html} onType={setTyped} />}
        </Stack>
      </PartCard>
      <PartCard title={adminMessages['admin.form.bench']}>
        <PriceSteps trial={previewInput && { ...previewInput, ...typed }} nameOf={getName} />
      </PartCard>
    </>
  );
}

function ProductName({ id }: { id: number | null }) {
  const { data } = useMany('products', id === null ? [] : [id]);
  if (id === null) {
    return <Typography color="textSecondary">{adminMessages['admin.form.previewNone']}</Typography>;
  }
  return <Typography>{data?.[0]?.name ?? ''}</Typography>;
}

/** Pixels between the edge of the frame and the form. */
const ROOM_ABOVE = 80;

interface FrameProps {
  html: string;
  onType(typed: Typed): void;
}

/**
 * The shop's own page with its own script. The frame may not send forms, open windows or lead away:
 * nothing is bought in it.
 */
function Frame({ html, onType }: FrameProps) {
  function listen({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const page = currentTarget.contentDocument;
    const form = page?.querySelector<HTMLFormElement>('form.cart');
    if (!page || !form) return;
    const report = () => onType(typedIn(form));
    page.addEventListener('input', report);
    page.addEventListener('change', report);
    // By the frame's own window: the screen around it stays where it is.
    const top = page.querySelector('.wcpa_form_outer')?.getBoundingClientRect().top ?? 0;
    page.defaultView?.scrollTo(0, top - ROOM_ABOVE);
    report();
  }
  return (
    <Box
      component="iframe"
      title={adminMessages['admin.form.preview']}
      sandbox="allow-scripts allow-same-origin"
      srcDoc={html}
      onLoad={listen}
      sx={{
        inlineSize: '100%',
        blockSize: 'clamp(20rem, 50vh, 40rem)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const { quantity, ...values } = entriesIn(new FormData(form));
  const pieces = Number(quantity ?? 1);
  return { values, quantity: Number.isFinite(pieces) && pieces > 0 ? pieces : 1 };
}
