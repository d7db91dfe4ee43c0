interface SliderStatusProps {
  /** Empty until the slider has moved. */
  text: string;
  /** Automatic moves are not announced. */
  quiet?: boolean;
}

/** Announces the position at which the slider came to rest. */
export function SliderStatus({ text, quiet = false }: SliderStatusProps) {
  return (
    <p className="visually-hidden" aria-live={quiet ? 'off' : 'polite'} aria-atomic="true">
      {text}
    </p>
  );
}
