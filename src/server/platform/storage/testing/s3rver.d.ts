declare module 's3rver' {
  interface Choices {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(choices: Choices);
    run(): Promise<{ port: number }>;
  }
}
