/** What a form of the page is about to pay. */
export interface Choices {
  /** In the smallest unit of the provider. */
  amount: number;
  currency: string;
}
