import { Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useInput } from 'react-admin';
import { isPlainMarkup } from './plain-markup.ts';
import { asTyped, TextInput } from './text-input.tsx';

const RichText = lazy(() => import('./rich-text.tsx'));

interface RichTextInputProps {
  source: string;
  label: string;
}

/** A text with headings, lists and links; one that has more than that is edited as HTML. */
export function RichTextInput({ source, label }: RichTextInputProps) {
  const { field } = useInput({ source, defaultValue: '', parse: asTyped });
  const value = String(field.value ?? '');
  // Decided once: what is typed as HTML does not turn into the editor under the person's hands.
  const [asHtml, setAsHtml] = useState(() => !isPlainMarkup(value));
  if (asHtml) return <TextInput source={source} label={label} multiline minRows={6} fullWidth />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height="14rem" />}>
      <RichText
        label={label}
        value={value}
        onChange={field.onChange}
        onHtml={() => setAsHtml(true)}
      />
    </Suspense>
  );
}
