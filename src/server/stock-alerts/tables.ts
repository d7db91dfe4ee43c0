export interface StockAlertTables {
  /** Who waits for what; the row is deleted with the email that says it is back. */
  stock_alerts: {
    /** Lower case. */
    email: string;
    /** A product or variation. */
    item_id: number;
    /** The shop's signature over the address, the same in all its rows: links in emails name them by it. */
    key: string;
    /** The text that was agreed to. */
    consent: string;
    asked_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends StockAlertTables {}
}
