/** Milliseconds of processor time for one run, which other programs on the machine do not lengthen. */
export function getCpu(task: (run: number) => unknown, runs: number): number {
  const used = () => {
    const start = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) task(run);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / runs;
  };
  // Warm-up: the first round runs code that is not compiled yet.
  used();
  return used();
}
