interface SliderStatusProps {
  /** Nothing until the slider has moved: where it begins is no news. */
  text: string;
  /** A slider that plays by itself does not talk by itself. */
  quiet?: boolean;
}

/** Tells a screen reader where the slider came to rest. */
export function SliderStatus({ text, quiet = false }: SliderStatusProps) {
  return (
    <p className="visually-hidden" aria-live={quiet ? 'off' : 'polite'} aria-atomic="true">
      {text}
    </p>
  );
}
