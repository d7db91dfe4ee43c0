/** The page that the links in reminders of a basket lead to. */
export interface CartReminderPage {
  view: 'restore' | 'end' | 'ended' | 'expired';
  /** What the button brings back; empty for the other views. */
  things: readonly { name: string; quantity: number }[];
}
