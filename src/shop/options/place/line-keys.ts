import type { KeyboardEvent } from 'react';

/** How the suggestion list handles the input's keys. */
export interface LineKeys {
  pressed(event: KeyboardEvent<HTMLInputElement>): void;
  left(): void;
}
