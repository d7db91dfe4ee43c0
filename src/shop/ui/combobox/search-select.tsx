import type { SelectHTMLAttributes } from 'react';

interface SearchSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  searchable?: boolean;
}

/** A native select; where script runs, its list can be searched. */
export function SearchSelect({ searchable, ...select }: SearchSelectProps) {
  return <select {...select} data-searchable={searchable || undefined} />;
}
