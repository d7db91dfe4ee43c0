/** A map pin. */
export function PinIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} className={className} aria-hidden="true">
      <path
        d="M12 21.500c4.700-4.900 7-8.600 7-11.500a7 7 0 1 0-14 0c0 2.900 2.300 6.600 7 11.500z M12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </svg>
  );
}
