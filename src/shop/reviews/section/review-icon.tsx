/** Icons of the reviews only: rendered by the server, and not part of the shop's script. */
const DRAWINGS = {
  up: 'M7 10.5v9.5H3.5v-9.500zM7 11l4-7.500a2.2 2.2 0 0 1 2.200 2.800L12.500 9.500h6a2 2 0 0 1 2 2.400l-1.300 6.500A2 2 0 0 1 17.200 20H7',
  down: 'M17 13.500V4h3.500v9.500zM17 13l-4 7.500a2.200 2.200 0 0 1-2.200-2.800l.7-3.200h-6a2 2 0 0 1-2-2.400l1.300-6.500A2 2 0 0 1 6.800 4H17',
  camera:
    'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 16.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600z',
  play: 'M8 5l10.5 7L8 19z',
  left: 'M4.500 5v5h5M5 10a7.500 7.500 0 1 1-.8 4.500',
  right: 'M19.500 5v5h-5M19 10a7.500 7.500 0 1 0 .8 4.500',
  expand: 'M14.500 4H20v5.500M20 4l-6.500 6.500M9.500 20H4v-5.500M4 20l6.500-6.500',
} as const;

interface ReviewIconProps {
  name: keyof typeof DRAWINGS;
  size?: 16 | 20 | 24 | 32;
  className?: string;
}

export function ReviewIcon({ name, size = 20, className }: ReviewIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
