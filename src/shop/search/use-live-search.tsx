import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FieldAttributes, FieldKeys, LiveSearchProps } from './live-search.tsx';

// Suggestions are loaded when the field is first focused; without them the form still searches.
const LiveSearch = lazy<ComponentType<LiveSearchProps>>(async () => {
  try {
    return { default: (await import('./live-search.tsx')).LiveSearch };
  } catch {
    return { default: () => null };
  }
});

/** What makes a search form suggest; the form itself works without. */
export interface LiveSearchParts {
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'onFocus' | 'onBlur'>;
  fieldProps: FieldAttributes &
    Pick<ComponentProps<'input'>, 'autoComplete' | 'onFocus' | 'onInput' | 'onKeyDown'>;
  buttonProps: { className: string; 'aria-busy': true | undefined };
  /** Placed last in the form, which is positioned. */
  suggestions: ReactNode;
}

interface LiveSearchOptions {
  /** The slug that is chosen beside the field; '' for all. */
  category?: string;
  /** The form is in a panel that clips: on narrow screens the box makes it taller. */
  inPanel?: boolean;
}

export function useLiveSearch(
  fieldId: string,
  { category = '', inPanel = false }: LiveSearchOptions = {},
): LiveSearchParts {
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<FieldKeys | null>(null);
  const [used, setUsed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [text, setText] = useState('');
  const [field, setField] = useState<FieldAttributes>({});
  const [busy, setBusy] = useState(false);

  // Handles a field that was focused before hydration.
  useEffect(() => {
    const own = document.getElementById(fieldId);
    if (!(own instanceof HTMLInputElement) || document.activeElement !== own) return;
    setUsed(true);
    setFocused(true);
    setText(own.value);
  }, [fieldId]);

  return {
    formProps: {
      ref: form,
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
    fieldProps: {
      ...field,
      autoComplete: 'off',
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setUsed(true);
        setText(currentTarget.value);
      },
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => keys.current?.(event),
    },
    buttonProps: { className: busy ? 'loading' : '', 'aria-busy': busy || undefined },
    suggestions: (
      <Suspense fallback={null}>
        {used && (
          <LiveSearch
            id={fieldId}
            form={form}
            text={text}
            category={category}
            focused={focused}
            inPanel={inPanel}
            keys={keys}
            setField={setField}
            setBusy={setBusy}
          />
        )}
      </Suspense>
    ),
  };
}
