import { type JobParts, type Jobs, startJobs } from './start-jobs.ts';

/** For a worker that runs the jobs only when it is chosen, which may be never. */
export function startJobsWhenChosen<Context>(
  chosen: Promise<void>,
  parts: JobParts<Context>,
): Pick<Jobs, 'clockSetBack' | 'stop'> {
  const stopped = Promise.withResolvers<'stopped'>();
  const start = async () => {
    if ((await Promise.race([chosen, stopped.promise])) === 'stopped') return null;
    return startJobs(parts);
  };
  const started = start();
  started.catch((error: unknown) => parts.log.bug(error, { task: 'jobs' }));
  /** Null for as long as none run here. */
  const running = () => Promise.race([started, Promise.resolve(null)]);
  return {
    async clockSetBack() {
      await (await running())?.clockSetBack();
    },
    async stop() {
      stopped.resolve('stopped');
      await (await started.catch(() => null))?.stop();
    },
  };
}
