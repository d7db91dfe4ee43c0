export interface JobRun {
  id: number;
  kind: string;
  payload: unknown;
  /** 1 the first time; more where it failed before or a process died over it. */
  attempt: number;
}

/** What does jobs of one kind. It may be asked twice for the same job and must bear it. */
export interface JobHandler<Context> {
  run(ctx: Context, job: JobRun): Promise<void>;
  /** How often it is attempted before it is dead; 8 by default. */
  maxAttempts?: number;
  /**
   * How many of its jobs run at the same time in a process, in places of their own. For jobs that wait
   * for machines of others: however long those take, the jobs of other kinds have their own places.
   */
  maxConcurrent?: number;
}

export type JobHandlers<Context> = Readonly<Record<string, JobHandler<Context>>>;

/** Done again and again, by one process at a time. */
export interface RecurringJob<Context> {
  everyMs: number;
  run(ctx: Context): Promise<void>;
}

export type RecurringJobs<Context> = Readonly<Record<string, RecurringJob<Context>>>;
