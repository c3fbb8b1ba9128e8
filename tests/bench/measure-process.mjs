// Preloaded into a build (`node --import`): on exit, writes its cost to the file in BENCH_RESULT.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const session = process.env.BENCH_PROFILE ? new Session() : undefined;
session?.connect();
session?.post('Profiler.enable');
session?.post('Profiler.setSamplingInterval', { interval: 5000 });
session?.post('Profiler.start');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  let profile;
  session?.post('Profiler.stop', (_, result) => (profile = result?.profile));
  const result = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024, profile };
  writeFileSync(process.env.BENCH_RESULT ?? 'bench-result.json', JSON.stringify(result));
});
