export interface TracingTarget {
  /** Where spans are posted to. */
  readonly url: string;
  readonly serviceName: string;
}
