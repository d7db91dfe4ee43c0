/** By what the same form is recognised when it is sent again. */
export interface SentOrder {
  /** '' where the form has none. */
  key: string;
  /** Hash of the cookie it was sent with. */
  sender: string | null;
}
